import fc from 'fast-check';
import { duplicateKeys, hasDuplicateKey } from '../../hooks/kube/duplicatekeys.js';

test.each([
  { name: 'nothing', text: '{}', want: false },
  { name: 'two keys', text: '{"a":1,"b":1}', want: false },
  { name: 'a duplicate key', text: '{"a":1,"a":1}', want: true },
  { name: 'a duplicate key, with spaces', text: '{"a" : 1, "a"\n:2}', want: true },
  { name: 'a duplicate key, once escaped', text: String.raw`{"a":1,"\u0061":1}`, want: true },
  { name: 'the empty key twice', text: '{"":1,"":{}}', want: true },
  { name: 'a duplicate key, deep inside', text: '{"a":[{"b":[[{"c":1,"d":{},"c":2}]]}]}', want: true },
  { name: 'a key in two objects', text: '[{"a":1},{"a":1}]', want: false },
  { name: 'a key in an object and in one of its members', text: '{"a":{"a":{"a":1}}}', want: false },
  { name: 'a duplicate key after another member', text: '{"a":{"b":1},"a":1}', want: true },
  {
    name: 'JSON in a string',
    text: JSON.stringify({ a: JSON.stringify({ a: 1, b: 2 }), b: 1 }),
    want: false,
  },
  {
    name: 'JSON in JSON in a string',
    text: JSON.stringify({ a: JSON.stringify({ a: JSON.stringify({ a: 1 }) }) }),
    want: false,
  },
  { name: 'text that looks like a key', text: '{"a":":","b":"x\\":y"}', want: false },
  { name: 'a space, and text that looks like a key', text: '{"a" :":","a":1}', want: true },
  { name: 'keys that end in a backslash', text: '{"a\\\\":1,"a\\\\":2}', want: true },
  { name: 'names of JavaScript members', text: '{"constructor":1,"toString":2}', want: false },
  { name: 'a brace in a string', text: '{"a":"}{","b":1,"a":2}', want: true },
])('$name', ({ text, want }) => {
  expect(hasDuplicateKey(text, JSON.parse(text))).toBe(want);
});

test('the output of an encoder has no duplicate key', () => {
  const written = fc.oneof(
    fc.json().map((text) => JSON.stringify({ text })),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify(value, undefined, 1)),
  );
  fc.assert(
    fc.property(written, (text) => {
      expect(hasDuplicateKey(text, JSON.parse(text))).toBe(false);
    }),
  );
});

test('any member that is written twice is found', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), { minKeys: 1 }), (members) => {
      const inside = JSON.stringify(members).slice(1, -1);
      const text = `{${inside},${inside}}`;
      expect(hasDuplicateKey(text, JSON.parse(text))).toBe(true);
    }),
  );
});

test.each([
  { name: 'none', text: '{"a":[1,{"b":2}],"c":"}{"}', want: [] },
  { name: 'a key of the object itself', text: '{"a":1,"b":2,"a":3}', want: [['a']] },
  { name: 'a key three times', text: '{"a":1,"a":2,"a":3}', want: [['a'], ['a']] },
  { name: 'an escaped key', text: String.raw`{"a":1,"\u0061":1}`, want: [['a']] },
  {
    name: 'keys in the objects of nested lists',
    text: '{"a":[1,"x,y",[],{"b":1,"b":2}], "c":[[{}, {"d" : {"e":1,"e":2}}]]}',
    want: [
      ['a', '3', 'b'],
      ['c', '0', '1', 'd', 'e'],
    ],
  },
  {
    name: 'a key inside the value of a duplicate key',
    text: '{"a":1,"a":{"b":1,"b":2},"b":3}',
    want: [['a'], ['a', 'b']],
  },
])('paths of duplicate keys: $name', ({ text, want }) => {
  expect([...duplicateKeys(text)]).toEqual(want);
});

test('paths of duplicate keys do not depend on the depth of the stack', () => {
  const depth = 100_000;
  const text = `${'['.repeat(depth)}{"a":1,"a":2}${']'.repeat(depth)}`;
  expect([...duplicateKeys(text)].map((path) => path.length)).toEqual([depth + 1]);
});
