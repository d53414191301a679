// What is admitted with a warning.
import { judgeRuntime } from '../../../hooks/runtimes/judge.js';
import type { TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { type Case, warningsOf } from '../../support/judged.js';
import { aContainer, aJob, runtimeOf } from '../../support/runtimes.js';

interface Row extends Case {
  readonly name: string;
  readonly want: readonly string[];
}

const policy =
  'https://trainer.kubeflow.org/en/latest/operator-guides/runtime.html#runtime-deprecation-policy';
const deprecated = (runtime: TrainingRuntime): TrainingRuntime => ({
  ...runtime,
  metadata: { ...runtime.metadata, labels: { 'trainer.kubeflow.org/support': 'deprecated' } },
});
const fetching = (name: string) =>
  aJob({
    name,
    step: name,
    containers: [aContainer({ name, volumeMounts: [{ name: 'initializer', mountPath: '/workspace' }] })],
  });
const initializing = runtimeOf([fetching('dataset-initializer'), fetching('model-initializer'), aJob()]);
const queued = { labels: { 'kueue.x-k8s.io/queue-name': 'research' } };
const mpi = (spec: object = {}, numNodes = 1) =>
  runtimeOf([aJob({ name: 'launcher' }), aJob({ step: null })], { mlPolicy: { numNodes, mpi: spec } });
const neuron = runtimeOf([
  aJob({ containers: [aContainer({ resources: { limits: { 'aws.amazon.com/neuron': '1' } } })] }),
]);

test.each<Row>([
  { name: 'nothing of a plain job', want: [] },
  {
    name: 'a runtime that will be removed',
    runtime: deprecated(runtimeOf()),
    want: [`spec.runtimeRef: ClusterTrainingRuntime torch is deprecated and will be removed: ${policy}`],
  },
  {
    name: 'nothing of what the default images fetch',
    runtime: initializing,
    spec: { initializer: { dataset: { storageUri: 'cache://a/b' }, model: { storageUri: 'HF://a/b' } } },
    want: [],
  },
  {
    name: 'what they do not fetch',
    runtime: initializing,
    spec: { initializer: { dataset: { storageUri: 'gs://a/b' }, model: { storageUri: 'cache://a/b' } } },
    want: [
      'spec.initializer.dataset.storageUri: the default image supports hf://, s3://, cache://; gs:// needs a custom image',
      'spec.initializer.model.storageUri: the default image supports hf://, s3://; cache:// needs a custom image',
    ],
  },
  {
    name: 'replicas of a step that will not be created',
    runtime: runtimeOf([aJob({ job: { replicas: 3 } })]),
    want: [
      'spec.runtimeRef: in the runtime, job node is a step of the TrainJob, which is one Job, but has 3 replicas; only one is created',
    ],
  },
  {
    name: 'a device of several cores',
    runtime: neuron,
    want: [
      'spec.trainer.numProcPerNode: one process is started for aws.amazon.com/neuron; set it to the number of NeuronCores',
    ],
  },
  {
    name: 'nothing if the number is set',
    runtime: neuron,
    spec: { trainer: { numProcPerNode: 2 } },
    want: [],
  },
  {
    name: 'launchers that are charged and do not run',
    runtime: mpi({}, 4),
    metadata: queued,
    want: [
      'Kueue charges queue research for 4 launchers, because of numNodes of the runtime, but only one runs',
    ],
  },
  {
    name: 'a node that is charged and does not run',
    runtime: mpi({ runLauncherAsNode: true }),
    spec: { trainer: { numNodes: 1 } },
    metadata: queued,
    want: ['Kueue charges queue research for two nodes, but only one runs: the launcher'],
  },
  {
    name: 'the same if only the runtime sets the number',
    runtime: mpi({ runLauncherAsNode: true }),
    spec: { trainer: {} },
    metadata: queued,
    want: ['Kueue charges queue research for two nodes, but only one runs: the launcher'],
  },
  {
    name: 'nothing of nodes that are charged and run',
    runtime: mpi({ runLauncherAsNode: true }),
    spec: { trainer: { numNodes: 2 } },
    metadata: queued,
    want: [],
  },
  {
    name: 'nothing where the nodes are the step that trains: Trainer counts them as we do',
    runtime: runtimeOf([aJob({ name: 'launcher', step: null }), aJob()], {
      mlPolicy: { numNodes: 4, mpi: {} },
    }),
    spec: { trainer: { resourcesPerNode: { limits: { cpu: '2' } } } },
    metadata: queued,
    want: [],
  },
  {
    name: 'resources that are used and not charged',
    runtime: mpi(),
    spec: { trainer: { resourcesPerNode: { limits: { cpu: '2' } } } },
    metadata: queued,
    want: ['Kueue charges queue research for spec.trainer.resourcesPerNode once, but every node gets them'],
  },
  { name: 'nothing without a queue', runtime: mpi({}, 4), want: [] },
])('a TrainJob gets a warning about $name', ({ want, ...row }) => {
  expect(warningsOf(row)).toEqual(want);
});

const sweeping = runtimeOf([aJob()]);
const withTTL: TrainingRuntime = {
  ...sweeping,
  spec: {
    template: {
      spec: {
        replicatedJobs: sweeping.spec.template!.spec!.replicatedJobs!.map((job) => ({
          ...job,
          template: { ...job.template, spec: { ...job.template.spec!, ttlSecondsAfterFinished: 60 } },
        })),
      },
    },
  },
};

test.each<{ name: string; runtime: TrainingRuntime; old?: TrainingRuntime; want: readonly string[] }>([
  { name: 'none if it is plain', runtime: runtimeOf(), want: [] },
  {
    name: 'that it is deprecated',
    runtime: deprecated(runtimeOf()),
    want: [`ClusterTrainingRuntime torch is deprecated and will be removed: ${policy}`],
  },
  {
    name: 'that once',
    runtime: deprecated(runtimeOf()),
    old: deprecated(runtimeOf()),
    want: [],
  },
  {
    name: 'that its Jobs would be created again',
    runtime: withTTL,
    want: [
      'spec.template.spec.replicatedJobs[0].template.spec.ttlSecondsAfterFinished: JobSet creates a Job again that its TTL has deleted; set spec.template.spec.ttlSecondsAfterFinished instead',
    ],
  },
])('a runtime gets the warning $name', ({ runtime, old, want }) => {
  expect(judgeRuntime({ runtime, old })).toEqual({ state: 'admitted', warnings: want });
});
