import type { ConfigMap, Container, PodSpec, Secret } from '../../../../../hooks/api/kinds.js';
import { defaultSettings } from '../../../../../hooks/api/settings.js';
import type { MLPolicy, Trainer } from '../../../../../hooks/trainjob/api/types.js';
import { build, mlPolicyRules } from '../../../../../hooks/trainjob/build/build.js';
import { builtOf, nodeOf, runtimeWith } from '../../../../support/built.js';
import { aTrainJob, find } from '../../../../support/objects.js';

// Two nodes of four processes each, on a runtime whose container trains by itself.
const mlPolicy: MLPolicy = { numNodes: 2, flux: { numProcPerNode: 4 } };
const container: Partial<Container> = { command: ['python', 'train.py'], args: ['--lr=0.1'] };

const built = (trainer: Trainer | undefined, change: { container?: Partial<Container>; pod?: object } = {}) =>
  builtOf(trainer, { mlPolicy, container, ...change });
const podOf = (trainer: Trainer | undefined, pod: object = {}): PodSpec =>
  built(trainer, { pod }).jobSet.spec.replicatedJobs![0]!.template.spec!.template.spec!;
const scriptsOf = (trainer: Trainer | undefined, own?: Partial<Container>) => {
  const { others } = built(trainer, own && { container: { ...container, ...own } });
  return find<ConfigMap>(others, 'ConfigMap')!.data!;
};
const runOf = (trainer: Trainer | undefined, own?: Partial<Container>): string =>
  /flux run (.*) "\$/.exec(scriptsOf(trainer, own)['entrypoint.sh']!)![1]!;
const resourcesOf = (trainer: Trainer | undefined): string =>
  /R encode --hosts="[^"]*" (.*) >/.exec(scriptsOf(trainer)['entrypoint.sh']!)![1]!;

interface Words {
  readonly name: string;
  readonly trainer: Trainer | undefined;
  readonly words: string;
}

test.each<Words>([
  { name: 'is that of the runtime', trainer: undefined, words: 'python train.py' },
  { name: 'is that of the TrainJob, where it has one', trainer: { command: ['run'] }, words: 'run' },
  {
    name: 'is followed by the args of the TrainJob',
    trainer: { args: ['--x', '2'] },
    words: 'python train.py --x 2',
  },
  { name: 'may be empty: an interactive instance', trainer: { command: [] }, words: '' },
])('the command $name', ({ trainer, words }) => {
  const { command, args } = nodeOf(trainer, { mlPolicy, container });
  expect(command).toEqual(['/bin/bash', '/etc/flux-config/entrypoint.sh', words]);
  expect(args).toEqual(['--lr=0.1']);
});

test.each([
  { name: 'no trainer (D3)', trainer: undefined, want: '-N 2 -n 8' },
  { name: 'its own nodes', trainer: { numNodes: 3 }, want: '-N 3 -n 12' },
  { name: 'its own processes', trainer: { numProcPerNode: 1 }, want: '-N 2 -n 2' },
])('with $name a TrainJob runs $want', ({ trainer, want }) => {
  expect(runOf(trainer)).toBe(want);
});

test.each([
  { name: 'one GPU', resources: { limits: { 'nvidia.com/gpu': 1 } }, run: ' -g 1', has: ' --gpu=0' },
  { name: 'four GPUs', resources: { limits: { 'amd.com/gpu': '4' } }, run: ' -g 4', has: ' --gpu=0-3' },
  { name: 'chips', resources: { limits: { 'habana.ai/gaudi': 8 } }, run: ' -g 8', has: ' --gpu=0-7' },
  {
    name: 'GPUs, and shares of their memory',
    resources: { limits: { 'nvidia.com/gpu': 2, 'nvidia.com/gpumem': 3000 } },
    run: ' -g 2',
    has: ' --gpu=0-1',
  },
  { name: 'no device', resources: { limits: { cpu: 8 } }, run: '', has: '' },
])('the scripts have the devices of a node with $name (D4)', ({ resources, run, has }) => {
  expect(runOf({ resourcesPerNode: resources })).toBe(`-N 2 -n 8${run}`);
  expect(resourcesOf({ resourcesPerNode: resources })).toBe(`--cores=0-3${has}`);
});

test("the runtime's devices count too, even if the TrainJob only requests memory (D4)", () => {
  const own = { resources: { limits: { 'nvidia.com/gpu': 2 } } };
  expect(runOf({ resourcesPerNode: { requests: { memory: '1Gi' } } }, own)).toBe('-N 2 -n 8 -g 2');
});

test('the Pod gets Flux by an init container, after those of the runtime', () => {
  const { initContainers } = podOf(undefined, { initContainers: [{ name: 'mine' }] });
  expect(initContainers).toEqual([
    { name: 'mine' },
    {
      name: 'flux-installer',
      image: 'ghcr.io/converged-computing/flux-view-ubuntu:tag-jammy',
      command: ['/bin/bash', '/etc/flux-config/init.sh'],
      volumeMounts: [
        { name: 'flux-install', mountPath: '/mnt/flux' },
        { name: 'llama-flux-entrypoint', mountPath: '/etc/flux-config', readOnly: true },
      ],
    },
  ]);
});

