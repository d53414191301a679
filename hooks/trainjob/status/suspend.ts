// Kubeflow Trainer's Suspended condition: True while the TrainJob is suspended, False once it has been resumed,
// absent on a job that never was. It follows `spec.suspend` even after the job has ended.
import { resumed, suspended } from '../api/conditions.js';
import type { Timestamp } from '../../api/hook.js';
import type { Condition } from '../../api/kinds.js';
import type { TrainJob } from '../api/types.js';
import { RESUMED_AT } from '../api/labels.js';
import { conditionOf, isTrue, withCondition } from '../../kube/conditions.js';
import { secondsOf, timestampAt } from '../../kube/time.js';

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
  // A queue may let a job run before any sync has seen it wait: admission has noted when.
  const since = resumeOf(trainJob);
  const isUnseen = since !== undefined && !told.some((type) => conditionOf(conditions, type) !== undefined);
  return isUnseen ? withCondition(conditions, resumed, since) : conditions;
}

/** With one of these, nothing is left to tell of a resume. */
const told = ['Suspended', 'Complete', 'Failed'];

/** Anybody may write the annotation where no webhook does. */
function resumeOf({ metadata }: TrainJob): Timestamp | undefined {
  const seconds = secondsOf(metadata.annotations?.[RESUMED_AT] ?? '');
  return seconds === undefined ? undefined : timestampAt(seconds);
}
