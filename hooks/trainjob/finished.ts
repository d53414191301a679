// Terminal is final: a TrainJob that has ended makes nothing again, whatever a person or a TTL deleted. Its children
// stay as they are, but for PodGroups (they reserve room), the JobSet of a job that ran out of time (KEP-2899), a
// JobSet that a late write made after the end, and one whose time to live is up.
import type { Timestamp } from '../api/hook.js';
import type { Condition, JobSet, TrainJob } from '../api/kinds.js';
import { isAfter } from '../kube/time.js';
import type { Observed } from './children.js';
import type { Plan } from './plan.js';
import { readSnapshot } from './runtime/readsnapshot.js';
import { referenceOf } from './runtime/reference.js';
import { endOf } from './status/judge.js';
import { type TimeToLive, timeToLiveOf } from './status/ttl.js';

export function planFinished(trainJob: TrainJob, observed: Observed, end: Condition, now: Timestamp): Plan {
  const decision = { phase: end.type, reason: end.reason };
  const { jobSet } = observed;
  if (jobSet === undefined) return { drop: ['podGroup'], decision };
  if (mustGo(jobSet, end)) return { drop: ['podGroup', 'jobSet'], decision };

  const ttl = jobSetTtlOf(trainJob, observed, end, now);
  if (ttl.state === 'up') {
    // Children are written before the status is: an end that is lost with a crash in between would be judged anew,
    // from a JobSet that is gone.
    const isRecorded = endOf(trainJob.status?.conditions) !== undefined;
    if (isRecorded) return { drop: ['podGroup', 'jobSet'], decision };
    return { drop: ['podGroup'], resyncAfterSeconds: 1, decision };
  }
  const resync = ttl.state === 'running' ? { resyncAfterSeconds: ttl.resyncAfterSeconds } : {};
  return { drop: ['podGroup'], ...resync, decision };
}

function mustGo({ metadata }: JobSet, end: Condition): boolean {
  const isOutOfTime = end.type === 'Failed' && end.reason === 'DeadlineExceeded';
  return isOutOfTime || isAfter(metadata.creationTimestamp, end.lastTransitionTime);
}

function jobSetTtlOf(trainJob: TrainJob, { snapshot }: Observed, end: Condition, now: Timestamp): TimeToLive {
  const reference = referenceOf(trainJob);
  if (snapshot === undefined || reference === undefined) return { state: 'none' };
  const read = readSnapshot(trainJob, snapshot, reference);
  if (read.state !== 'snapshot') return { state: 'none' };
  const seconds = read.runtime.spec.template?.spec?.ttlSecondsAfterFinished;
  return timeToLiveOf(seconds, end.lastTransitionTime, now);
}
