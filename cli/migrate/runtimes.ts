// Finalizers on runtimes that nobody is left to take off: such a runtime could never be deleted.
import { KEPT_FOR } from '../../hooks/runtimes/labels.js';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { refOf } from '../../hooks/kube/refs.js';
import type { Deeds } from './deeds.js';
import { MIGRATION } from './handover.js';
import { listOf } from './lookup.js';

const apiVersion = 'trainer.kubeflow.org/v1alpha1';

export interface Leftover {
  readonly finalizer: string;
  /** Why it goes. */
  readonly because: string;
}

/** Older versions of Kubeflow Trainer kept runtimes that were in use. With snapshots nothing depends on them (KEP-2599). */
export const ofTrainer: Leftover = {
  finalizer: 'trainer.kubeflow.org/resource-in-use',
  because: 'jobs have a snapshot, and nobody would take it off',
};

/** Of our protection of runtimes. */
export const ofProtection: Leftover = {
  finalizer: 'metacontroller.io/decoratorcontroller-runtime-protection',
  because: 'its controller is gone',
};

/** Runtimes of the cluster belong to every namespace. */
export async function releaseRuntimes(
  store: ObjectStore,
  namespace: string | undefined,
  { finalizer, because }: Leftover,
  deeds: Deeds,
): Promise<void> {
  const runtimes = [
    ...(await listOf(store, { apiVersion, plural: 'clustertrainingruntimes' })),
    ...(await listOf(store, { apiVersion, plural: 'trainingruntimes' }, namespace)),
  ];
  for (const runtime of runtimes) {
    const { finalizers = [], annotations = {}, uid, resourceVersion } = runtime.metadata;
    if (!finalizers.includes(finalizer)) continue;
    const rest = finalizers.filter((one) => one !== finalizer);
    const removed = Object.hasOwn(annotations, KEPT_FOR) ? { annotations: { [KEPT_FOR]: null } } : {};
    const body = { metadata: { uid, resourceVersion, finalizers: rest, ...removed } };
    await deeds.carryOut(runtime, `loses the finalizer ${finalizer}: ${because}`, () =>
      store.patch(refOf(runtime), { type: 'merge', body }, { fieldManager: MIGRATION }),
    );
  }
}
