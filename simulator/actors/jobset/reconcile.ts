// One reconciliation of a JobSet and its Jobs. Source: JobSet v0.12, reconcile, in its order. Not implemented: headless
// Service, volume claims, exclusive placement, in-place restart, coordinator.
import type { Timestamp } from '../../../hooks/api/hook.js';
import type { JobSet, JobSetStatus, ReplicatedJobStatus } from '../../../hooks/api/kinds.js';
import { replicasOf } from '../../../hooks/jobset/names.js';
import type { Job } from '../workloads.js';
import { type ChildJobs, childJobsOf, isSuspended } from './children.js';
import {
  completed,
  isFinished,
  notRestarting,
  resumed,
  startupCompleted,
  startupInProgress,
  suspended,
  withConditionUpdate,
} from './conditions.js';
import { jobsOf } from './construct.js';
import { countsOf } from './counts.js';
import { afterFailure } from './failurepolicy.js';
import { startupOf } from './startup.js';
import { hasSucceeded } from './successpolicy.js';
import { resumedJobs, suspendedJobs } from './suspend.js';

export interface Reconciliation {
  readonly status: JobSetStatus;
  readonly create?: readonly Job[];
  readonly update?: readonly Job[];
  readonly delete?: readonly Job[];
}

const controllerName = 'jobset.sigs.k8s.io/jobset-controller';

/** Undefined for a JobSet that another controller manages or that is being deleted. */
export function reconcile(jobSet: JobSet, all: readonly Job[], now: Timestamp): Reconciliation | undefined {
  const { managedBy = controllerName } = jobSet.spec;
  if (managedBy !== controllerName || jobSet.metadata.deletionTimestamp !== undefined) return undefined;

  const children = childJobsOf(jobSet, all);
  const counts = countsOf(jobSet, children);
  const status = { restarts: 0, ...jobSet.status, replicatedJobsStatus: counts };
  if (isFinished(status)) return { status, delete: children.active };

  const { previous, failed, successful } = children;
  const ready = allReady(jobSet, counts)
    ? withConditionUpdate(status, notRestarting('JobsReady', 'all jobs are ready'), now)
    : status;
  if (failed.length > 0) return { status: afterFailure(jobSet, failed, ready, now), delete: previous };
  if (hasSucceeded(jobSet, successful)) {
    const done = withConditionUpdate(ready, notRestarting('JobSetCompleted', completed.message), now);
    return {
      status: { ...withConditionUpdate(done, completed, now), terminalState: 'Completed' },
      delete: previous,
    };
  }
  return { ...run(jobSet, children, counts, ready, now), delete: previous };
}

function allReady(jobSet: JobSet, counts: readonly ReplicatedJobStatus[]): boolean {
  const total = (jobSet.spec.replicatedJobs ?? []).reduce((sum, job) => sum + replicasOf(job), 0);
  const ready = counts.reduce((sum, count) => sum + count.ready + count.succeeded, 0);
  return !isSuspended(jobSet) && total === ready;
}

/** Creates the Jobs that may start, and suspends or resumes those that exist. */
function run(
  jobSet: JobSet,
  { active, successful, failed, previous }: ChildJobs,
  counts: readonly ReplicatedJobStatus[],
  status: JobSetStatus,
  now: Timestamp,
): Reconciliation {
  const { mayStart, order } = startupOf(jobSet, counts);
  const there = new Set(
    [...active, ...successful, ...failed, ...previous].map(({ metadata }) => metadata.name),
  );
  const isBlocked = jobSet.spec.failurePolicy?.restartStrategy === 'BlockingRecreate' && previous.length > 0;
  const create = isBlocked
    ? []
    : mayStart.flatMap((job) => jobsOf(jobSet, job)).filter(({ metadata }) => !there.has(metadata.name));

  if (isSuspended(jobSet)) {
    const paused = withConditionUpdate(status, notRestarting('JobSetSuspended', suspended.message), now);
    return { status: withConditionUpdate(paused, suspended, now), create, update: suspendedJobs(active) };
  }
  const update = resumedJobs(active, mayStart);
  if (order === 'inProgress')
    return { status: withConditionUpdate(status, startupInProgress, now), create, update };
  const started = order === 'completed' ? withConditionUpdate(status, startupCompleted, now) : status;
  return { status: withConditionUpdate(started, resumed, now), create, update };
}
