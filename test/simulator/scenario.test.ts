import { type Heard, ScenarioFailure, type Step, play } from '../../simulator/scenario.js';
import { embedded } from '../support/played.js';

const node = { apiVersion: 'v1', kind: 'Node', metadata: { name: 'worker' } };
const ref = { apiVersion: 'v1', kind: 'Node', name: 'worker' };
const runtime = {
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'ClusterTrainingRuntime',
  metadata: { name: 'torch' },
  spec: { template: { spec: { replicatedJobs: [] } } },
};

async function played(...steps: readonly Step[]): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  await play(embedded('dynamic'), steps, (one) => heard.push(one));
  return heard;
}

test('steps and events are reported in order', async () => {
  const heard = await played(
    { do: 'say', words: 'once' },
    { do: 'apply', objects: [runtime] },
    { do: 'advance', seconds: 60 },
    { do: 'delete', ref: { ...ref, apiVersion: runtime.apiVersion, kind: runtime.kind, name: 'torch' } },
  );
  expect(heard.map((one) => ('step' in one ? one.step.do : `${one.event.at} ${one.event.text}`))).toEqual([
    'say',
    'apply',
    '0 created',
    'advance',
    'delete',
    '60 deleted',
  ]);
});

test.each<{ readonly name: string; readonly steps: readonly Step[]; readonly message: string }>([
  {
    name: 'an expected object is missing',
    steps: [{ do: 'expect', ref, is: {} }],
    message: 'Node worker is missing and should exist',
  },
  {
    name: 'an object that should be absent exists',
    steps: [
      { do: 'apply', objects: [node] },
      { do: 'expectAbsent', ref },
    ],
    message: 'Node worker exists and should be absent',
  },
  {
    name: 'an object differs',
    steps: [
      { do: 'apply', objects: [node] },
      { do: 'expect', ref, is: { metadata: { name: 'worker', labels: { a: 'b' } } } },
    ],
    message: 'Node worker: metadata.labels is absent and should be {"a":"b"}',
  },
])('a scenario fails when $name', async ({ steps, message }) => {
  await expect(played(...steps)).rejects.toThrow(new ScenarioFailure(message));
});
