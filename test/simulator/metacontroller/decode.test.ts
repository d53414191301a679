import { compositeAnswer } from '../../../simulator/metacontroller/composite.js';
import { DecodeError, decode, type DecodeMode } from '../../../simulator/metacontroller/decode.js';
import { decoratorAnswer } from '../../../simulator/metacontroller/decorator.js';
import { customizeAnswer } from '../../../simulator/metacontroller/relatedrule.js';

const both: readonly DecodeMode[] = ['strict', 'loose'];

test.each(both)('the members of a %s answer are returned', (mode) => {
  const body = '{"status":{"n":1},"children":[{"kind":"Pod"}],"resyncAfterSeconds":0.5,"finalized":true}';
  expect(decode(body, compositeAnswer, mode)).toEqual({
    status: { n: 1 },
    children: [{ kind: 'Pod' }],
    resyncAfterSeconds: 0.5,
    finalized: true,
  });
});

describe.each(both)('%s', (mode) => {
  test.each([
    ['an empty object', '{}', {}],
    ['null', 'null', {}],
    ['members that are null', '{"status":null,"children":null}', { status: null, children: null }],
    ['a child without apiVersion', '{"children":[{"kind":"Pod"}]}', { children: [{ kind: 'Pod' }] }],
    ['a null child, which crashes later', '{"children":[null]}', { children: [null] }],
    [
      'a duplicate key inside a child',
      '{"children":[{"kind":"Pod","spec":{"a":1,"a":2}}]}',
      { children: [{ kind: 'Pod', spec: { a: 2 } }] },
    ],
  ])('takes %s', (_name, body, want) => {
    expect(decode(body, compositeAnswer, mode)).toEqual(want);
  });

  test.each([
    ['an empty body', ''],
    ['text', 'nope'],
    ['text after the answer', '{} {}'],
    ['a list', '[]'],
    ['a status that is not an object', '{"status":"x"}'],
    ['children that are not a list', '{"children":{}}'],
    ['a child without kind', '{"children":[{"apiVersion":"v1"}]}'],
    ['a child with an empty kind', '{"children":[{"kind":""}]}'],
    ['a resync that is not a number', '{"resyncAfterSeconds":"1"}'],
    ['finalized as a string', '{"finalized":"yes"}'],
  ])('refuses %s', (_name, body) => {
    expect(() => decode(body, compositeAnswer, mode)).toThrow(DecodeError);
  });
});

test.each([
  ['an unknown key', '{"surprise":1}', {}],
  ['a key in other case', '{"Status":{}}', {}],
  ['a duplicate key', '{"finalized":true,"finalized":false}', { finalized: false }],
  ['a duplicate key inside status', '{"status":{"a":{"b":1,"b":2}}}', { status: { a: { b: 2 } } }],
])('strict refuses %s, loose uses the last one or ignores it', (_name, body, want) => {
  expect(() => decode(body, compositeAnswer, 'strict')).toThrow(/unknown field|duplicate field/);
  expect(decode(body, compositeAnswer, 'loose')).toMatchObject(want);
});

test('a decorator removes labels by null, and allows no other value than strings', () => {
  expect(decode('{"labels":{"a":null,"b":"1"}}', decoratorAnswer, 'strict')).toEqual({
    labels: { a: null, b: '1' },
  });
  expect(() => decode('{"annotations":{"a":1}}', decoratorAnswer, 'loose')).toThrow('map of strings');
});

test.each([
  ['an unknown key of a rule', '{"relatedResources":[{"apiVersion":"v1","resource":"pods","kind":"Pod"}]}'],
  ['an unknown key of a selector', '{"relatedResources":[{"labelSelector":{"match":{}}}]}'],
  [
    'a duplicate key in a selector',
    '{"relatedResources":[{"labelSelector":{"matchLabels":{"a":"1","a":"2"}}}]}',
  ],
])('strict customize refuses %s', (_name, body) => {
  expect(() => decode(body, customizeAnswer, 'strict')).toThrow(/unknown field|duplicate field/);
});
