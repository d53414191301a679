// Checked by the compiler: the types read and build well under exactOptionalPropertyTypes.
import type { Container, EnvVar, JobSet } from '../../hooks/api/kinds.js';
import type { RuntimePatch, TrainJob, TrainingRuntime } from '../../hooks/trainjob/api/types.js';

const trainJob: TrainJob = {
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'TrainJob',
  metadata: { name: 'job', namespace: 'ml' },
  spec: {
    runtimeRef: { name: 'torch' },
    trainer: {
      numNodes: 2,
      resourcesPerNode: { limits: { cpu: 4, memory: '1Gi' } },
      env: [{ name: 'A', value: '1' }],
    },
  },
};
const container: Container = { name: 'node', resources: { limits: { 'nvidia.com/gpu': 1 } } };
const runtime: TrainingRuntime = {
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'ClusterTrainingRuntime',
  metadata: { name: 'torch' },
  spec: {
    mlPolicy: { numNodes: 1, torch: {} },
    template: {
      spec: {
        replicatedJobs: [
          { name: 'node', template: { spec: { template: { spec: { containers: [container] } } } } },
        ],
      },
    },
  },
};

test('parts of one kind fit into another', () => {
  const env: readonly EnvVar[] = trainJob.spec.trainer?.env ?? [];
  const { replicatedJobs = [] } = runtime.spec.template?.spec ?? {};
  const jobSet: JobSet = {
    apiVersion: 'jobset.x-k8s.io/v1alpha2',
    kind: 'JobSet',
    metadata: { name: trainJob.metadata.name },
    spec: {
      replicatedJobs: replicatedJobs.map((job) => ({
        ...job,
        template: { ...job.template, metadata: { labels: { step: 'trainer' } } },
      })),
    },
  };

  expect(jobSet.spec.replicatedJobs?.[0]?.template.spec?.template.spec?.containers).toEqual([container]);
  expect({ ...container, env }.env).toEqual([{ name: 'A', value: '1' }]);
});

test('what was received cannot be written to, and absent is not undefined', () => {
  const patch: RuntimePatch = { manager: 'example.com/person' };
  // @ts-expect-error: readonly
  const write = (): string => (patch.manager = 'other');
  // @ts-expect-error: left out, or a time
  const timeless: RuntimePatch = { ...patch, time: undefined };
  // @ts-expect-error: a condition's status is one of three words
  const maybe: NonNullable<NonNullable<TrainJob['status']>['conditions']>[number]['status'] = 'Maybe';

  expect([write(), timeless.time, maybe]).toEqual(['other', undefined, 'Maybe']);
});
