import { hostlist, idset } from '../../../../../hooks/trainjob/build/mlpolicy/flux/hosts.js';

test.each([
  { count: 1, want: '0' },
  { count: 2, want: '0-1' },
  { count: 16, want: '0-15' },
  { count: 0, want: '0' },
])('$count in numbers is $want', ({ count, want }) => {
  expect(idset(count)).toBe(want);
});

test.each([
  { count: 1, want: 'llama-node-0-[0]' },
  { count: 4000, want: 'llama-node-0-[0-3999]' },
])('the hosts of $count nodes are $want', ({ count, want }) => {
  expect(hostlist('llama', 'node', count)).toBe(want);
});
