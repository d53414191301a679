// Kubeflow Trainer's Suspended condition: True while the TrainJob is suspended, False once it has been resumed, absent if
// it has never been suspended. It follows `spec.suspend` even after the job has finished.
import type { Timestamp } from '../../api/hook.js';
import type { Condition } from '../../api/kinds.js';
import { conditionOf, isTrue, withCondition } from '../../kube/conditions.js';
import { secondsOf, timestampAt } from '../../kube/time.js';
import { resumed, suspended } from '../api/conditions.js';
import { RESUMED_AT } from '../api/labels.js';
import type { TrainJob } from '../api/types.js';

export function isSuspended(trainJob: TrainJob): boolean {
  return trainJob.spec.suspend === true;
}

export function withSuspended(
  conditions: readonly Condition[],
  trainJob: TrainJob,
  now: Timestamp,
): readonly Condition[] {
  if (isSuspended(trainJob)) return withCondition(conditions, suspended, now);
  if (isTrue(conditions, 'Suspended')) return withCondition(conditions, resumed, now);
  // A queue may admit a job before any sync has seen it suspended. The webhook has recorded when.
  const since = resumeOf(trainJob);
  const isUnseen =
    since !== undefined && !settled.some((type) => conditionOf(conditions, type) !== undefined);
  return isUnseen ? withCondition(conditions, resumed, since) : conditions;
}

/** With one of these conditions, the resume is already recorded or no longer matters. */
const settled = ['Suspended', 'Complete', 'Failed'];

/** Without the webhook, any client may write the annotation. */
function resumeOf({ metadata }: TrainJob): Timestamp | undefined {
  const seconds = secondsOf(metadata.annotations?.[RESUMED_AT] ?? '');
  return seconds === undefined ? undefined : timestampAt(seconds);
}
