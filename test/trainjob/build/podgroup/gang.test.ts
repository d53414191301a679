import type { AnyObject } from '../../../../hooks/api/hook.js';
import type { ReplicatedJob } from '../../../../hooks/api/kinds.js';
import type { MLPolicy, PodGroupPolicy, TrainingRuntime } from '../../../../hooks/trainjob/api/types.js';
import { build } from '../../../../hooks/trainjob/build/build.js';
import { aRuntime, aTrainJob, deepFrozen, find } from '../../../support/objects.js';

const step = (name: string) => ({ labels: { 'trainer.kubeflow.org/trainjob-ancestor-step': name } });

interface Job {
  readonly name: string;
  readonly label?: string;
  readonly dependsOn?: ReplicatedJob['dependsOn'];
  readonly parallelism?: number;
  readonly replicas?: number;
  readonly requests?: Record<string, string>;
  readonly limits?: Record<string, string>;
}

function aJob({ name, label, dependsOn, parallelism, replicas, requests, limits }: Job): ReplicatedJob {
  const resources = { ...(requests && { requests }), ...(limits && { limits }) };
  const container = { name: label?.endsWith('initializer') === true ? label : 'node', image: 'a', resources };
  return {
    name,
    ...(replicas === undefined ? {} : { replicas }),
    ...(dependsOn === undefined ? {} : { dependsOn }),
    template: {
      ...(label === undefined ? {} : { metadata: step(label) }),
      spec: {
        ...(parallelism === undefined ? {} : { parallelism }),
        template: { spec: { containers: [container] } },
      },
    },
  };
}

interface Change {
  readonly policy?: PodGroupPolicy;
  readonly mlPolicy?: MLPolicy;
  readonly inOrder?: boolean;
  readonly metadata?: object;
}

function builtFrom(
  jobs: readonly Job[],
  { policy = { coscheduling: {} }, mlPolicy = { torch: {} }, inOrder, metadata }: Change = {},
) {
  const startupPolicy = inOrder === true ? { startupPolicy: { startupPolicyOrder: 'InOrder' as const } } : {};
  const template = {
    ...(metadata && { metadata }),
    spec: { replicatedJobs: jobs.map(aJob), ...startupPolicy },
  };
  const runtime = deepFrozen(
    aRuntime({ mlPolicy, podGroupPolicy: policy, template }),
  ) as unknown as TrainingRuntime;
  const { trainer: _trainer, ...spec } = aTrainJob().spec;
  const result = build({ ...aTrainJob(), spec }, runtime);
  if (result.state === 'refused') throw new Error(JSON.stringify(result.issues));
  const podGroup = find<AnyObject>(result.others, 'PodGroup')!;
  const marked = result.jobSet.spec.replicatedJobs!.filter(({ template: job }) => {
    const { labels = {}, annotations = {} } = job.spec!.template.metadata ?? {};
    return (
      labels['scheduling.x-k8s.io/pod-group'] === 'llama' ||
      annotations['scheduling.k8s.io/group-name'] === 'llama'
    );
  });
  return {
    podGroup,
    spec: podGroup['spec'] as Record<string, unknown>,
    marked: marked.map(({ name }) => name),
  };
}

const ready = (name: string) => [{ name, status: 'Ready' as const }];
const complete = (...names: readonly string[]) =>
  names.map((name) => ({ name, status: 'Complete' as const }));

interface Row {
  readonly name: string;
  readonly jobs: readonly Job[];
  readonly change?: Change;
  readonly minMember: number;
  readonly minResources: Record<string, string>;
  readonly marked: readonly string[];
}

const node = { name: 'node', label: 'trainer' };
const dataset = { name: 'dataset-initializer', label: 'dataset-initializer', requests: { cpu: '1' } };

