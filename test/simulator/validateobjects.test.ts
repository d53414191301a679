// Offline: what an API server would say, without one.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AnyObject } from '../../hooks/api/hook.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import { registry } from '../../hooks/registry.js';
import { type Validated, validateObjects } from '../../simulator/validateobjects.js';
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
  return validateObjects(objects, { crds, routes: registry(defaultSettings) });
}

test('a job and its runtime are admitted, whichever comes first', async () => {
  expect(await validated(trainJob(), runtime)).toEqual([
    { object: trainJob(), state: 'admitted', warnings: [] },
    { object: runtime, state: 'admitted', warnings: [] },
  ]);
});

test.each<{ name: string; objects: readonly AnyObject[]; want: string }>([
  { name: 'a job alone', objects: [trainJob()], want: 'ClusterTrainingRuntime torch is not found' },
  {
    name: 'what the schema forbids',
    objects: [trainJob({ suspend: 'yes' }), runtime],
    want: 'spec.suspend in body must be of type boolean',
  },
  {
    name: 'what a CEL rule forbids',
    objects: [trainJob({ managedBy: 'me' }), runtime],
    want: 'spec.managedBy',
  },
  {
    name: 'what a webhook forbids',
    objects: [trainJob({ trainer: { numProcPerNode: 0 } }), runtime],
    want: 'spec.trainer.numProcPerNode: 0 processes on a node cannot train',
  },
  {
    name: 'what nobody knows',
    objects: [trainJob({ trainer: { nodes: 2 }, deadline: 5 }), runtime],
    want: 'strict decoding error: unknown field "spec.trainer.nodes", unknown field "spec.deadline"',
  },
  { name: 'a second job of the name', objects: [runtime, trainJob(), trainJob()], want: 'already exists' },
])('$name is refused', async ({ objects, want }) => {
  const results = await validated(...objects);
  const refusals = results.filter(({ state }) => state === 'refused');
  expect(refusals).toHaveLength(1);
  expect(refusals[0]!.message).toContain(want);
});

test('what cannot be known without a cluster is a warning', async () => {
  const queued: AnyObject = {
    ...runtimeOf([aJob({ pod: { priorityClassName: 'high' } })], { podGroupPolicy: { volcano: {} } }),
  };
  const [result] = await validated(trainJob(), queued);
  expect(result).toMatchObject({
    state: 'admitted',
    warnings: ['it could not be looked up whether there is a PriorityClass high'],
  });
});

test('a kind that is nowhere defined is none that can be judged', async () => {
  const object = { apiVersion: 'example.com/v1', kind: 'Toy', metadata: { name: 'car' } };
  expect(await validated(object)).toEqual([{ object, state: 'unknownKind', warnings: [] }]);
});
