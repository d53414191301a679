// One reconciliation of a Job and its Pods. Source: the Job controller of Kubernetes 1.36 (batch/v1, completion modes
// Indexed and NonIndexed). Not implemented: success policies, TTL, the delay between a Pod's failure and the next try.
import type { Timestamp } from '../../../hooks/api/hook.js';
import { controllerOf } from '../../../hooks/kube/owners.js';
import { type Job, type JobCondition, type JobStatus, type Pod, holds } from '../workloads.js';
import { verdictOf } from './podfailurepolicy.js';
import { indexOf, podOf } from './pods.js';

export interface Reconciliation {
  readonly status: JobStatus;
  readonly create?: readonly object[];
  readonly delete?: readonly Pod[];
}

const defaultBackoffLimit = 6;

/** Undefined for a Job that has finished or is being deleted. */
export function reconcile(job: Job, all: readonly Pod[], now: Timestamp): Reconciliation | undefined {
  if (job.metadata.deletionTimestamp !== undefined) return undefined;
  if (holds(job, 'Complete') || holds(job, 'Failed')) return undefined;

  const pods = all.filter((pod) => controllerOf(pod)?.uid === job.metadata.uid);
  const verdicts = pods.filter(({ status }) => status?.phase === 'Failed').map((pod) => verdictOf(job, pod));
  const failed = verdicts.filter(({ action }) => action !== 'Ignore').length;
  const succeeded = succeededOf(job, pods);
  const active = pods.filter(({ status }) => status?.phase !== 'Succeeded' && status?.phase !== 'Failed');
  const ended = { ready: 0, succeeded, failed };
  const { startTime = now } = job.status ?? {};
  const { backoffLimit = defaultBackoffLimit, suspend = false } = job.spec;

  const final = verdicts.find((verdict) => verdict.action === 'FailJob');
  if (final !== undefined || failed > backoffLimit) {
    const why = final === undefined ? backoffLimitExceeded : podFailurePolicy(final.message);
    const status = statusOf(job, { ...ended, startTime }, [why], now);
    return { status, delete: active };
  }
  if (succeeded >= completionsOf(job)) {
    const status = statusOf(job, { ...ended, startTime, completionTime: now }, [complete], now);
    return { status, delete: active };
  }
  if (suspend) return { status: statusOf(job, ended, [suspended], now), delete: active };

  const ready = active.filter((pod) => holds(pod, 'Ready')).length;
  const running = { ...ended, active: active.length, ready, startTime };
  const status = statusOf(job, running, holds(job, 'Suspended') ? [resumed] : [], now);
  return { status, create: missingPods(job, pods, active) };
}

function completionsOf({ spec: { completions, parallelism = 1 } }: Job): number {
  return completions ?? parallelism;
}

const isIndexed = ({ spec }: Job): boolean => spec.completionMode === 'Indexed';

function succeededOf(job: Job, pods: readonly Pod[]): number {
  const succeeded = pods.filter(({ status }) => status?.phase === 'Succeeded');
  return isIndexed(job) ? new Set(succeeded.map(indexOf)).size : succeeded.length;
}

function missingPods(job: Job, pods: readonly Pod[], active: readonly Pod[]): readonly object[] {
  const { parallelism = 1 } = job.spec;
  const room = Math.max(
    0,
    Math.min(parallelism, completionsOf(job) - succeededOf(job, pods)) - active.length,
  );
  if (!isIndexed(job)) return Array.from({ length: room }, () => podOf(job, undefined));
  const taken = new Set(pods.filter(({ status }) => status?.phase !== 'Failed').map(indexOf));
  return Array.from({ length: completionsOf(job) }, (_, index) => index)
    .filter((index) => !taken.has(index))
    .slice(0, room)
    .map((index) => podOf(job, index));
}

type ConditionUpdate = Pick<JobCondition, 'type' | 'status' | 'reason' | 'message'>;

const update = (
  type: string,
  status: 'True' | 'False',
  reason: string,
  message: string,
): ConditionUpdate => ({
  type,
  status,
  reason,
  message,
});

const complete = update(
  'Complete',
  'True',
  'CompletionsReached',
  'Reached expected number of succeeded pods',
);
const backoffLimitExceeded = update(
  'Failed',
  'True',
  'BackoffLimitExceeded',
  'Job has reached the specified backoff limit',
);
const podFailurePolicy = (message: string): ConditionUpdate =>
  update('Failed', 'True', 'PodFailurePolicy', message);
const suspended = update('Suspended', 'True', 'JobSuspended', 'Job suspended');
const resumed = update('Suspended', 'False', 'JobResumed', 'Job resumed');

type Facts = Omit<JobStatus, 'conditions'>;

/** As the API server returns it: no zero except for `ready`, no empty list. */
function statusOf(job: Job, facts: Facts, updates: readonly ConditionUpdate[], now: Timestamp): JobStatus {
  const shown = Object.entries(facts).filter(([name, value]) => value !== 0 || name === 'ready');
  const conditions = updates.reduce(
    (list, one) => withConditionUpdate(list, one, now),
    job.status?.conditions ?? [],
  );
  return { ...Object.fromEntries(shown), ...(conditions.length === 0 ? {} : { conditions }) };
}

function withConditionUpdate(
  conditions: readonly JobCondition[],
  next: ConditionUpdate,
  now: Timestamp,
): readonly JobCondition[] {
  const old = conditions.find(({ type }) => type === next.type);
  if (old?.status === next.status) return conditions;
  const others = conditions.filter((condition) => condition !== old);
  return [...others, { ...next, lastProbeTime: now, lastTransitionTime: now }];
}
