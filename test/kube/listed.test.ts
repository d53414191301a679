import { listed } from '../../hooks/kube/listed.js';

const named = (count: number): readonly string[] => Array.from({ length: count }, (_one, at) => `j${at}`);

test.each([
  { count: 1, want: 'j0' },
  { count: 10, want: 'j0, j1, j2, j3, j4, j5, j6, j7, j8, j9' },
  { count: 12, want: 'j0, j1, j2, j3, j4, j5, j6, j7, j8, j9 and 2 more' },
])('$count names', ({ count, want }) => {
  expect(listed(named(count))).toBe(want);
});
