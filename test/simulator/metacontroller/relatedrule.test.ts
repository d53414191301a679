import type { AnyObject } from '../../../hooks/api/hook.js';
import { selectorOf as selectorOfRule } from '../../../simulator/metacontroller/relatedrule.js';
import type { HookVersion } from '../../../simulator/metacontroller/spec.js';

const pieces = {
  apiVersion: 'example.org/v1',
  kind: 'Piece',
  plural: 'pieces',
  namespaced: true,
  hasStatus: true,
};
const shared = { ...pieces, kind: 'Shared', plural: 'shareds', namespaced: false };

function piece(namespace: string | undefined, name: string, labels = {}): AnyObject {
  const place = namespace === undefined ? {} : { namespace };
  return { apiVersion: 'example.org/v1', kind: 'Piece', metadata: { ...place, name, labels } };
}

const all = [
  piece('ml', 'a', { pick: 'me' }),
  piece('ml', 'b'),
  piece('other', 'a', { pick: 'me' }),
  piece('other', 'c'),
];

function selected(rule: object, version: HookVersion): readonly string[] {
  const isSelected = selectorOfRule({ apiVersion: 'example.org/v1', resource: 'pieces', ...rule }, pieces, {
    version,
    namespace: 'ml',
    labelsOf: (name) => (name === 'other' ? { team: 'x' } : {}),
  });
  return all.filter(isSelected).map(({ metadata }) => `${metadata.namespace ?? ''}/${metadata.name}`);
}

const pick = { labelSelector: { matchLabels: { pick: 'me' } } };
const team = { namespaceSelector: { matchLabels: { team: 'x' } } };

test.each([
  ['nothing: everything', {}, ['ml/a', 'ml/b', 'other/a', 'other/c']],
  ['an empty selector: everything', { labelSelector: {} }, ['ml/a', 'ml/b', 'other/a', 'other/c']],
  ['labels', pick, ['ml/a', 'other/a']],
  ['labels in a namespace', { ...pick, namespace: 'other' }, ['other/a']],
  ['a namespace', { namespace: 'other' }, ['other/a', 'other/c']],
  ['names', { names: ['a'] }, ['ml/a', 'other/a']],
  ['names in a namespace', { names: ['a'], namespace: 'ml' }, ['ml/a']],
  ['labels of the namespace', team, ['other/a', 'other/c']],
  ['labels of both', { ...team, ...pick }, ['other/a']],
  ['null instead of absent members', { names: null, labelSelector: null, namespace: null }, all.map(pathOf)],
])('a v2 rule selects by %s', (_name, rule, want) => {
  expect(selected(rule, 'v2')).toEqual(want);
});

test.each([
  ['nothing', {}, ['ml/a', 'ml/b']],
  ['labels', pick, ['ml/a']],
  ['its own namespace', { namespace: 'ml' }, ['ml/a', 'ml/b']],
  ['names, in every namespace', { names: ['a'] }, ['ml/a', 'other/a']],
])('a v1 rule of a namespaced parent selects by %s', (_name, rule, want) => {
  expect(selected(rule, 'v1')).toEqual(want);
});

test('a v1 rule of a cluster-scoped parent is not limited to a namespace', () => {
  const isSelected = selectorOfRule({ apiVersion: 'v1', resource: 'x' }, pieces, {
    version: 'v1',
    namespace: undefined,
    labelsOf: () => undefined,
  });
  expect(all.every(isSelected)).toBe(true);
});

test.each<[string, object, HookVersion]>([
  ['names and labels, even an empty selector', { names: ['a'], labelSelector: {} }, 'v2'],
  ['names and namespaceSelector', { names: ['a'], ...team }, 'v2'],
  ['namespace and namespaceSelector', { namespace: 'ml', ...team }, 'v2'],
  ['v1 and namespaceSelector', team, 'v1'],
  ['v1 and another namespace', { namespace: 'other' }, 'v1'],
])('%s exclude each other', (_name, rule, version) => {
  expect(() => selected(rule, version)).toThrow('exclude each other');
});

test('a namespace is ignored for a cluster-scoped kind, and namespaceSelector is refused', () => {
  const scope = { version: 'v2', namespace: 'ml', labelsOf: () => undefined } as const;
  const rule = { apiVersion: 'example.org/v1', resource: 'shareds' };
  expect(selectorOfRule({ ...rule, namespace: 'ml' }, shared, scope)(piece(undefined, 'a'))).toBe(true);
  expect(() => selectorOfRule({ ...rule, ...team }, shared, scope)).toThrow('exclude each other');
});

function pathOf({ metadata }: AnyObject): string {
  return `${metadata.namespace ?? ''}/${metadata.name}`;
}
