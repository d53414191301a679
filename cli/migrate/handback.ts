// From metatrain back to Kubeflow Trainer: TrainJobs lose the finalizer that only Metacontroller would take off, and
// what the hooks wrote for themselves; children become what Trainer would have made of them.
import type { AnyObject, ObjectMeta } from '../../hooks/api/hook.js';
import { CONTROLLER_UID, METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import { MANAGED_BY, PROGRESS, RESUMED_AT, type TrainJobStatus } from '../../hooks/trainjob/index.js';
import { TRAINER_FIELD_MANAGER, lastApplied } from '../../hooks/composite/applied/lastapplied.js';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { refOf } from '../../hooks/kube/refs.js';
import { type Child, childrenOf, trainJobsIn } from './children.js';
import type { Deeds } from './deeds.js';
import { MIGRATION, handOver, isRecordOf } from './handover.js';
import { ofProtection, releaseRuntimes } from './runtimes.js';

const FINALIZER = 'metacontroller.io/compositecontroller-trainjobs';

/** What the hooks write to a TrainJob or a child, and Trainer knows nothing of; beside all that starts with our name. */
const ours = [CONTROLLER_UID, MANAGED_BY, RESUMED_AT, PROGRESS, METACONTROLLER_LAST_APPLIED];
const isOurs = (name: string): boolean => name.startsWith('metatrain.io/') || ours.includes(name);
const ourConditions = ['Created', 'Terminating'];

export interface Handback {
  /** All of them when it is undefined. */
  readonly namespace: string | undefined;
  /** Metacontroller's. */
  readonly fieldManager: string;
}

export async function handBack(
  store: ObjectStore,
  { namespace, fieldManager }: Handback,
  deeds: Deeds,
): Promise<void> {
  const jobs = await trainJobsIn(store, namespace);
  // Children first: a TrainJob that is being deleted goes with its finalizer.
  for (const child of await childrenOf(store, jobs)) await handBackChild(store, child, fieldManager, deeds);
  for (const job of jobs) await handBackJob(store, job, deeds);
  await releaseRuntimes(store, namespace, ofProtection, deeds);
}

async function handBackChild(
  store: ObjectStore,
  { object, owner }: Child,
  fieldManager: string,
  deeds: Deeds,
): Promise<void> {
  const metadata = removalOf(object.metadata);
  const isApplied = object.metadata.managedFields?.some((entry) => isRecordOf(entry, fieldManager)) === true;
  if (isApplied && object.kind !== 'Secret') {
    const applied = without(lastApplied(object, fieldManager));
    const what = `loses what was written for Metacontroller; its fields go from ${fieldManager} to ${TRAINER_FIELD_MANAGER}`;
    const handover = {
      from: fieldManager,
      to: TRAINER_FIELD_MANAGER,
      applied,
      owner,
      metadata: metadata ?? {},
    };
    await deeds.carryOut(object, what, () => handOver(store, object, handover));
  } else if (metadata !== undefined) {
    const body = { metadata: { ...metadata, uid: object.metadata.uid } };
    await deeds.carryOut(object, 'loses what was written for Metacontroller', () =>
      store.patch(refOf(object), { type: 'merge', body }, { fieldManager: MIGRATION }),
    );
  }
}

/** A merge patch that takes our labels and annotations away; undefined where there are none. */
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

async function handBackJob(store: ObjectStore, job: AnyObject, deeds: Deeds): Promise<void> {
  const { finalizers = [], resourceVersion } = job.metadata;
  const status = statusFor(job);
  const removal = removalOf(job.metadata);
  const isHeld = finalizers.includes(FINALIZER);
  if (status === undefined && removal === undefined && !isHeld) return;
  const patch = (body: object, subresource?: 'status'): Promise<AnyObject> => {
    const options = { fieldManager: MIGRATION, ...(subresource === undefined ? {} : { subresource }) };
    return store.patch(refOf(job), { type: 'merge', body }, options);
  };
  await deeds.carryOut(
    job,
    `loses what was written by metatrain${isHeld ? `, and ${FINALIZER}` : ''}`,
    async () => {
      const seen =
        status === undefined ? job : await patch({ metadata: { resourceVersion }, status }, 'status');
      const rest = finalizers.filter((finalizer) => finalizer !== FINALIZER);
      const metadata = { ...removal, resourceVersion: seen.metadata.resourceVersion, finalizers: rest };
      if (removal !== undefined || isHeld) await patch({ metadata });
    },
  );
}

/** A merge patch of the status: Trainer never takes back a condition that it does not know. */
function statusFor({ status }: AnyObject): object | null | undefined {
  const { conditions = [], observedGeneration, ...others } = (status ?? {}) as TrainJobStatus;
  const kept = conditions.filter(({ type }) => !ourConditions.includes(type));
  if (observedGeneration === undefined && kept.length === conditions.length) return undefined;
  // Trainer's kind wants a status to say something, or not to be there.
  if (kept.length === 0 && Object.keys(others).length === 0) return null;
  return { observedGeneration: null, conditions: kept.length === 0 ? null : kept };
}
