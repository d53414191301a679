// Malformed requests and objects.
import {
  runtimeIssues,
  trainJobCustomizeIssues,
  trainJobIssues,
  trainJobRequestIssues,
} from '../../hooks/trainjob/api/form.js';

// One plain request; each row is one step away from it.
const trainJob = {
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'TrainJob',
  metadata: { name: 'job', namespace: 'ml', uid: 'u', creationTimestamp: '2030-01-01T12:00:00Z' },
  spec: { runtimeRef: { name: 'torch' } },
};
const runtime = {
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'ClusterTrainingRuntime',
  metadata: { name: 'torch' },
  spec: { template: { spec: { replicatedJobs: [{ name: 'node', template: podOf({ name: 'node' }) }] } } },
};
const jobSet = {
  apiVersion: 'jobset.x-k8s.io/v1alpha2',
  kind: 'JobSet',
  metadata: { name: 'job', namespace: 'ml' },
  spec: { suspend: false, replicatedJobs: [{ name: 'node', replicas: 1, template: {} }] },
  status: { conditions: [{ type: 'Completed', status: 'True' }] },
};
const jobSets = 'JobSet.jobset.x-k8s.io/v1alpha2';
const body = {
  controller: {},
  parent: trainJob,
  children: { [jobSets]: { 'ml/job': jobSet }, 'ConfigMap.v1': {} },
  related: { 'ClusterTrainingRuntime.trainer.kubeflow.org/v1alpha1': { torch: runtime } },
  finalizing: false,
};

function podOf(container: object): object {
  return { spec: { template: { spec: { containers: [container] } } } };
}
function withTrainer(trainer: object): object {
  return { ...trainJob, spec: { ...trainJob.spec, trainer } };
}
function withRuntimeSpec(spec: object): object {
  return { ...runtime, spec };
}
function withJob(template: object): object {
  return withRuntimeSpec({ template: { spec: { replicatedJobs: [{ name: 'node', template }] } } });
}

test('a well-formed request has no issue', () => {
  expect(trainJobRequestIssues(body)).toEqual([]);
  expect(trainJobCustomizeIssues({ controller: {}, parent: trainJob })).toEqual([]);
  expect(trainJobIssues(trainJob)).toEqual([]);
  expect(runtimeIssues(runtime)).toEqual([]);
});

test.each([
  { name: 'null', sent: null, field: '(root)', problem: 'is null, not an object' },
  { name: 'a list', sent: [], field: '(root)', problem: 'is a list, not an object' },
  { name: 'nothing', sent: {}, field: 'controller', problem: 'is missing' },
  {
    name: 'a v2 request without related objects',
    sent: { ...body, related: undefined },
    field: 'related',
    problem: 'is missing',
  },
  {
    name: 'a string instead of a boolean',
    sent: { ...body, finalizing: 'no' },
    field: 'finalizing',
    problem: 'is a string, not a boolean',
  },
  {
    name: 'another kind as parent',
    sent: { ...body, parent: { ...trainJob, kind: 'Job' } },
    field: 'parent.kind',
    problem: 'is not TrainJob',
  },
  {
    name: 'a spec without a runtime',
    sent: { ...body, parent: { ...trainJob, spec: {} } },
    field: 'parent.spec.runtimeRef',
    problem: 'is missing',
  },
  {
    name: 'a parent with a malformed creation time',
    sent: { ...body, parent: { ...trainJob, metadata: { name: 'job', creationTimestamp: 'today' } } },
    field: 'parent.metadata.creationTimestamp',
    problem: 'is not a time',
  },
  {
    name: 'a child without a name',
    sent: {
      ...body,
      children: { 'ConfigMap.v1': { 'ml/a': { apiVersion: 'v1', kind: 'ConfigMap', metadata: {} } } },
    },
    field: 'children["ConfigMap.v1"]["ml/a"].metadata.name',
    problem: 'is missing',
  },
  {
    name: 'a JobSet with a malformed condition',
    sent: { ...body, children: { [jobSets]: { 'ml/job': { ...jobSet, status: { conditions: [5] } } } } },
    field: `children["${jobSets}"]["ml/job"].status.conditions[0]`,
    problem: 'is a number, not an object',
  },
  {
    name: 'a v1 request, whose keys have no namespace',
    sent: { ...body, children: { [jobSets]: { job: jobSet } } },
    field: `children["${jobSets}"].job`,
    problem: 'is not under the key that v2 requests give it',
  },
])('the issue of a request that is $name names its field', ({ sent, field, problem }) => {
  expect(trainJobRequestIssues(sent)).toEqual([{ field, problem, remedy: expect.any(String) as string }]);
});

