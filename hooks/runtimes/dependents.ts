// Who would miss a runtime that goes. A job that names it, has not ended, and has no snapshot of it (Kubeflow KEP-2599: once
// there is one, the live runtime is never read again). And every job that Kueue's webhook has seen, while it exists: Kueue
// 0.17 to 0.19 reads the live runtime at each change of such a job, the removal of a finalizer included, and refuses the
// change without it.
import type { AnyObject, KubeObject } from '../api/hook.js';
import { KUEUE_MANAGER } from '../kueue/labels.js';
import { type TrainJob, endOf, isNamedBy, recordedRuntime, snapshotNameOf } from '../trainjob/index.js';

/** Why it would be missed; undefined when it would not. */
export type Missing = 'noSnapshot' | 'kueue';

/** `snapshot` gives a ConfigMap of the job's namespace by its name. */
export function missingOf(
  trainJob: TrainJob,
  runtime: KubeObject,
  snapshot: (name: string) => AnyObject | undefined,
): Missing | undefined {
  // The CRD lets a TrainJob have no spec: it names no runtime.
  const { spec } = trainJob as Partial<TrainJob>;
  if (spec === undefined || !isNamedBy(trainJob, runtime)) return undefined;
  // It leaves an entry in every job that it sees, in a queue or not.
  if (spec.runtimePatches?.some(({ manager }) => manager === KUEUE_MANAGER) === true) return 'kueue';
  // A job that is deleted needs nothing any more.
  if (trainJob.metadata.deletionTimestamp !== undefined) return undefined;
  if (endOf(trainJob.status?.conditions) !== undefined) return undefined;
  const recorded = recordedRuntime(trainJob, snapshot(snapshotNameOf(trainJob)));
  return recorded === undefined ? 'noSnapshot' : undefined;
}
