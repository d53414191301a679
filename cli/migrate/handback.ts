// From metatrain back to Kubeflow Trainer. TrainJobs lose the finalizer, which only Metacontroller would remove, and
// everything that only the hooks write. Children become what Trainer would have created.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { AnyObject, ObjectMeta } from '../../hooks/api/hook.js';
import { CONTROLLER_UID, METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import { TRAINER_FIELD_MANAGER, lastApplied } from '../../hooks/composite/applied/lastapplied.js';
import { refOf } from '../../hooks/kube/refs.js';
import { MANAGED_BY, PROGRESS, RESUMED_AT, type TrainJobStatus } from '../../hooks/trainjob/index.js';
import type { Actions } from './actions.js';
import { type Child, childrenOf, trainJobsIn } from './children.js';
import { MIGRATION, handOver, isRecordOf } from './handover.js';
import { ofProtection, releaseRuntimes } from './runtimes.js';

const FINALIZER = 'metacontroller.io/compositecontroller-trainjobs';

/** Labels and annotations that only metatrain and Metacontroller write, in addition to all of metatrain.io. */
const ours = [CONTROLLER_UID, MANAGED_BY, RESUMED_AT, PROGRESS, METACONTROLLER_LAST_APPLIED];
const isOurs = (name: string): boolean => name.startsWith('metatrain.io/') || ours.includes(name);
const ourConditions = ['Created', 'Terminating'];

export interface Handback {
  /** Undefined: all namespaces. */
  readonly namespace: string | undefined;
  /** Metacontroller's field manager. */
  readonly fieldManager: string;
}

export async function handBack(
  store: ObjectStore,
  { namespace, fieldManager }: Handback,
  actions: Actions,
): Promise<void> {
  const jobs = await trainJobsIn(store, namespace);
  // Children first: a TrainJob that is being deleted is removed together with its finalizer.
  for (const child of await childrenOf(store, jobs)) await handBackChild(store, child, fieldManager, actions);
  for (const job of jobs) await handBackJob(store, job, actions);
  await releaseRuntimes(store, namespace, ofProtection, actions);
}

async function handBackChild(
  store: ObjectStore,
  { object, owner }: Child,
  fieldManager: string,
  actions: Actions,
): Promise<void> {
  const metadata = removalOf(object.metadata);
  const isApplied = object.metadata.managedFields?.some((entry) => isRecordOf(entry, fieldManager)) === true;
  if (isApplied && object.kind !== 'Secret') {
    const applied = without(lastApplied(object, fieldManager));
    const description = `loses metatrain's labels and annotations; its fields move from field manager ${fieldManager} to ${TRAINER_FIELD_MANAGER}`;
    const handover = {
      from: fieldManager,
      to: TRAINER_FIELD_MANAGER,
      applied,
      owner,
      metadata: metadata ?? {},
    };
    await actions.carryOut(object, description, () => handOver(store, object, handover));
  } else if (metadata !== undefined) {
    const body = { metadata: { ...metadata, uid: object.metadata.uid } };
    await actions.carryOut(object, "loses metatrain's labels and annotations", () =>
      store.patch(refOf(object), { type: 'merge', body }, { fieldManager: MIGRATION }),
    );
  }
}

/** A merge patch that removes metatrain's labels and annotations; undefined if there are none. */
function removalOf({ labels = {}, annotations = {} }: ObjectMeta): object | undefined {
  const nulls = (of: object): object =>
    Object.fromEntries(
      Object.keys(of)
        .filter(isOurs)
        .map((name) => [name, null]),
    );
  const removed = { labels: nulls(labels), annotations: nulls(annotations) };
  const isEmpty = Object.values(removed).every((names) => Object.keys(names).length === 0);
  return isEmpty ? undefined : removed;
}

function without({ metadata, ...object }: AnyObject): AnyObject {
  const { labels, annotations, ...others } = metadata;
  const kept = { ...others, ...keptOf('labels', labels), ...keptOf('annotations', annotations) };
  return { ...object, metadata: kept };
}

function keptOf(member: string, of: ObjectMeta['labels'] = {}): object {
  const entries = Object.entries(of).filter(([name]) => !isOurs(name));
  return entries.length === 0 ? {} : { [member]: Object.fromEntries(entries) };
}

async function handBackJob(store: ObjectStore, job: AnyObject, actions: Actions): Promise<void> {
  const { finalizers = [], resourceVersion } = job.metadata;
  const status = statusFor(job);
  const removal = removalOf(job.metadata);
  const isHeld = finalizers.includes(FINALIZER);
  if (status === undefined && removal === undefined && !isHeld) return;
  const patch = (body: object, subresource?: 'status'): Promise<AnyObject> => {
    const options = { fieldManager: MIGRATION, ...(subresource === undefined ? {} : { subresource }) };
    return store.patch(refOf(job), { type: 'merge', body }, options);
  };
  await actions.carryOut(
    job,
    `loses what only metatrain writes${isHeld ? `, and the finalizer ${FINALIZER}` : ''}`,
    async () => {
      const seen =
        status === undefined ? job : await patch({ metadata: { resourceVersion }, status }, 'status');
      const rest = finalizers.filter((finalizer) => finalizer !== FINALIZER);
      const metadata = { ...removal, resourceVersion: seen.metadata.resourceVersion, finalizers: rest };
      if (removal !== undefined || isHeld) await patch({ metadata });
    },
  );
}

/** A merge patch of the status: Trainer never removes a condition that it does not know. */
function statusFor({ status }: AnyObject): object | null | undefined {
  const { conditions = [], observedGeneration, ...others } = (status ?? {}) as TrainJobStatus;
  const kept = conditions.filter(({ type }) => !ourConditions.includes(type));
  if (observedGeneration === undefined && kept.length === conditions.length) return undefined;
  // Trainer's CRD refuses an empty status.
  if (kept.length === 0 && Object.keys(others).length === 0) return null;
  return { observedGeneration: null, conditions: kept.length === 0 ? null : kept };
}
