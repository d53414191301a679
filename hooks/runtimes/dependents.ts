// Which TrainJobs still need a runtime that is being deleted: a job that names it, has not finished, and has no snapshot of
// it (Kubeflow KEP-2599: once there is one, the live runtime is never read again); and every job that Kueue's webhook has
// seen, as long as it exists: Kueue 0.17 to 0.19 reads the live runtime at each change of such a job, including the
// removal of a finalizer, and refuses the change without it.
import type { AnyObject, KubeObject } from '../api/hook.js';
import { KUEUE_MANAGER } from '../kueue/labels.js';
import { type TrainJob, endOf, isNamedBy, recordedRuntime, snapshotNameOf } from '../trainjob/index.js';

/** Why a TrainJob depends on the runtime. */
export type Dependency = 'noSnapshot' | 'kueue';

/** Undefined if the TrainJob does not depend on the runtime. `snapshot` returns a ConfigMap of the job's namespace by its name. */
export function dependencyOf(
  trainJob: TrainJob,
  runtime: KubeObject,
  snapshot: (name: string) => AnyObject | undefined,
): Dependency | undefined {
  // The CRD lets a TrainJob have no spec: it names no runtime.
  const { spec } = trainJob as Partial<TrainJob>;
  if (spec === undefined || !isNamedBy(trainJob, runtime)) return undefined;
  // Kueue's webhook adds an entry to every job, in a queue or not.
  if (spec.runtimePatches?.some(({ manager }) => manager === KUEUE_MANAGER) === true) return 'kueue';
  // A job that is being deleted needs no runtime.
  if (trainJob.metadata.deletionTimestamp !== undefined) return undefined;
  if (endOf(trainJob.status?.conditions) !== undefined) return undefined;
  const recorded = recordedRuntime(trainJob, snapshot(snapshotNameOf(trainJob)));
  return recorded === undefined ? 'noSnapshot' : undefined;
}