test("a volume of the policy's name gives way, others stay", () => {
  const volumes = [{ name: 'shared-memory', hostPath: { path: '/dev/shm' } }, { name: 'mine' }];
  const pod = podOf(undefined, { volumes });
  expect(pod.volumes).toEqual([
    { name: 'shared-memory', emptyDir: { medium: 'Memory' } },
    { name: 'mine' },
    { name: 'spack-install', emptyDir: {} },
    { name: 'flux-install', emptyDir: {} },
    {
      name: 'llama-flux-entrypoint',
      configMap: { name: 'llama-flux-entrypoint', defaultMode: 0o755 },
    },
    { name: 'flux-curve', secret: { secretName: 'llama-flux-curve', defaultMode: 0o400 } },
  ]);
  expect(pod.containers[0]!.volumeMounts!.map(({ mountPath }) => mountPath)).toEqual([
    '/mnt/flux',
    '/opt/software',
    '/etc/flux-config',
    '/curve',
    '/dev/shm',
  ]);
});

interface Setting {
  readonly name: string;
  readonly runtime: Container['env'];
  readonly trainer: Trainer;
  readonly want: string;
}

test.each<Setting>([
  {
    name: 'the runtime sets',
    runtime: [{ name: 'FLUX_QUEUE_POLICY', value: 'easy' }],
    trainer: {},
    want: 'easy',
  },
  {
    name: 'the TrainJob sets, which wins',
    runtime: [{ name: 'FLUX_QUEUE_POLICY', value: 'easy' }],
    trainer: { env: [{ name: 'FLUX_QUEUE_POLICY', value: 'hybrid' }] },
    want: 'hybrid',
  },
  {
    name: 'are defaults: values from elsewhere are not known',
    runtime: [{ name: 'FLUX_QUEUE_POLICY', valueFrom: { configMapKeyRef: { name: 'a', key: 'b' } } }],
    trainer: { env: [{ name: 'FLUX_QUEUE_POLICY', valueFrom: { secretKeyRef: { name: 'a', key: 'b' } } }] },
    want: 'fcfs',
  },
])('the queue policy is what $name', ({ runtime = [], trainer, want }) => {
  expect(scriptsOf(trainer, { env: runtime })['init.sh']).toContain(`queue-policy = "${want}"`);
});

test('image and network device are settings too', () => {
  const env = [
    { name: 'FLUX_VIEW_IMAGE', value: 'registry.local/flux:1' },
    { name: 'FLUX_NETWORK_DEVICE', value: 'ib0' },
  ];
  expect(podOf({ env }).initContainers![0]!.image).toBe('registry.local/flux:1');
  expect(scriptsOf({ env })['init.sh']).toContain('default_bind = "tcp://ib0:%p"');
});

test('brokers find each other by the names that their Pods have', () => {
  const { 'init.sh': init, 'entrypoint.sh': entrypoint } = scriptsOf({ numNodes: 5 });
  expect(init).toContain('default_connect = "tcp://%h.llama.ml.svc.cluster.local:%p"');
  expect(init).toContain('{ host = "llama-node-0-[0-4]" }');
  expect(entrypoint).toContain('!= llama-node-0-0 ]');
});

test('and by the subdomain and the domain that are in use here', () => {
  const runtime = runtimeWith({ mlPolicy });
  const network = { network: { subdomain: 'ring' } };
  const template = { ...runtime.spec.template, spec: { ...runtime.spec.template!.spec, ...network } };
  const settings = { ...defaultSettings, clusterDomain: 'example.org' };
  const result = build(aTrainJob(), { ...runtime, spec: { ...runtime.spec, template } }, mlPolicyRules, {
    settings,
  });
  const others = result.state === 'built' ? result.others : [];
  expect(find<ConfigMap>(others, 'ConfigMap')!.data!['init.sh']).toContain(
    '"tcp://%h.ring.ml.svc.example.org:%p"',
  );
});

test('the certificate is a Secret, the same in every sync', () => {
  const secretOf = () => find<Secret>(built(undefined).others, 'Secret')!;
  expect(secretOf().metadata).toEqual({ name: 'llama-flux-curve', namespace: 'ml' });
  expect(atob(secretOf().data!['curve.cert']!)).toMatch(/^ {4}public-key = ".{40}"$/m);
  expect(secretOf()).toEqual(secretOf());
});

test.each([
  {
    name: 'the init container of Flux itself',
    runtime: runtimeWith({ mlPolicy, pod: { initContainers: [{ name: 'flux-installer' }] } }),
    problem: /has an init container flux-installer/,
  },
  {
    name: 'no job node',
    runtime: renamed(runtimeWith({ mlPolicy })),
    problem: /no job node that trains/,
  },
])('a runtime with $name is refused', ({ runtime, problem }) => {
  const result = build(aTrainJob(), runtime);
  expect(result).toMatchObject({
    state: 'refused',
    issues: [
      { field: 'spec.template.spec.replicatedJobs', problem: expect.stringMatching(problem) as string },
    ],
  });
});

function renamed(runtime: ReturnType<typeof runtimeWith>): ReturnType<typeof runtimeWith> {
  return JSON.parse(
    JSON.stringify(runtime).replace('{"name":"node","template"', '{"name":"worker","template"'),
  ) as typeof runtime;
}
