// Kubeflow KEP-2899: a TrainJob may run for `activeDeadlineSeconds`, counted from its last resume or, if it has
// never been resumed, from its creation. A suspended job has no deadline.
import type { Timestamp } from '../../api/hook.js';
import type { Condition } from '../../api/kinds.js';
import { conditionOf } from '../../kube/conditions.js';
import { secondsOf, timestampAt } from '../../kube/time.js';

export interface Timed {
  readonly activeDeadlineSeconds?: number | undefined;
  readonly suspended?: boolean;
  readonly createdAt?: Timestamp | undefined;
  /** When `spec.suspend` last went from true to false, by the webhook; used if it is later than the condition. */
  readonly resumedAt?: Timestamp | undefined;
  readonly conditions: readonly Condition[];
}

export type Deadline =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly at: Timestamp; readonly resyncAfterSeconds: number }
  | { readonly state: 'exceeded'; readonly at: Timestamp };

export function deadlineOf(job: Timed, now: Timestamp): Deadline {
  const start = startOf(job);
  const nowSeconds = secondsOf(now);
  const { activeDeadlineSeconds: seconds = 0 } = job;
  if (seconds <= 0 || job.suspended === true || start === undefined || nowSeconds === undefined) {
    return { state: 'none' };
  }
  const at = timestampAt(start + seconds);
  const left = start + seconds - nowSeconds;
  if (left <= 0) return { state: 'exceeded', at };
  return { state: 'running', at, resyncAfterSeconds: Math.max(left, 1) };
}

function startOf({ createdAt, resumedAt, conditions }: Timed): number | undefined {
  const suspended = conditionOf(conditions, 'Suspended');
  const resumes = [suspended?.status === 'False' ? suspended.lastTransitionTime : undefined, resumedAt]
    .map((time) => (time === undefined ? undefined : secondsOf(time)))
    .filter((time) => time !== undefined);
  if (resumes.length > 0) return Math.max(...resumes);
  return createdAt === undefined ? undefined : secondsOf(createdAt);
}
