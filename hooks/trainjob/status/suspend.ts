// Kubeflow Trainer's Suspended condition: True while the TrainJob is suspended, False once it has been resumed,
// absent on a job that never was. It follows `spec.suspend` even after the job has ended.
import { resumed, suspended } from '../../api/conditions.js';
import type { Timestamp } from '../../api/hook.js';
import type { Condition, TrainJob } from '../../api/kinds.js';
import { isTrue, withCondition } from '../../kube/conditions.js';

export function isSuspended(trainJob: TrainJob): boolean {
  return trainJob.spec.suspend === true;
}

export function withSuspended(
  conditions: readonly Condition[],
  trainJob: TrainJob,
  now: Timestamp,
): readonly Condition[] {
  if (isSuspended(trainJob)) return withCondition(conditions, suspended, now);
  return isTrue(conditions, 'Suspended') ? withCondition(conditions, resumed, now) : conditions;
}
