// Who would miss a runtime that goes: a job that names it, has not ended, and has no snapshot of it (Kubeflow KEP-2599:
// once there is one, the live runtime is never read again). A job that is deleted needs nothing any more.
import type { AnyObject, KubeObject } from '../../api/hook.js';
import type { TrainJob } from '../../api/kinds.js';
import { endOf } from '../status/judge.js';
import { recordedRuntime } from './recorded.js';
import { isNamedBy } from './reference.js';
import { snapshotNameOf } from './snapshot.js';

/** `snapshot` gives a ConfigMap of the job's namespace by its name. */
export function wouldMiss(
  trainJob: TrainJob,
  runtime: KubeObject,
  snapshot: (name: string) => AnyObject | undefined,
): boolean {
  // The CRD lets a TrainJob have no spec: it names no runtime.
  const { spec } = trainJob as Partial<TrainJob>;
  if (spec === undefined || trainJob.metadata.deletionTimestamp !== undefined) return false;
  if (endOf(trainJob.status?.conditions) !== undefined || !isNamedBy(trainJob, runtime)) return false;
  return recordedRuntime(trainJob, snapshot(snapshotNameOf(trainJob))) === undefined;
}
