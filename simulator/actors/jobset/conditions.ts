// The conditions of a JobSet, with its texts (JobSet v0.12, pkg/constants), and how they are set: a condition that is
// False is changed but never added, and the two conditions of the startup policy exclude each other.
import type { Timestamp } from '../../../hooks/api/hook.js';
import type { Condition, JobSetStatus } from '../../../hooks/api/kinds.js';
import { conditionOf, isTrue, withCondition } from '../../../hooks/kube/conditions.js';

type ConditionUpdate = Omit<Condition, 'lastTransitionTime'>;

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

export const completed = update('Completed', 'True', 'AllJobsCompleted', 'jobset completed successfully');
export const suspended = update('Suspended', 'True', 'SuspendedJobs', 'jobset is suspended');
export const resumed = update('Suspended', 'False', 'ResumeJobs', 'jobset is resumed');
export const startupInProgress = update(
  'StartupPolicyInProgress',
  'True',
  'InOrderStartupPolicyInProgress',
  'in order startup policy is in progress',
);
export const startupCompleted = update(
  'StartupPolicyCompleted',
  'True',
  'InOrderStartupPolicyCompleted',
  'in order startup policy has completed',
);

const firstFailed = (message: string, job: string): string => `${message} (first failed job: ${job})`;

export const failedJobs = (job: string): ConditionUpdate =>
  update('Failed', 'True', 'FailedJobs', firstFailed('jobset failed due to one or more job failures', job));

export const reachedMaxRestarts = (job: string): ConditionUpdate =>
  update(
    'Failed',
    'True',
    'ReachedMaxRestarts',
    firstFailed('jobset failed due to reaching max number of restarts', job),
  );

export const failedByRule = (job: string): ConditionUpdate =>
  update(
    'Failed',
    'True',
    'FailJobSetFailurePolicyAction',
    firstFailed('applying FailJobSet failure policy action', job),
  );

export const restarting = (reason: string, action: string, job: string): ConditionUpdate =>
  update('RestartingJobSet', 'True', reason, firstFailed(`applying ${action} failure policy action`, job));

export const notRestarting = (reason: string, message: string): ConditionUpdate =>
  update('RestartingJobSet', 'False', reason, message);

export const isFinished = (status: JobSetStatus | undefined): boolean =>
  isTrue(status?.conditions, 'Completed') || isTrue(status?.conditions, 'Failed');

const exclusive = ['StartupPolicyInProgress', 'StartupPolicyCompleted'];

export function withConditionUpdate(
  status: JobSetStatus,
  update: ConditionUpdate,
  now: Timestamp,
): JobSetStatus {
  const { conditions = [] } = status;
  if (update.status === 'False' && conditionOf(conditions, update.type) === undefined) return status;
  const others = exclusive.includes(update.type)
    ? conditions.map((condition) =>
        exclusive.includes(condition.type) && condition.type !== update.type && condition.status === 'True'
          ? { ...condition, status: 'False' as const }
          : condition,
      )
    : conditions;
  return { ...status, conditions: withCondition(others, update, now) };
}