test.each<Row>([
  {
    name: 'four torch nodes, with what is limited and not requested (D6)',
    jobs: [{ ...node, requests: { cpu: '1', memory: '2Gi' }, limits: { 'nvidia.com/gpu': '2' } }],
    change: { mlPolicy: { numNodes: 4, torch: {} } },
    minMember: 4,
    minResources: { cpu: '4', memory: '8Gi', 'nvidia.com/gpu': '8' },
    marked: ['node'],
  },
  {
    name: 'the node alone when it waits for initializers (D6)',
    jobs: [
      dataset,
      { ...node, dependsOn: complete('dataset-initializer'), limits: { 'nvidia.com/gpu': '2' } },
    ],
    minMember: 1,
    minResources: { 'nvidia.com/gpu': '2' },
    marked: ['node'],
  },
  {
    name: 'an initializer that the node does not wait for, too',
    jobs: [dataset, { ...node, requests: { cpu: '2' } }],
    minMember: 2,
    minResources: { cpu: '3' },
    marked: ['dataset-initializer', 'node'],
  },
  {
    name: 'workers, and the resources of a launcher that joins them when they are ready',
    jobs: [
      { name: 'node', parallelism: 2, requests: { cpu: '4' } },
      { name: 'launcher', label: 'trainer', dependsOn: ready('node'), requests: { cpu: '4' } },
    ],
    minMember: 2,
    minResources: { cpu: '12' },
    marked: ['node', 'launcher'],
  },
  {
    name: 'the trainer alone when jobs start in order',
    jobs: [
      { name: 'ps', parallelism: 2, requests: { cpu: '1' } },
      { ...node, requests: { cpu: '2' } },
    ],
    change: { inOrder: true, mlPolicy: { numNodes: 4, torch: {} } },
    minMember: 4,
    minResources: { cpu: '8' },
    marked: ['node'],
  },
  {
    name: 'the workers, and the resources of those that follow in order when they are ready',
    jobs: [
      dataset,
      { name: 'node', parallelism: 2, requests: { cpu: '4' } },
      { name: 'launcher', label: 'trainer', requests: { cpu: '4' } },
      { name: 'monitor', requests: { cpu: '1' } },
    ],
    change: { inOrder: true },
    minMember: 2,
    minResources: { cpu: '13' },
    marked: ['node', 'launcher', 'monitor'],
  },
  {
    name: 'every replica of a job that starts at the same time',
    jobs: [{ name: 'ps', parallelism: 3, replicas: 2 }, node],
    change: { mlPolicy: { numNodes: 4, torch: {} } },
    minMember: 10,
    minResources: {},
    marked: ['ps', 'node'],
  },
  {
    name: 'not a job that comes after the training',
    jobs: [
      { ...node, requests: { cpu: '1' } },
      { name: 'report', dependsOn: complete('node'), requests: { cpu: '9' } },
    ],
    minMember: 1,
    minResources: { cpu: '1' },
    marked: ['node'],
  },
])('a gang is $name', ({ jobs, change, minMember, minResources, marked }) => {
  const built = builtFrom(jobs, change);
  expect(built.spec).toMatchObject({ minMember, minResources });
  expect(built.spec['minResources']).toEqual(minResources);
  expect(built.marked).toEqual(marked);
});

test('a gang that is too large for a PodGroup is refused', () => {
  const jobs = [
    aJob({ name: 'node', label: 'trainer' }),
    aJob({ name: 'side', parallelism: 2 ** 20, replicas: 2 ** 12 }),
  ];
  const runtime = aRuntime({ podGroupPolicy: { volcano: {} }, template: { spec: { replicatedJobs: jobs } } });
  const result = build(aTrainJob(), deepFrozen(runtime) as unknown as TrainingRuntime);
  expect(result).toMatchObject({ state: 'refused', issues: [{ field: 'spec.trainer.numNodes' }] });
});

test("coscheduling: a PodGroup of the TrainJob's name, with the runtime's time-out", () => {
  expect(builtFrom([node], { policy: { coscheduling: { scheduleTimeoutSeconds: 120 } } }).podGroup).toEqual({
    apiVersion: 'scheduling.x-k8s.io/v1alpha1',
    kind: 'PodGroup',
    metadata: { name: 'llama', namespace: 'ml' },
    spec: { minMember: 1, minResources: {}, scheduleTimeoutSeconds: 120 },
  });
});

test('Volcano: queue and topology too', () => {
  const metadata = { annotations: { 'scheduling.volcano.sh/queue-name': 'research' } };
  const networkTopology = { mode: 'soft' as const, highestTierAllowed: 2 };
  const { podGroup, marked } = builtFrom([node], { policy: { volcano: { networkTopology } }, metadata });
  expect(podGroup).toMatchObject({
    apiVersion: 'scheduling.volcano.sh/v1beta1',
    spec: { minMember: 1, queue: 'research', networkTopology },
  });
  expect(marked).toEqual(['node']);
});
