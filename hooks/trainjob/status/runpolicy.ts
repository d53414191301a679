// How long a TrainJob may run, and how long it is kept after it has finished. Kubeflow KEP-2899 and its plans: the
// TrainJob's own value wins over the default of its runtime, which is read from the snapshot.
import type { AnyObject } from '../../api/hook.js';
import type { TrainJob } from '../api/types.js';
import { recordedRuntime } from '../runtime/recorded.js';
import { keptTtlOf } from './keptttl.js';
import { isCopy } from './managedby.js';

type Snapshot = AnyObject | undefined;

export function activeDeadlineSecondsOf(trainJob: TrainJob, snapshot: Snapshot): number | undefined {
  const { activeDeadlineSeconds } = trainJob.spec;
  return activeDeadlineSeconds ?? recordedRuntime(trainJob, snapshot)?.spec.runPolicy?.activeDeadlineSeconds;
}

/** None for a copy that another cluster has sent: that cluster must see the end, and then deletes the copy. */
export function ttlSecondsOf(trainJob: TrainJob, snapshot: Snapshot): number | undefined {
  if (isCopy(trainJob)) return undefined;
  const own = trainJob.spec.ttlSecondsAfterFinished ?? keptTtlOf(trainJob);
  return own ?? recordedRuntime(trainJob, snapshot)?.spec.runPolicy?.ttlSecondsAfterFinished;
}
