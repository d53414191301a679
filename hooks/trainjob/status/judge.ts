// The status of the TrainJob from what was observed, before anything is decided about children. In the order of Kubeflow
// Trainer: Suspended, then the JobSet's terminal condition, then its counts, then the deadline (KEP-2899).
import type { Timestamp } from '../../api/hook.js';
import type { Condition, JobSet } from '../../api/kinds.js';
import { conditionOf, isTrue, withCondition } from '../../kube/conditions.js';
import { deadlineExceeded, terminal } from '../api/conditions.js';
import { endOf } from '../api/end.js';
import { RESUMED_AT } from '../api/labels.js';
import type { TrainJob, TrainJobStatus } from '../api/types.js';
import type { Observed } from '../observed/children.js';
import { type Deadline, deadlineOf } from './deadline.js';
import { activeDeadlineSecondsOf } from './runpolicy.js';
import { isSuspended, withSuspended } from './suspend.js';

export interface Judged {
  readonly conditions: readonly Condition[];
  readonly jobsStatus: TrainJobStatus['jobsStatus'];
  readonly deadline: Deadline;
}

export function judge(
  trainJob: TrainJob,
  { jobSet, snapshot }: Pick<Observed, 'jobSet' | 'snapshot'>,
  now: Timestamp,
): Judged {
  const before = trainJob.status?.conditions ?? [];
  const current = withSuspended(before, trainJob, now);
  const conditions = endOf(before) === undefined ? withEndOf(jobSet, current) : current;
  const jobsStatus = jobSet === undefined ? trainJob.status?.jobsStatus : jobsStatusOf(jobSet);
  if (endOf(conditions) !== undefined) return { conditions, jobsStatus, deadline: { state: 'none' } };

  const deadline = deadlineOf(
    {
      activeDeadlineSeconds: activeDeadlineSecondsOf(trainJob, snapshot),
      suspended: isSuspended(trainJob),
      createdAt: trainJob.metadata.creationTimestamp,
      resumedAt: trainJob.metadata.annotations?.[RESUMED_AT],
      conditions,
    },
    now,
  );
  if (deadline.state !== 'exceeded') return { conditions, jobsStatus, deadline };
  return { conditions: withCondition(conditions, deadlineExceeded, deadline.at), jobsStatus, deadline };
}

// If the JobSet has both, Completed wins, as in Trainer.
function withEndOf(jobSet: JobSet | undefined, conditions: readonly Condition[]): readonly Condition[] {
  const observed = jobSet?.status?.conditions;
  const completed = conditionOf(observed, 'Completed');
  const failed = conditionOf(observed, 'Failed');
  if (completed !== undefined && isTrue(observed, 'Completed')) {
    return withCondition(conditions, terminal('Complete', completed), completed.lastTransitionTime);
  }
  if (failed !== undefined && isTrue(observed, 'Failed')) {
    return withCondition(conditions, terminal('Failed', failed), failed.lastTransitionTime);
  }
  return conditions;
}

/** The limit of the TrainJob's CRD; a JobSet may have more. */
const MOST_JOBS = 100;

function jobsStatusOf(jobSet: JobSet): TrainJobStatus['jobsStatus'] {
  const counts = jobSet.status?.replicatedJobsStatus;
  if (counts === undefined || counts.length === 0) return undefined;
  return counts.slice(0, MOST_JOBS).map(({ name, ready, succeeded, failed, active, suspended }) => ({
    name,
    ready,
    succeeded,
    failed,
    active,
    suspended,
  }));
}
