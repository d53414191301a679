import { nodeOf } from '../../../support/built.js';

const jax = { mlPolicy: { numNodes: 2, jax: {} } } as const;
const index = { fieldRef: { fieldPath: "metadata.annotations['batch.kubernetes.io/job-completion-index']" } };

test.each([
  { name: 'no trainer', trainer: undefined, nodes: '2' },
  { name: 'numNodes', trainer: { numNodes: 3 }, nodes: '3' },
])('JAX gets its world, with $name (D3)', ({ trainer, nodes }) => {
  const node = nodeOf(trainer, jax);
  expect(node.env).toEqual([
    { name: 'JAX_NUM_PROCESSES', value: nodes },
    { name: 'JAX_PROCESS_ID', valueFrom: index },
    { name: 'JAX_COORDINATOR_ADDRESS', value: 'llama-node-0-0.llama:29500' },
  ]);
  expect(node.ports).toEqual([{ containerPort: 29500 }]);
});

test("a value of the user's own wins, in the place of the policy's", () => {
  const env = [
    { name: 'JAX_NUM_PROCESSES', value: '8' },
    { name: 'MINE', value: '1' },
  ];
  const names = nodeOf({ env }, jax).env!.map(({ name, value }) => `${name}=${value}`);
  expect(names[0]).toBe('JAX_NUM_PROCESSES=8');
  expect(names.at(-1)).toBe('MINE=1');
});

test('one process per node, whatever numProcPerNode is', () => {
  expect(nodeOf({ numProcPerNode: 4 }, jax).env![0]).toEqual({ name: 'JAX_NUM_PROCESSES', value: '2' });
});
