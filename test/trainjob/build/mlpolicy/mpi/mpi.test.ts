import type { MPIPolicy, Trainer } from '../../../../../hooks/trainjob/api/types.js';
import { aLauncherJob, aNodeJob, mpiBuild, mpiJob, variablesOf } from '../../../../support/mpi.js';
import { aContainer } from '../../../../support/runtimes.js';

const asNode = { runLauncherAsNode: true };

// Every field of spec.trainer, on a launcher that is a node.
const everything: Trainer = {
  numNodes: 3,
  image: 'registry.local/mine:2',
  command: ['mpirun', 'python', 't.py'],
  args: ['--x'],
  env: [{ name: 'A', value: 'b' }],
  resourcesPerNode: { requests: { cpu: 4, memory: '1024Mi' }, limits: { 'nvidia.com/gpu': 2 } },
};
const resources = { requests: { cpu: '4', memory: '1Gi' }, limits: { 'nvidia.com/gpu': '2' } };

test('a job of three nodes, one of them the launcher', () => {
  const { hosts, container, pods, jobSet } = mpiJob({ policy: asNode, spec: { trainer: everything } });
  expect(hosts).toEqual([
    'llama-node-0-0.llama slots=2',
    'llama-node-0-1.llama slots=2',
    'llama-launcher-0-0.llama slots=2',
  ]);
  expect([pods('node'), pods('launcher')]).toEqual([2, 1]);
  expect(container('node')).toEqual({
    name: 'node',
    image: 'registry.local/mine:2',
    command: ['/usr/sbin/sshd'],
    args: ['-De'],
    env: [{ name: 'A', value: 'b' }],
    resources,
    volumeMounts: [{ name: 'mpi-ssh-auth', mountPath: '/root/.ssh' }],
  });
  const launcher = container('launcher');
  expect(launcher).toMatchObject({
    image: 'registry.local/mine:2',
    command: ['mpirun', 'python', 't.py'],
    args: ['--x'],
    resources,
  });
  expect(variablesOf(launcher).filter((variable) => !variable.startsWith('PRTE_'))).toEqual([
    'OMPI_MCA_orte_default_hostfile=/etc/mpi/hostfile',
    'OMPI_MCA_orte_keep_fqdn_hostnames=true',
    'OMPI_MCA_orte_set_default_slots=2',
    'OMPI_MCA_plm_rsh_args=-o ConnectionAttempts=10',
    'A=b',
  ]);
  expect(jobSet.spec.replicatedJobs!.map(({ name }) => name)).toEqual(['node', 'launcher']);
});

// To which of the two containers the fields of spec.trainer are applied.
const shipped = [aNodeJob(), aLauncherJob()];
const stepNode = [aNodeJob({ step: 'trainer' }), aLauncherJob({ step: null })];

test.each([
  {
    name: 'a launcher that is no node',
    policy: {},
    jobs: shipped,
    image: ['launcher', 'node'],
    resources: ['node'],
    env: ['launcher'],
    command: ['launcher'],
  },
  {
    name: 'a launcher that is one',
    policy: asNode,
    jobs: shipped,
    image: ['launcher', 'node'],
    resources: ['launcher', 'node'],
    env: ['launcher', 'node'],
    command: ['launcher'],
  },
  {
    name: 'nodes that are the step',
    policy: {},
    jobs: stepNode,
    image: ['launcher', 'node'],
    resources: ['node'],
    env: ['node'],
    command: ['node'],
  },
  {
    name: 'nodes that are the step, with a launcher that is one too',
    policy: asNode,
    jobs: stepNode,
    image: ['launcher', 'node'],
    resources: ['launcher', 'node'],
    env: ['node'],
    command: ['node'],
  },
])('$name (D9)', ({ name: _name, policy, jobs, ...want }) => {
  const { container } = mpiJob({ policy, jobs, spec: { trainer: everything } });
  const those = (holds: (of: ReturnType<typeof container>) => boolean): readonly string[] =>
    ['launcher', 'node'].filter((job) => holds(container(job)));
  expect({
    image: those(({ image }) => image === everything.image),
    resources: those((of) => of.resources?.limits?.['nvidia.com/gpu'] === '2'),
    env: those(({ env = [] }) => env.some(({ name }) => name === 'A')),
    command: those(({ command }) => command?.[0] === 'mpirun'),
  }).toEqual(want);
});

// Launcher and nodes are found by their names. Without a label there is no step to apply command, args and variables to.
const unlabelled = [aNodeJob(), aLauncherJob({ step: null })];

test.each<{
  readonly name: string;
  readonly policy?: MPIPolicy;
  readonly left: string;
  readonly trainer: Trainer;
}>([
  { name: 'a command', left: 'command', trainer: { numNodes: 3, command: ['mpirun'] } },
  { name: 'args', left: 'args', trainer: { args: ['--x'] } },
  { name: 'variables', left: 'env', trainer: everything },
  {
    name: 'a command, though variables reach the nodes',
    policy: asNode,
    left: 'command',
    trainer: everything,
  },
])('jobs without a label cannot have $name', ({ policy = {}, left, trainer }) => {
  const built = mpiBuild({ policy, jobs: unlabelled, spec: { trainer } });
  if (built.state === 'built') throw new Error('built');
  expect(built.issues).toHaveLength(1);
  expect(built.issues[0]).toMatchObject({ field: 'spec.trainer' });
  expect(built.issues[0]!.problem).toContain(left);
  expect(built.issues[0]!.problem).not.toMatch(/numNodes|image|resourcesPerNode/);
});

test('jobs without a label get the number of nodes, the image and the resources of the TrainJob', () => {
  const { command: _command, args: _args, ...rest } = everything;
  const { hosts, pods, container } = mpiJob({ policy: asNode, jobs: unlabelled, spec: { trainer: rest } });
  expect(hosts).toHaveLength(3);
  expect([pods('node'), pods('launcher')]).toEqual([2, 1]);
  for (const job of ['node', 'launcher']) {
    expect(container(job)).toMatchObject({ image: everything.image, resources });
  }
  expect(variablesOf(container('node'))).toEqual(['A=b']);
});

test('a TrainJob without spec.trainer is launched too (D3)', () => {
  const { container, hosts } = mpiJob({ spec: { trainer: undefined } as object });
  expect(container('launcher').env).toHaveLength(8);
  expect(hosts).toEqual(['llama-node-0-0.llama slots=1']);
});

test('only the containers named node are touched', () => {
  const sidecar = aContainer({ name: 'sidecar' });
  const containers = [sidecar, aContainer()];
  const { pod } = mpiJob({
    jobs: [aNodeJob({ containers }), aLauncherJob({ containers })],
    spec: { trainer: { ...everything } },
  });
  for (const job of ['node', 'launcher']) expect(pod(job).containers[0]).toEqual(sidecar);
});

test('nothing else is injected: no command, no init container, no port, no permission to run as root', () => {
  const { container, pod } = mpiJob({ spec: { trainer: { numNodes: 2 } } });
  const launcher = container('launcher');
  expect([launcher.command, launcher.args, launcher.ports, pod('launcher').initContainers]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(variablesOf(launcher).join()).not.toContain('ALLOW_RUN_AS_ROOT');
  expect(container('node').ports).toBeUndefined();
});

test('jobs of the runtime’s own stay as they are', () => {
  const own = aNodeJob({ name: 'monitor', parallelism: 2 });
  const { jobSet } = mpiJob({ jobs: [...shipped, own], spec: { trainer: everything } });
  expect(jobSet.spec.replicatedJobs![2]!.template.spec!.template.spec).toEqual(
    own.template.spec!.template.spec,
  );
});
