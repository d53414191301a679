// The controller with a store: its decisions are carried out, and a finished JobSet is deleted after its time to live.
import { timestampOf, virtualClock } from '../../../../apiserver/clock.js';
import { jobSetWebhooks } from '../../../../apiserver/jobset/webhooks.js';
import { memoryStore } from '../../../../apiserver/memory/store.js';
import { crdsOf } from '../../../../cli/embedded.js';
import { jobSetController } from '../../../../simulator/actors/jobset.js';
import { settle } from '../../../../simulator/loop.js';
import { root } from '../../../support/played.js';
import { NOON, aJobSet, complete } from './story.js';

const crds = crdsOf(root);
const job = { apiVersion: 'batch/v1', kind: 'Job', name: 'llama-node-0', namespace: 'ml' };
const jobSet = { apiVersion: 'jobset.x-k8s.io/v1alpha2', kind: 'JobSet', name: 'llama', namespace: 'ml' };

function aWorld() {
  const clock = virtualClock(NOON);
  let uids = 0;
  const uid = (): string => `uid-${(uids += 1)}`;
  const store = memoryStore({ now: () => timestampOf(clock), uid, crds, admit: jobSetWebhooks });
  const actor = jobSetController(store, clock);
  const pass = async (seconds: number): Promise<void> => {
    await settle(clock, [actor], { quietMs: Infinity, maxMs: seconds * 1000 });
  };
  return { store, pass };
}

const made = (ttlSecondsAfterFinished: number): object => ({
  ...aJobSet({ ttlSecondsAfterFinished }),
  metadata: { name: 'llama', namespace: 'ml' },
});

test('a JobSet creates its Job, finishes with it, and is deleted after its time to live', async () => {
  const { store, pass } = aWorld();
  await store.create(made(60));
  await pass(1);
  expect(await store.get(job)).toMatchObject({ spec: { suspend: false, completions: 2 } });

  await store.patch(job, { type: 'merge', body: { status: complete } }, { subresource: 'status' });
  await pass(1);
  expect(await store.get(jobSet)).toMatchObject({
    status: {
      terminalState: 'Completed',
      conditions: [{ type: 'Completed', lastTransitionTime: '2030-01-01T12:00:01Z' }],
    },
  });
  await pass(58);
  expect((await store.get(jobSet)).metadata).not.toHaveProperty('deletionTimestamp');
  await pass(2);
  // In the foreground: it waits until the garbage collector has deleted its Jobs.
  expect((await store.get(jobSet)).metadata.deletionTimestamp).toBe('2030-01-01T12:01:01Z');
});

test('a Job of the same name with another owner is not changed', async () => {
  const { store, pass } = aWorld();
  await store.create({
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: job.name, namespace: 'ml' },
    spec: {},
  });
  const before = await store.get(job);
  await store.create(made(60));
  await pass(10);
  expect(await store.get(job)).toEqual(before);
  expect(await store.get(jobSet)).toMatchObject({
    status: { replicatedJobsStatus: [{ name: 'node', active: 0 }] },
  });
});
