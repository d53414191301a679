import { nodeOf } from '../../../support/built.js';

const xgboost = { mlPolicy: { numNodes: 2, xgboost: {} } } as const;

test("workers get the tracker and their number, after the user's variables (D3)", () => {
  expect(nodeOf(undefined, xgboost).env!.map(({ name, value }) => `${name}=${value ?? ''}`)).toEqual([
    'DMLC_TRACKER_URI=llama-node-0-0.llama',
    'DMLC_TRACKER_PORT=29500',
    'DMLC_TASK_ID=',
    'DMLC_NUM_WORKER=2',
  ]);
  expect(nodeOf({ env: [{ name: 'MINE', value: '1' }] }, xgboost).env![0]).toEqual({
    name: 'MINE',
    value: '1',
  });
});

test.each([
  { name: 'one a node', resources: {}, want: '2' },
  { name: 'one a device', resources: { limits: { 'nvidia.com/gpu': 4 } }, want: '8' },
  { name: 'one for a share of a device', resources: { limits: { 'nvidia.com/gpu.shared': 4 } }, want: '2' },
  { name: 'one a chip', resources: { requests: { 'habana.ai/gaudi': 8 } }, want: '16' },
])('workers: $name (D4)', ({ resources, want }) => {
  const env = nodeOf({ resourcesPerNode: resources }, xgboost).env!;
  expect(env.find(({ name }) => name === 'DMLC_NUM_WORKER')!.value).toBe(want);
});
