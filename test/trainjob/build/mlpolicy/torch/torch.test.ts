import type { Trainer } from '../../../../../hooks/trainjob/api/types.js';
import { aContainer, aJob, builtContainer, builtJob, runtimeOf } from '../../../../support/runtimes.js';

const rank = {
  name: 'PET_NODE_RANK',
  valueFrom: { fieldRef: { fieldPath: "metadata.annotations['batch.kubernetes.io/job-completion-index']" } },
};
const petOf = (nodes: string, processes: string, address: string) => [
  { name: 'PET_NNODES', value: nodes },
  { name: 'PET_NPROC_PER_NODE', value: processes },
  rank,
  { name: 'PET_MASTER_ADDR', value: address },
  { name: 'PET_MASTER_PORT', value: '29500' },
];

test('the container that trains gets the variables of torchrun and the port where nodes meet', () => {
  const { env, ports } = builtContainer(runtimeOf(), { trainer: { numNodes: 2 } });
  expect(env).toEqual(petOf('2', '1', 'llama-node-0-0.llama'));
  expect(ports).toEqual([{ containerPort: 29500 }]);
});

test.each([
  ['{}', {}],
  ['left out', undefined],
])('spec.trainer %s means one node, with its variables', (_, trainer: Trainer | undefined) => {
  // undefined means that the member is missing, as in a TrainJob without a trainer.
  const spec = trainer === undefined ? { trainer: undefined as unknown as Trainer } : { trainer };
  expect(builtContainer(runtimeOf(), spec).env).toEqual(petOf('1', '1', 'llama-node-0-0.llama'));
});

test('the address has the actual name of the step and the actual subdomain', () => {
  const spec = { replicatedJobs: [], network: { subdomain: 'mesh' } };
  const runtime = runtimeOf([aJob({ name: 'workers' })], { mlPolicy: { torch: {} }, template: { spec } });
  const { env } = builtContainer(runtime, {}, { inJob: 'workers', name: 'node' });
  expect(env).toContainEqual({ name: 'PET_MASTER_ADDR', value: 'llama-workers-0-0.mesh' });
});

interface ProcessRow {
  readonly name: string;
  readonly trainer: Trainer;
  readonly want: string;
}

// A runtime with two GPUs; each row is a TrainJob on it.
test.each<ProcessRow>([
  {
    name: "the runtime's devices, when only CPU is asked for",
    trainer: { resourcesPerNode: { requests: { cpu: 4 } } },
    want: 'auto',
  },
  {
    name: 'the CPUs, when the devices are given back',
    trainer: { resourcesPerNode: { limits: { 'nvidia.com/gpu': 0 }, requests: { cpu: '2500m' } } },
    want: '3',
  },
  { name: 'the number that the TrainJob gives', trainer: { numProcPerNode: 1 }, want: '1' },
])('processes are counted by $name', ({ trainer, want }) => {
  const resources = { limits: { 'nvidia.com/gpu': 2 } };
  const runtime = runtimeOf([aJob({ containers: [aContainer({ resources })] })]);
  expect(builtContainer(runtime, { trainer }).env).toContainEqual({
    name: 'PET_NPROC_PER_NODE',
    value: want,
  });
});

test("the template's variables come first, then the TrainJob's, then torch's; of one name the TrainJob's wins", () => {
  const env = [
    { name: 'PET_NNODES', value: 'template' },
    { name: 'MINE', value: 'template' },
  ];
  const runtime = runtimeOf([aJob({ containers: [aContainer({ env })] })]);
  const own = [
    { name: 'EXTRA', value: '1' },
    { name: 'PET_MASTER_PORT', value: '1234' },
  ];
  expect(builtContainer(runtime, { trainer: { env: own } }).env).toEqual([
    { name: 'PET_NNODES', value: '1' },
    { name: 'MINE', value: 'template' },
    { name: 'EXTRA', value: '1' },
    { name: 'PET_MASTER_PORT', value: '1234' },
    { name: 'PET_NPROC_PER_NODE', value: '1' },
    rank,
    { name: 'PET_MASTER_ADDR', value: 'llama-node-0-0.llama' },
  ]);
});

test('a second job that trains gets no variables of torch', () => {
  const runtime = runtimeOf([aJob(), aJob({ name: 'second' })]);
  expect(builtContainer(runtime, {}, { inJob: 'second', name: 'node' }).env).toBeUndefined();
});

test('other containers are not changed', () => {
  const runtime = runtimeOf([aJob({ containers: [aContainer({ name: 'side' }), aContainer()] })]);
  expect(builtContainer(runtime, {}, { inJob: 'node', name: 'side' })).toEqual(aContainer({ name: 'side' }));
});

test('a runtime without any step is built as it is', () => {
  expect(
    builtJob(runtimeOf([aJob({ step: null, parallelism: 3 })]), { trainer: {} }).template.spec,
  ).toMatchObject({
    parallelism: 3,
    completions: 3,
    template: { spec: { containers: [aContainer()] } },
  });
});
