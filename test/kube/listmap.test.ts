import { upsert } from '../../hooks/kube/listmap.js';

const list = [
  { key: 'a', at: 1 },
  { key: 'b', at: 1 },
];

test.each([
  { name: 'replaces in place', items: [{ key: 'a', at: 2 }], want: ['a2', 'b1'] },
  { name: 'appends a new element', items: [{ key: 'c', at: 2 }], want: ['a1', 'b1', 'c2'] },
  {
    name: 'uses the later of two items',
    items: [
      { key: 'c', at: 2 },
      { key: 'c', at: 3 },
    ],
    want: ['a1', 'b1', 'c3'],
  },
  { name: 'changes nothing for no items', items: [], want: ['a1', 'b1'] },
])('upsert $name', ({ items, want }) => {
  expect(upsert(list, items, ({ key }) => key).map(({ key, at }) => `${key}${at}`)).toEqual(want);
  expect(list).toHaveLength(2);
});

test('upsert creates a missing list', () => {
  expect(upsert(undefined, [list[0]!], ({ key }) => key)).toEqual([list[0]]);
});

test('upsert replaces the first of two elements with the same key', () => {
  const twice = [list[0]!, { key: 'a', at: 2 }];
  expect(upsert(twice, [{ key: 'a', at: 3 }], ({ key }) => key)).toEqual([{ key: 'a', at: 3 }, twice[1]]);
});
