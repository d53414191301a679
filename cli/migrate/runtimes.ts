// Older versions of Kubeflow Trainer kept runtimes that are in use by a finalizer. With snapshots nothing depends on them
// (KEP-2599), and nobody is left who would take it off: such a runtime could never be deleted.
import type { ObjectStore } from '../../simulator/objectstore.js';
import { type Deeds, refOf } from './deeds.js';
import { MIGRATION } from './handover.js';
import { listOf } from './lookup.js';

const RESOURCE_IN_USE = 'trainer.kubeflow.org/resource-in-use';

const apiVersion = 'trainer.kubeflow.org/v1alpha1';

/** Runtimes of the cluster belong to every namespace. */
export async function releaseRuntimes(
  store: ObjectStore,
  namespace: string | undefined,
  deeds: Deeds,
): Promise<void> {
  const runtimes = [
    ...(await listOf(store, { apiVersion, plural: 'clustertrainingruntimes' })),
    ...(await listOf(store, { apiVersion, plural: 'trainingruntimes' }, namespace)),
  ];
  for (const runtime of runtimes) {
    const { finalizers = [], uid, resourceVersion } = runtime.metadata;
    if (!finalizers.includes(RESOURCE_IN_USE)) continue;
    const rest = finalizers.filter((finalizer) => finalizer !== RESOURCE_IN_USE);
    const body = { metadata: { uid, resourceVersion, finalizers: rest } };
    const what = `loses the finalizer ${RESOURCE_IN_USE}: jobs keep a snapshot, and nobody would take it off`;
    await deeds.carryOut(runtime, what, () =>
      store.patch(refOf(runtime), { type: 'merge', body }, { fieldManager: MIGRATION }),
    );
  }
}
