import type { ReplicatedJob } from '../../../../../hooks/api/kinds.js';
import { aLauncherJob, aNodeJob, mpiBuild, mpiJob } from '../../../../support/mpi.js';
import { aContainer, aJob } from '../../../../support/runtimes.js';

interface Row {
  readonly name: string;
  /** Of the TrainJob. */
  readonly nodes?: number;
  /** Of the runtime. */
  readonly numNodes?: number;
  readonly isNode?: boolean;
  readonly jobs?: readonly ReplicatedJob[];
  readonly want: { readonly launcher: number; readonly node: number };
}

const four = aNodeJob({ parallelism: 4 });
const stepNode = aNodeJob({ step: 'trainer' });
const plainLauncher = aLauncherJob({ step: null });

test.each<Row>([
  { name: 'two nodes are two, in addition to the launcher', nodes: 2, want: { launcher: 1, node: 2 } },
  { name: 'a launcher that is a node counts', nodes: 3, isNode: true, want: { launcher: 1, node: 2 } },
  {
    name: 'a launcher that is the only node has no others (D8)',
    nodes: 1,
    isNode: true,
    want: { launcher: 1, node: 0 },
  },
  { name: 'one node that is no launcher is one', nodes: 1, want: { launcher: 1, node: 1 } },
  { name: 'no number is set', want: { launcher: 1, node: 1 } },
  {
    name: 'no number is set, and the launcher is the node (D8)',
    isNode: true,
    want: { launcher: 1, node: 0 },
  },
  { name: 'the runtime sets three: one launcher (D7)', numNodes: 3, want: { launcher: 1, node: 3 } },
  { name: 'of which one is the launcher (D7)', numNodes: 3, isNode: true, want: { launcher: 1, node: 2 } },
  { name: 'the TrainJob wins over the runtime', nodes: 5, numNodes: 3, want: { launcher: 1, node: 5 } },
  {
    name: "the template's parallelism applies if no number is set",
    jobs: [four, aLauncherJob()],
    want: { launcher: 1, node: 4 },
  },
  {
    name: 'also with a launcher that is a node, as in Trainer v2.3',
    isNode: true,
    jobs: [four, aLauncherJob()],
    want: { launcher: 1, node: 4 },
  },
  {
    name: 'as do its replicas: two of them are no only node',
    isNode: true,
    jobs: [aNodeJob({ job: { replicas: 2 } }), aLauncherJob()],
    want: { launcher: 1, node: 1 },
  },
  {
    name: "a step named node has the runtime's number",
    numNodes: 4,
    jobs: [stepNode, plainLauncher],
    want: { launcher: 1, node: 4 },
  },
  {
    name: "or the TrainJob's",
    nodes: 5,
    numNodes: 4,
    jobs: [stepNode, plainLauncher],
    want: { launcher: 1, node: 5 },
  },
])('$name', ({ nodes, numNodes = 1, isNode = false, jobs, want }) => {
  const { pods, jobSet } = mpiJob({
    numNodes,
    policy: { runLauncherAsNode: isNode },
    ...(jobs === undefined ? {} : { jobs }),
    spec: { trainer: nodes === undefined ? {} : { numNodes: nodes } },
  });
  expect({ launcher: pods('launcher'), node: pods('node') }).toEqual(want);
  for (const { template } of jobSet.spec.replicatedJobs!) {
    expect(template.spec!.completions).toBe(template.spec!.parallelism);
  }
});

test('a job without nodes stays, so that jobs that depend on it become ready (D8)', () => {
  const { jobSet } = mpiJob({ policy: { runLauncherAsNode: true }, spec: { trainer: { numNodes: 1 } } });
  const [node, launcher] = jobSet.spec.replicatedJobs!;
  expect(node!.name).toBe('node');
  expect(node!.replicas).toBeUndefined();
  expect(launcher!.dependsOn).toEqual([{ name: 'node', status: 'Ready' }]);
});

// What is missing in the runtime.
const sidecar = aContainer({ name: 'sidecar' });

test.each([
  {
    name: 'a launcher',
    jobs: [aNodeJob({ step: 'trainer' })],
    problem: 'the runtime has no job launcher, from which MPI starts the processes',
    remedy: 'name that job launcher',
  },
  {
    name: 'nodes',
    jobs: [aLauncherJob({ job: {} })],
    problem: 'the runtime has no job node, on which MPI starts the processes',
    remedy: 'name that job node',
  },
  {
    name: 'a container in the nodes',
    jobs: [aNodeJob({ containers: [sidecar] }), aLauncherJob()],
    problem: 'job node of the runtime, on which MPI starts the processes, has no container node',
    remedy: 'name its container node',
  },
  {
    name: 'a container in a launcher that is no step',
    jobs: [aNodeJob({ step: 'trainer' }), aLauncherJob({ step: null, containers: [sidecar] })],
    problem: 'job launcher of the runtime, from which MPI starts the processes, has no container node',
    remedy: 'name its container node',
  },
  {
    name: 'a container in a launcher that is the step that trains',
    jobs: [aNodeJob(), aLauncherJob({ containers: [sidecar] })],
    problem: 'job launcher of the runtime trains but has no container node',
    remedy: 'name the container that trains node',
  },
])('a runtime without $name is refused with one fault', ({ jobs, problem, remedy }) => {
  expect(mpiBuild({ jobs })).toEqual({
    state: 'refused',
    issues: [{ field: 'spec.template.spec.replicatedJobs', problem, remedy }],
  });
});

test('a launcher that is the only node needs no job for others', () => {
  const alone = { jobs: [aJob({ name: 'launcher' })], policy: { runLauncherAsNode: true } };
  expect(mpiJob({ ...alone, spec: { trainer: { numNodes: 1 } } }).hosts).toEqual([
    'llama-launcher-0-0.llama slots=1',
  ]);
  expect(mpiBuild({ ...alone, spec: { trainer: { numNodes: 2 } } })).toMatchObject({ state: 'refused' });
  expect(mpiBuild({ ...alone, numNodes: 2, spec: { trainer: {} } })).toMatchObject({ state: 'refused' });
});
