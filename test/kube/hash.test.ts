import { hashOf } from '../../hooks/kube/hash.js';

test('the order of keys and undefined members do not change a hash', () => {
  expect(hashOf({ a: 1, b: { c: 2, d: undefined } })).toBe(hashOf({ b: { c: 2 }, a: 1 }));
});

test('values and the order of lists do', () => {
  const hashes = [{ a: [1, 2] }, { a: [2, 1] }, { a: ['1', 2] }, {}].map(hashOf);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('a hash is stable: it is compared with hashes of older builds', () => {
  expect(hashOf({ a: 1 })).toBe('015abd7f5cc57a2dd94b7590f04ad808');
});
