import { differencesOf } from '../../simulator/expectation.js';

const found = {
  spec: { suspend: false, jobs: [{ name: 'a', size: 1 }, { name: 'b' }] },
  metadata: { name: 'x' },
};

test.each([
  { name: 'members that are not named do not count', wanted: { spec: { suspend: false } }, want: [] },
  { name: 'nor do members of list elements', wanted: { spec: { jobs: [{ name: 'a' }, {}] } }, want: [] },
  { name: 'null expects an absent member', wanted: { status: null }, want: [] },
  {
    name: 'null and a present member',
    wanted: { metadata: null },
    want: ['metadata is {"name":"x"} and should be absent'],
  },
  {
    name: 'another value',
    wanted: { spec: { suspend: true } },
    want: ['spec.suspend is false and should be true'],
  },
  {
    name: 'a missing member',
    wanted: { status: { a: 1 } },
    want: ['status is absent and should be {"a":1}'],
  },
  {
    name: 'a list of another length',
    wanted: { spec: { jobs: [{ name: 'a' }] } },
    want: ['spec.jobs is [{"name":"a","size":1},{"name":"b"}] and should be [{"name":"a"}]'],
  },
  {
    name: 'within a list',
    wanted: { spec: { jobs: [{ size: 2 }, {}] } },
    want: ['spec.jobs[0].size is 1 and should be 2'],
  },
  { name: 'not a list', wanted: { metadata: [1] }, want: ['metadata is {"name":"x"} and should be [1]'] },
])('$name', ({ wanted, want }) => {
  expect(differencesOf(wanted, found)).toEqual(want);
});
