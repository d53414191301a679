// Removes finalizers of runtimes that no controller would remove any more: such a runtime could never be deleted.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { refOf } from '../../hooks/kube/refs.js';
import { KEPT_FOR } from '../../hooks/runtimes/labels.js';
import type { Actions } from './actions.js';
import { MIGRATION } from './handover.js';
import { listOf } from './lookup.js';

const apiVersion = 'trainer.kubeflow.org/v1alpha1';

export interface Leftover {
  readonly finalizer: string;
  /** Why it is removed. */
  readonly reason: string;
}

/** Older versions of Kubeflow Trainer kept runtimes that were in use. With snapshots nothing depends on them (KEP-2599). */
export const ofTrainer: Leftover = {
  finalizer: 'trainer.kubeflow.org/resource-in-use',
  reason: 'TrainJobs have a snapshot, and no controller would remove it',
};

/** The finalizer of metatrain's runtime protection. */
export const ofProtection: Leftover = {
  finalizer: 'metacontroller.io/decoratorcontroller-runtime-protection',
  reason: 'its controller is deleted',
};

/** ClusterTrainingRuntimes are released whatever the namespace is. */
export async function releaseRuntimes(
  store: ObjectStore,
  namespace: string | undefined,
  { finalizer, reason }: Leftover,
  actions: Actions,
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
    await actions.carryOut(runtime, `loses the finalizer ${finalizer}: ${reason}`, () =>
      store.patch(refOf(runtime), { type: 'merge', body }, { fieldManager: MIGRATION }),
    );
  }
}
