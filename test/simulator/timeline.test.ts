import { type VirtualClock, timestampOf, virtualClock } from '../../apiserver/clock.js';
import { type MemoryStore, memoryStore } from '../../apiserver/memory/store.js';
import { crdsOf } from '../../cli/embedded.js';
import type { KubeObject } from '../../hooks/api/hook.js';
import { kinds } from '../../hooks/registry.js';
import { timeline } from '../../simulator/timeline.js';
import { aCondition, aRuntime, aTrainJob } from '../support/objects.js';
import { root } from '../support/played.js';

const start = '2030-01-01T12:00:00Z';
const crds = crdsOf(root);

interface World {
  readonly clock: VirtualClock;
  readonly store: MemoryStore;
  /** `60 TrainJob llama: gone` for all that is told since the last time. */
  readonly told: () => Promise<readonly string[]>;
}

function aWorld(): World {
  const clock = virtualClock(start);
  let uids = 0;
  const store = memoryStore({ now: () => timestampOf(clock), uid: () => `uid-${(uids += 1)}`, crds });
  const watch = timeline({ store, clock, start, kinds });
  let heard = 0;
  return {
    clock,
    store,
    told: async () => {
      await watch.round();
      const news = watch.events.slice(heard);
      heard = watch.events.length;
      return news.map(({ at, kind, name, text }) => `${at} ${kind} ${name}: ${text}`);
    },
  };
}

const trainer = 'trainer.kubeflow.org/v1alpha1';
const jobRef = { apiVersion: trainer, kind: 'TrainJob', name: 'llama', namespace: 'ml' };
const bare = (object: KubeObject): object => {
  const { name, namespace } = object.metadata;
  return { ...object, metadata: { name, namespace } };
};

test('nothing happened: nothing is told, and nobody is woken', async () => {
  const { store, clock, told } = aWorld();
  expect(await told()).toEqual([]);
  expect(await timeline({ store, clock, start, kinds }).round()).toEqual({ happened: false });
});

test('a TrainJob: created, changed, its conditions, gone', async () => {
  const { store, clock, told } = aWorld();
  await store.create(bare(aTrainJob({ spec: { suspend: true, activeDeadlineSeconds: 60 } })));
  expect(await told()).toEqual(['0 TrainJob llama: created suspended: 2 nodes on torch, for at most 60 s']);

  clock.advanceTo(Date.parse(start) + 61_500);
  const conditions = [aCondition('Suspended', 'True', { reason: 'R', message: 'M' })];
  await store.patch(jobRef, { type: 'merge', body: { status: { conditions } } }, { subresource: 'status' });
  expect(await told()).toEqual(['61 TrainJob llama: Suspended (R): M']);
  expect(await told()).toEqual([]);

  const next = [aCondition('Suspended', 'False', { reason: 'S', message: 'N' })];
  await store.patch(
    jobRef,
    { type: 'merge', body: { status: { conditions: next } } },
    { subresource: 'status' },
  );
  await store.patch(jobRef, { type: 'merge', body: { spec: { trainer: { numNodes: 3 }, suspend: false } } });
  expect(await told()).toEqual([
    '61 TrainJob llama: changed: trainer',
    '61 TrainJob llama: not Suspended (S): N',
  ]);

  await store.delete(jobRef);
  expect(await told()).toEqual(['61 TrainJob llama: gone']);
});

test('a name that is taken again between two looks is told as two', async () => {
  const { store, told } = aWorld();
  await store.create(bare(aRuntime()));
  await told();
  await store.delete({ apiVersion: trainer, kind: 'ClusterTrainingRuntime', name: 'torch' });
  await store.create(bare(aRuntime()));
  expect(await told()).toEqual([
    '0 ClusterTrainingRuntime torch: deleted',
    '0 ClusterTrainingRuntime torch: created',
  ]);
});

test('of ConfigMaps only snapshots are told', async () => {
  const { store, told } = aWorld();
  for (const name of ['llama-runtime-snapshot', 'other']) {
    await store.create({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace: 'ml' } });
  }
  expect(await told()).toEqual(['0 ConfigMap llama-runtime-snapshot: keeps the runtime as it is now']);
});

test('Pods are told by JobSet and count, once they do something', async () => {
  const { store, told } = aWorld();
  const labels = { 'jobset.sigs.k8s.io/jobset-name': 'llama' };
  const pod = (name: string): object => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace: 'ml', labels },
  });
  const phase = async (name: string, to: string): Promise<void> => {
    const ref = { apiVersion: 'v1', kind: 'Pod', name, namespace: 'ml' };
    await store.patch(ref, { type: 'merge', body: { status: { phase: to } } }, { subresource: 'status' });
  };
  await store.create(pod('a'));
  await store.create(pod('b'));
  expect(await told()).toEqual([]);
  await phase('a', 'Running');
  expect(await told()).toEqual(['0 Pods llama: running 1/2, pending 1/2']);
  await phase('a', 'Failed');
  await phase('b', 'Succeeded');
  expect(await told()).toEqual(['0 Pods llama: succeeded 1/2, failed 1/2']);
});
