import fc from 'fast-check';
import { runtimeIssues, trainJobIssues } from '../../../hooks/trainjob/api/form.js';
import type { TrainJob, TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { build } from '../../../hooks/trainjob/build/build.js';
import { aTrainJob, deepFrozen } from '../../support/objects.js';
import { aContainer, aJob, builtJobSet, issuesOf, runtimeOf } from '../../support/runtimes.js';

test('a torch job of two nodes becomes this JobSet', () => {
  const spec = { trainer: { numNodes: 2, env: [{ name: 'A', value: '1' }] } };
  expect(builtJobSet(runtimeOf(), spec)).toEqual({
    apiVersion: 'jobset.x-k8s.io/v1alpha2',
    kind: 'JobSet',
    metadata: { name: 'llama', namespace: 'ml' },
    spec: {
      suspend: false,
      replicatedJobs: [
        {
          name: 'node',
          replicas: 1,
          template: {
            metadata: { labels: { 'trainer.kubeflow.org/trainjob-ancestor-step': 'trainer' } },
            spec: {
              parallelism: 2,
              completions: 2,
              template: {
                spec: {
                  containers: [
                    {
                      name: 'node',
                      image: 'registry.local/train:1',
                      env: [
                        { name: 'A', value: '1' },
                        { name: 'PET_NNODES', value: '2' },
                        { name: 'PET_NPROC_PER_NODE', value: '1' },
                        {
                          name: 'PET_NODE_RANK',
                          valueFrom: {
                            fieldRef: {
                              fieldPath: "metadata.annotations['batch.kubernetes.io/job-completion-index']",
                            },
                          },
                        },
                        { name: 'PET_MASTER_ADDR', value: 'llama-node-0-0.llama' },
                        { name: 'PET_MASTER_PORT', value: '29500' },
                      ],
                      ports: [{ containerPort: 29500 }],
                    },
                  ],
                },
              },
            },
          },
        },
      ],
    },
  });
});

test('all faults are reported at once', () => {
  const runtime = runtimeOf([aJob({ step: null })]);
  const fields = issuesOf(runtime, {
    initializer: { dataset: {}, model: {} },
    runtimePatches: [
      {
        manager: 'example.com/tests',
        trainingRuntimeSpec: { template: { spec: { replicatedJobs: [{ name: 'nobody' }] } } },
      },
    ],
  }).map(({ field }) => field);
  expect(fields).toEqual([
    'spec.runtimePatches[0].trainingRuntimeSpec.template.spec.replicatedJobs[0].name',
    'spec.initializer.dataset',
    'spec.initializer.model',
    'spec.trainer',
  ]);
});

test.each<readonly [string, TrainingRuntime['spec']]>([
  ['says nothing at all', {}],
  ['has an empty template', { template: {} }],
  ['has no jobs', { template: { spec: { replicatedJobs: [] } } }],
])('a runtime that %s is refused', (_, spec) => {
  const runtime = { ...runtimeOf(), spec };
  expect(build(aTrainJob(), runtime)).toMatchObject({
    state: 'refused',
    issues: expect.arrayContaining([
      {
        field: 'spec.template.spec.replicatedJobs',
        problem: 'the runtime has no replicated job',
        remedy: 'add one that trains',
      },
    ]) as unknown,
  });
});

test('a job without containers is refused, even if it is no step', () => {
  const runtime = runtimeOf([aJob(), aJob({ name: 'side', step: null, containers: [] })], {});
  expect(issuesOf(runtime)).toEqual([
    {
      field: 'spec.template.spec.replicatedJobs',
      problem: 'job side of the runtime has no containers',
      remedy: 'add one, or remove the job',
    },
  ]);
});

test.each([
  ['a Job template without a spec', {}],
  ['a Pod template without a spec', { spec: { template: {} } }],
])('%s is refused without an exception', (_, template) => {
  const job = aJob();
  const bare = {
    ...job,
    template: { ...job.template, ...template, ...('spec' in template ? {} : { spec: undefined }) },
  };
  const runtime = JSON.parse(JSON.stringify(runtimeOf([bare as typeof job]))) as TrainingRuntime;
  expect(runtimeIssues(runtime)).toEqual([]);
  expect(build(aTrainJob(), runtime)).toMatchObject({ state: 'refused' });
});

// ---- everything that the CRDs allow

const quantity = fc.constantFrom<string | number>('1', 2, '500m', '1Gi', '0', '1e1.5');
const resources = fc.record(
  {
    limits: fc.dictionary(fc.constantFrom('cpu', 'memory', 'nvidia.com/gpu'), quantity),
    requests: fc.dictionary(fc.constantFrom('cpu', 'memory', '__proto__'), quantity),
    claims: fc.constantFrom([], [{ name: 'cards' }]),
  },
  { requiredKeys: [] },
);
const env = fc.uniqueArray(
  fc.record(
    {
      name: fc.constantFrom('A', 'PET_NNODES', 'STORAGE_URI'),
      value: fc.constantFrom('', '1'),
      valueFrom: fc.constantFrom({}, { fieldRef: {} }, { fileKeyRef: {} }),
    },
    { requiredKeys: ['name'] },
  ),
  { selector: ({ name }) => name },
);
const containers = fc.uniqueArray(
  fc.record(
    { name: fc.constantFrom('node', 'side', 'dataset-initializer'), env, resources },
    { requiredKeys: ['name'] },
  ),
  { selector: ({ name }) => name },
);
const labels = fc
  .constantFrom('trainer', 'dataset-initializer', 'other')
  .map((step) => ({ labels: { 'trainer.kubeflow.org/trainjob-ancestor-step': step } }));
const pod = fc.record(
  { spec: fc.record({ containers, initContainers: containers }, { requiredKeys: ['containers'] }) },
  { requiredKeys: [] },
);
const job = fc.record(
  {
    name: fc.constantFrom('node', 'launcher', 'data'),
    replicas: fc.nat(2),
    template: fc.record(
      {
        metadata: labels,
        spec: fc.record({ parallelism: fc.nat(2), template: pod }, { requiredKeys: ['template'] }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['name', 'template'] },
);
const jobs = fc.uniqueArray(job, { selector: ({ name }) => name });
const runtimes = fc
  .record({
    mlPolicy: fc.constantFrom(undefined, {}, { torch: {} }, { numNodes: 2, torch: {} }, { mpi: {} }),
    jobs,
  })
  .map(({ mlPolicy, jobs: replicatedJobs }) => ({
    apiVersion: 'trainer.kubeflow.org/v1alpha1',
    kind: 'ClusterTrainingRuntime',
    metadata: { name: 'torch' },
    spec: { ...(mlPolicy === undefined ? {} : { mlPolicy }), template: { spec: { replicatedJobs } } },
  }));
const patch = fc.record(
  {
    name: fc.constantFrom('node', 'data'),
    template: fc.record({ spec: fc.record({ template: pod }, { requiredKeys: [] }) }, { requiredKeys: [] }),
  },
  { requiredKeys: ['name'] },
);
const trainJobs = fc
  .record(
    {
      trainer: fc.record(
        { numNodes: fc.nat(3), env, resourcesPerNode: resources, command: fc.constantFrom([], ['a']) },
        { requiredKeys: [] },
      ),
      initializer: fc.record(
        { dataset: fc.record({ env, storageUri: fc.constantFrom('', 'hf://a') }, { requiredKeys: [] }) },
        { requiredKeys: [] },
      ),
      runtimePatches: fc.array(
        fc.record({
          manager: fc.constant('a/b'),
          trainingRuntimeSpec: fc.record({
            template: fc.record({ spec: fc.record({ replicatedJobs: fc.array(patch, { maxLength: 2 }) }) }),
          }),
        }),
        { maxLength: 2 },
      ),
    },
    { requiredKeys: [] },
  )
  .map((spec) => ({ ...aTrainJob(), spec: { runtimeRef: { name: 'torch' }, ...spec } }));

test('a job is built or refused without an exception, with the same bytes each time', () => {
  fc.assert(
    fc.property(trainJobs, runtimes, (trainJob, runtime) => {
      const [job1, runtime1] = [onTheWire(trainJob) as TrainJob, onTheWire(runtime) as TrainingRuntime];
      fc.pre(trainJobIssues(job1).length === 0 && runtimeIssues(runtime1).length === 0);
      const built = build(job1, runtime1);
      expect(
        JSON.stringify(build(onTheWire(trainJob) as TrainJob, onTheWire(runtime) as TrainingRuntime)),
      ).toBe(JSON.stringify(built));
      expect(onTheWire(built)).toStrictEqual(built);
      if (built.state === 'refused') expect(built.issues).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
});

function onTheWire(value: object): unknown {
  return deepFrozen(JSON.parse(JSON.stringify(value)) as unknown);
}

test('a job of thousands of nodes is as large as a job of one', () => {
  const sizeOf = (numNodes: number) =>
    JSON.stringify(builtJobSet(runtimeOf([aJob({ containers: [aContainer()] })]), { trainer: { numNodes } }))
      .length;
  expect(sizeOf(9999) - sizeOf(1000)).toBe(0);
});
