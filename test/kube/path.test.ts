import { valueAt, withValueAt } from '../../hooks/kube/path.js';
import { deepFrozen } from '../support/objects.js';

test.each([
  { path: 'a', want: { b: [1] } },
  { path: 'a.b', want: [1] },
  { path: 'a.c', want: undefined },
  { path: 'a.b.0', want: undefined },
  { path: 'constructor', want: undefined },
])('the value at $path is $want', ({ path, want }) => {
  expect(valueAt({ a: { b: [1] } }, path)).toEqual(want);
});

test('a value is set in a copy, and missing objects on the way are created', () => {
  const object = deepFrozen({ a: { b: 1 }, c: 2 });
  expect(withValueAt(object, 'a.d.e', true)).toEqual({ a: { b: 1, d: { e: true } }, c: 2 });
  expect(withValueAt(object, 'c', 3)).toEqual({ a: { b: 1 }, c: 3 });
});
