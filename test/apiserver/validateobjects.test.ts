// Validation without an API server.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { controlPlane } from '../../apiserver/controlplane.js';
import { type Validated, validateObjects } from '../../apiserver/validateobjects.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { formatIssues } from '../../hooks/kube/issues.js';
import { aJob, runtimeOf } from '../support/runtimes.js';

const crds = ['trainjob', 'trainingruntime', 'clustertrainingruntime', 'external/jobset'].map(
  (name) => parse(readFileSync(`crds/${name}.yaml`, 'utf8')) as object,
);
const runtime: AnyObject = { ...runtimeOf() };
const trainJob = (spec: object = {}): AnyObject => ({
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'TrainJob',
  metadata: { name: 'llama' },
  spec: { runtimeRef: { name: 'torch' }, ...spec },
});

function validated(...objects: readonly AnyObject[]): Promise<readonly Validated[]> {
  return validateObjects(objects, { crds });
}

test('a job and its runtime are admitted, whichever comes first', async () => {
  expect(await validated(trainJob(), runtime)).toEqual([
    { object: trainJob(), state: 'admitted', issues: [], warnings: [] },
    { object: runtime, state: 'admitted', issues: [], warnings: [] },
  ]);
});

test.each<{ name: string; objects: readonly AnyObject[]; want: string }>([
  { name: 'a job alone', objects: [trainJob()], want: 'ClusterTrainingRuntime torch is not found' },
  {
    name: 'a violation of the schema',
    objects: [trainJob({ suspend: 'yes' }), runtime],
    want: 'spec.suspend: is a string, not a boolean; ',
  },
  {
    name: 'a value above a limit of the schema',
    objects: [trainJob({ activeDeadlineSeconds: 0 }), runtime],
    want:
      'spec.activeDeadlineSeconds: Invalid value: 0: spec.activeDeadlineSeconds in body should be greater than or ' +
      'equal to 1; see kubectl explain trainjob.spec.activeDeadlineSeconds',
  },
  {
    name: 'a violation of a CEL rule',
    objects: [trainJob({ managedBy: 'me' }), runtime],
    want: 'spec.managedBy',
  },
  {
    name: 'a violation of a webhook',
    objects: [trainJob({ trainer: { numProcPerNode: 0 } }), runtime],
    want: 'spec.trainer.numProcPerNode: 0 processes on a node cannot train',
  },
  {
    name: 'an unknown field',
    objects: [trainJob({ trainer: { nodes: 2 }, deadline: 5 }), runtime],
    want: 'spec.trainer.nodes: TrainJob has no such field; correct its spelling or its place, or remove it. spec.deadline: ',
  },
  {
    name: 'a second job of the name',
    objects: [runtime, trainJob(), trainJob()],
    want: 'another TrainJob in the files has the same name',
  },
])('$name is refused', async ({ objects, want }) => {
  const results = await validated(...objects);
  const refusals = results.filter(({ state }) => state === 'refused');
  expect(refusals).toHaveLength(1);
  expect(formatIssues(refusals[0]!.issues)).toContain(want);
});

test('objects read from a cluster are validated like the applied ones', async () => {
  const { store } = controlPlane({ crds });
  const live = await store.create({ ...trainJob(), metadata: { name: 'llama', namespace: 'ml' } });
  const status = { conditions: [], observedGeneration: 1 };
  const results = await validated({ ...live, status }, await store.create(runtime));
  expect(results.map(({ state, issues }) => ({ state, issues }))).toEqual([
    { state: 'admitted', issues: [] },
    { state: 'admitted', issues: [] },
  ]);
});

test('all faults are reported at once, of schema and webhooks', async () => {
  const job = { managedBy: 'me', activeDeadlineSeconds: 0, trainer: { numProcPerNode: 0 }, dedline: 5 };
  const [result] = await validated({ ...trainJob(job), metadata: { name: 'Llama' } }, runtime);
  expect(new Set(result!.issues.map(({ field }) => field))).toEqual(
    new Set([
      'metadata.name',
      'spec.activeDeadlineSeconds',
      'spec.dedline',
      'spec.managedBy',
      'spec.trainer.numProcPerNode',
    ]),
  );
});

test('a job on a refused runtime has no fault for that', async () => {
  const faulty = { ...runtimeOf([aJob({})], { mlPolicy: { torch: {}, jax: {} } }) } as AnyObject;
  const results = await validated(trainJob(), faulty);
  expect(results.map(({ state }) => state)).toEqual(['admitted', 'refused']);
});

test('a check that needs a cluster is a warning', async () => {
  const queued: AnyObject = {
    ...runtimeOf([aJob({ pod: { priorityClassName: 'high' } })], { podGroupPolicy: { volcano: {} } }),
  };
  const [result] = await validated(trainJob(), queued);
  expect(result).toMatchObject({
    state: 'admitted',
    warnings: ['it could not be looked up whether there is a PriorityClass high'],
  });
});

test('an undefined kind cannot be validated', async () => {
  const object = { apiVersion: 'example.com/v1', kind: 'Toy', metadata: { name: 'car' } };
  expect(await validated(object)).toEqual([{ object, state: 'unknownKind', issues: [], warnings: [] }]);
});
