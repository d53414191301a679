import {
  difference,
  fromFieldsV1,
  intersection,
  isEmpty,
  isSameSet,
  noFields,
  pathsOf,
  toFieldsV1,
  union,
} from '../../../apiserver/memory/fieldset.js';

// The fields of two managers: they share `spec.a`, and one item of a list.
const left = {
  'f:spec': { 'f:a': {}, 'f:b': {}, 'f:items': { 'k:{"name":"n"}': { '.': {}, 'f:name': {} } } },
};
const right = { 'f:spec': { '.': {}, 'f:a': {}, 'f:items': { 'k:{"name":"n"}': { '.': {} } } } };

test('a set is read from FieldsV1 and written back unchanged', () => {
  expect(toFieldsV1(fromFieldsV1(left))).toEqual(left);
  expect(toFieldsV1(fromFieldsV1(right))).toEqual({
    'f:spec': { '.': {}, 'f:a': {}, 'f:items': { 'k:{"name":"n"}': {} } },
  });
  expect(toFieldsV1(noFields)).toEqual({});
});

test.each([
  {
    name: 'a union has the paths of both',
    set: union,
    want: {
      'f:spec': { '.': {}, 'f:a': {}, 'f:b': {}, 'f:items': { 'k:{"name":"n"}': { '.': {}, 'f:name': {} } } },
    },
  },
  {
    name: 'a difference has the paths that only the first has',
    set: difference,
    want: { 'f:spec': { 'f:b': {}, 'f:items': { 'k:{"name":"n"}': { 'f:name': {} } } } },
  },
  {
    name: 'an intersection has the common paths',
    set: intersection,
    want: { 'f:spec': { 'f:a': {}, 'f:items': { 'k:{"name":"n"}': {} } } },
  },
])('$name', ({ set, want }) => {
  expect(toFieldsV1(set(fromFieldsV1(left), fromFieldsV1(right)))).toEqual(want);
});

test('the difference of a set with itself is empty', () => {
  const set = fromFieldsV1(left);
  expect(isEmpty(difference(set, set))).toBe(true);
  expect(isSameSet(set, fromFieldsV1(structuredCopy(left)))).toBe(true);
  expect(isSameSet(set, fromFieldsV1(right))).toBe(false);
});

test('paths that end on a level come before longer ones', () => {
  const paths = pathsOf(fromFieldsV1({ 'f:a': { 'f:b': {} }, 'f:c': {} }));
  expect(paths).toEqual([['f:c'], ['f:a', 'f:b']]);
});

const structuredCopy = (value: object): object => JSON.parse(JSON.stringify(value)) as object;