test.each([
  {
    name: 'a variable that is not a string',
    object: withTrainer({
      env: [
        { name: 'A', value: 'a' },
        { name: 'B', value: 1 },
      ],
    }),
    issue: {
      field: 'spec.trainer.env[1].value',
      problem: 'is a number, not a string',
      remedy: 'put it in quotes',
    },
  },
  {
    name: 'a member that is null',
    object: withTrainer({ numNodes: null }),
    issue: {
      field: 'spec.trainer.numNodes',
      problem: 'is null, not a whole number',
      remedy: 'write a whole number, or leave it out',
    },
  },
  {
    name: 'a malformed quantity',
    object: withTrainer({ resourcesPerNode: { limits: { 'nvidia.com/gpu': 'two' } } }),
    issue: {
      field: 'spec.trainer.resourcesPerNode.limits["nvidia.com/gpu"]',
      problem: 'is not a quantity',
      remedy: 'write it as 500m, 4 or 16Gi',
    },
  },
  {
    name: 'a runtime without a name',
    object: { ...trainJob, spec: { runtimeRef: {} } },
    issue: { field: 'spec.runtimeRef.name', problem: 'is missing', remedy: 'set spec.runtimeRef.name' },
  },
  {
    name: 'a patch of a container without a name',
    object: {
      ...trainJob,
      spec: {
        ...trainJob.spec,
        runtimePatches: [
          {
            manager: 'm/m',
            trainingRuntimeSpec: {
              template: { spec: { replicatedJobs: [{ name: 'node', template: podOf({ env: [] }) }] } },
            },
          },
        ],
      },
    },
    issue: {
      field:
        'spec.runtimePatches[0].trainingRuntimeSpec.template.spec.replicatedJobs[0].template.spec.template.spec.containers[0].name',
      problem: 'is missing',
      remedy: expect.any(String) as string,
    },
  },
])('a TrainJob with $name', ({ object, issue }) => {
  expect(trainJobIssues(object)).toEqual([issue]);
});

const job = 'spec.template.spec.replicatedJobs[0].template';
test.each([
  { name: 'no spec', object: withRuntimeSpec(undefined as never), field: 'spec' },
  {
    name: 'a policy that is not an object',
    object: withRuntimeSpec({ mlPolicy: { torch: true } }),
    field: 'spec.mlPolicy.torch',
  },
  {
    name: 'jobs that are not a list',
    object: withRuntimeSpec({ template: { spec: { replicatedJobs: {} } } }),
    field: 'spec.template.spec.replicatedJobs',
  },
  { name: 'a job without Pods', object: withJob({ spec: {} }), field: `${job}.spec.template` },
  {
    name: 'a Pod without containers',
    object: withJob({ spec: { template: { spec: {} } } }),
    field: `${job}.spec.template.spec.containers`,
  },
  {
    name: 'a container without a name',
    object: withJob(podOf({})),
    field: `${job}.spec.template.spec.containers[0].name`,
  },
  {
    name: 'a port that is a string',
    object: withJob(podOf({ name: 'node', ports: [{ containerPort: 'http' }] })),
    field: `${job}.spec.template.spec.containers[0].ports[0].containerPort`,
  },
  {
    name: 'a label that is a number',
    object: withJob({ metadata: { labels: { 'a.b/c': 1 } } }),
    field: `${job}.metadata.labels["a.b/c"]`,
  },
])('a runtime with $name', ({ object, field }) => {
  expect(runtimeIssues(object).map((issue) => issue.field)).toEqual([field]);
});

test.each([
  { name: 'whole numbers as quantities', object: withTrainer({ resourcesPerNode: { limits: { cpu: 4 } } }) },
  { name: 'numbers out of range', object: withTrainer({ numNodes: -1, numProcPerNode: 2 ** 31 }) },
  {
    name: 'long lists and strings',
    object: withTrainer({ image: 'a'.repeat(1000), args: Array(500).fill('a') }),
  },
  { name: 'members of a later version', object: withTrainer({ elastic: { minNodes: 1 } }) },
])('$name are left to the API server', ({ object }) => {
  expect(trainJobIssues(object)).toEqual([]);
});

test('an issue does not repeat values, which may be secret', () => {
  const [issue] = trainJobIssues(withTrainer({ env: [{ name: 'TOKEN', value: ['s3cr3t'] }] }));

  expect(JSON.stringify(issue)).not.toContain('s3cr3t');
});
