import { aLauncherJob, aNodeJob, mpiBuild, mpiJob } from '../../../../support/mpi.js';

const asNode = { runLauncherAsNode: true };
const trainer = (numNodes: number): { trainer: object } => ({ trainer: { numNodes } });

test('it is a ConfigMap that the launcher alone mounts, readable for all', () => {
  const { hostfile, pod } = mpiJob();
  expect(hostfile.metadata).toEqual({ name: 'llama-mpi-hostfile', namespace: 'ml' });
  expect(pod('launcher').volumes![1]).toEqual({
    name: 'mpi-hostfile',
    configMap: {
      name: 'llama-mpi-hostfile',
      items: [{ key: 'hostfile', path: 'hostfile', mode: 0o444 }],
    },
  });
  expect(pod('node').volumes!.map(({ name }) => name)).toEqual(['mpi-ssh-auth']);
});

test.each([
  {
    name: 'the nodes, not the launcher',
    change: { spec: trainer(2) },
    want: ['llama-node-0-0.llama slots=1', 'llama-node-0-1.llama slots=1'],
  },
  {
    name: 'a launcher that is a node, in the order of the jobs',
    change: { policy: asNode, spec: trainer(3), jobs: [aLauncherJob({ job: {} }), aNodeJob()] },
    want: [
      'llama-launcher-0-0.llama slots=1',
      'llama-node-0-0.llama slots=1',
      'llama-node-0-1.llama slots=1',
    ],
  },
  {
    name: 'that launcher alone, of one node (D8)',
    change: { policy: asNode, spec: trainer(1) },
    want: ['llama-launcher-0-0.llama slots=1'],
  },
  {
    name: 'the names under the subdomain of the runtime',
    change: { spec: trainer(1), subdomain: 'mesh' },
    want: ['llama-node-0-0.mesh slots=1'],
  },
  {
    name: 'every replica of the nodes',
    change: { spec: trainer(1), jobs: [aNodeJob({ job: { replicas: 2 } }), aLauncherJob()] },
    want: ['llama-node-0-0.llama slots=1', 'llama-node-1-0.llama slots=1'],
  },
])('it lists $name', ({ change, want }) => {
  expect(mpiJob(change).hosts).toEqual(want);
});

test('no nodes are no lines, however many replicas have none', () => {
  const jobs = [aNodeJob({ job: { replicas: 2 ** 31 - 1 } }), aLauncherJob()];
  expect(mpiJob({ jobs, policy: asNode, spec: trainer(1) }).hosts).toEqual([
    'llama-launcher-0-0.llama slots=1',
  ]);
});

test('4,000 nodes are 4,000 lines', () => {
  const { hosts } = mpiJob({ spec: trainer(4000) });
  expect(hosts).toHaveLength(4000);
  expect(hosts[3999]).toBe('llama-node-0-3999.llama slots=1');
});

test.each([
  { name: 'more nodes than fit into a ConfigMap', nodes: 40_000 },
  { name: 'nodes that only nearly fit', nodes: 32_500 },
  { name: 'the largest number that the API allows, before a line is written', nodes: 2 ** 31 - 1 },
])('$name are refused', ({ nodes }) => {
  expect(mpiBuild({ spec: trainer(nodes) })).toEqual({
    state: 'refused',
    issues: [
      {
        field: 'spec.trainer.numNodes',
        problem: `a hostfile of ${nodes} nodes is longer than the 1048576 bytes that a ConfigMap holds`,
        remedy: 'request fewer nodes, or give the TrainJob a shorter name',
      },
    ],
  });
});
