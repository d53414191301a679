// A terminal condition is final: a finished TrainJob creates nothing again, whatever a user or a TTL has deleted. Its
// children stay as they are, except for PodGroups (they reserve resources), the JobSet of a job that exceeded its deadline
// (KEP-2899), a JobSet that a late write created after the end, and a JobSet whose TTL has expired. When its own TTL has
// expired, the TrainJob is deleted with its children.
import type { Effect, Timestamp } from '../../api/hook.js';
import type { Condition, JobSet } from '../../api/kinds.js';
import type { Settings } from '../../api/settings.js';
import { soonest } from '../../composite/plan.js';
import { type Ended, type TimeToLive, timeToLiveOf } from '../../composite/ttl.js';
import { isAfter } from '../../kube/time.js';
import { endOf } from '../api/end.js';
import type { TrainJob } from '../api/types.js';
import type { Observed } from '../observed/children.js';
import { recordedRuntime } from '../runtime/recorded.js';
import { ttlSecondsOf } from '../status/runpolicy.js';
import { type Plan } from './plan.js';

/** When to request the deletion again, if the TrainJob still exists. */
const RETRY_SECONDS = 30;

export function planFinished(
  trainJob: TrainJob,
  observed: Observed,
  end: Condition,
  now: Timestamp,
  { ttlDeletes }: Settings,
): Plan {
  const isRecorded = endOf(trainJob.status?.conditions) !== undefined;
  const ended = { at: end.lastTransitionTime, isRecorded };
  const ofJobSet = jobSetTtlOf(trainJob, observed, ended, now);
  const seconds = ttlDeletes === 'on' ? ttlSecondsOf(trainJob, observed.snapshot) : undefined;
  const ofTrainJob = timeToLiveOf(seconds, ended, now);

  const { jobSet } = observed;
  const deletesJobSet = jobSet !== undefined && (isUnwanted(jobSet, end) || ofJobSet.state === 'up');
  const effects = ofTrainJob.state === 'up' ? deletionOf(trainJob, end, seconds) : [];
  const retry = effects.length > 0 ? RETRY_SECONDS : undefined;
  const resyncAfterSeconds = soonest(delayOf(ofJobSet), delayOf(ofTrainJob), retry);
  return {
    drop: deletesJobSet ? ['podGroup', 'jobSet'] : ['podGroup'],
    ...(effects.length === 0 ? {} : { effects }),
    ...(resyncAfterSeconds === undefined ? {} : { resyncAfterSeconds }),
    decision: { phase: end.type, reason: end.reason },
  };
}

function isUnwanted(jobSet: JobSet, end: Condition): boolean {
  const hasExceededDeadline = end.type === 'Failed' && end.reason === 'DeadlineExceeded';
  return hasExceededDeadline || isLate(jobSet, end);
}

/**
 * Whether this JobSet was created after the job finished. The JobSet whose end finished the job is not late, even if it
 * seems newer: the clock of a controller may be behind the API server's.
 */
function isLate({ metadata, status }: JobSet, end: Condition): boolean {
  const hasEndedThen = status?.conditions?.some(
    ({ type, status: is, lastTransitionTime }) =>
      (type === 'Completed' || type === 'Failed') &&
      is === 'True' &&
      lastTransitionTime === end.lastTransitionTime,
  );
  const { creationTimestamp } = metadata;
  const isOlder = creationTimestamp === undefined || isAfter(end.lastTransitionTime, creationTimestamp);
  return !isOlder && hasEndedThen !== true;
}

function jobSetTtlOf(
  trainJob: TrainJob,
  { jobSet, snapshot }: Observed,
  ended: Ended,
  now: Timestamp,
): TimeToLive {
  if (jobSet === undefined) return { state: 'none' };
  const seconds = recordedRuntime(trainJob, snapshot)?.spec.template?.spec?.ttlSecondsAfterFinished;
  return timeToLiveOf(seconds, ended, now);
}

/** Deletes the TrainJob only if it is unchanged since it was observed. */
function deletionOf(
  { apiVersion, kind, metadata }: TrainJob,
  end: Condition,
  seconds: number | undefined,
): readonly Effect[] {
  const { name, namespace, uid, resourceVersion, deletionTimestamp } = metadata;
  if (uid === undefined || resourceVersion === undefined || deletionTimestamp !== undefined) return [];
  const object = { apiVersion, kind, name, ...(namespace === undefined ? {} : { namespace }) };
  const because = `${end.type} since ${end.lastTransitionTime}, ttlSecondsAfterFinished is ${seconds}`;
  return [{ effect: 'deleteTrainJob', object, uid, resourceVersion, because }];
}

function delayOf(ttl: TimeToLive): number | undefined {
  return ttl.state === 'running' ? ttl.resyncAfterSeconds : undefined;
}
