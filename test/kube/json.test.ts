import { isList, isObject, memberOf, withMember, without } from '../../hooks/kube/json.js';

test.each([
  { value: {}, object: true, list: false },
  { value: [], object: false, list: true },
  { value: null, object: false, list: false },
  { value: undefined, object: false, list: false },
  { value: 'text', object: false, list: false },
])('the type of $value', ({ value, object, list }) => {
  expect(isObject(value)).toBe(object);
  expect(isList(value)).toBe(list);
});

test.each([
  { name: 'a member', path: ['a'], want: { b: 1 } },
  { name: 'a member of a member', path: ['a', 'b'], want: 1 },
  { name: 'a missing member', path: ['c', 'b'], want: undefined },
  { name: 'a member of a number', path: ['a', 'b', 'c'], want: undefined },
  { name: 'an inherited member', path: ['a', 'toString'], want: undefined },
])('$name', ({ path, want }) => {
  expect(memberOf({ a: { b: 1 } }, ...path)).toEqual(want);
});

test('a copy with one member set or removed', () => {
  const object = { a: 1, b: 2 };
  expect(withMember(object, 'a', 3)).toEqual({ a: 3, b: 2 });
  expect(Object.keys(withMember(object, 'a', undefined))).toEqual(['b']);
  expect(without(object, 'a', 'b')).toEqual({});
  expect(object).toEqual({ a: 1, b: 2 });
});
