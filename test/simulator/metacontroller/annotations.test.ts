import { lastAppliedOf, withLastApplied } from '../../../simulator/metacontroller/annotations.js';

const KEY = 'metacontroller.k8s.io/last-applied-configuration';

function child(annotations: Readonly<Record<string, unknown>>): Parameters<typeof lastAppliedOf>[0] {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', annotations: annotations as never } };
}

test.each([
  ['stays next to the last-applied annotation', { a: '1' }, { a: '1' }],
  ['that is null becomes empty', { a: null, b: '1' }, { a: '', b: '1' }],
  ['that is a number drops all others', { a: 1, b: '1' }, {}],
])('an annotation %s', (_name, annotations, want) => {
  expect(withLastApplied(child(annotations), { v: 1 }).metadata.annotations).toEqual({
    ...want,
    [KEY]: '{"v":1}',
  });
});

test.each([
  ['missing', {}, {}],
  ['empty', { [KEY]: '' }, {}],
  ['an object', { [KEY]: '{"v":1}' }, { v: 1 }],
])('a last-applied annotation that is %s is read', (_name, annotations, want) => {
  expect(lastAppliedOf(child(annotations))).toEqual(want);
});

test.each(['{', '[]', '"text"'])('the last-applied annotation %s is an error', (text) => {
  expect(() => lastAppliedOf(child({ [KEY]: text }))).toThrow(SyntaxError);
});
