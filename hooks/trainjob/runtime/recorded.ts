// The runtime as it is recorded in the snapshot. Kubeflow KEP-2599: the live runtime is never read again.
import type { AnyObject } from '../../api/hook.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import { readSnapshot } from './readsnapshot.js';
import { referenceOf } from './reference.js';

/** Undefined while there is no snapshot, and for a snapshot of another job. */
export function recordedRuntime(
  trainJob: TrainJob,
  snapshot: AnyObject | undefined,
): TrainingRuntime | undefined {
  const reference = referenceOf(trainJob);
  if (snapshot === undefined || reference === undefined) return undefined;
  const read = readSnapshot(trainJob, snapshot, reference);
  return read.state === 'snapshot' ? read.runtime : undefined;
}
