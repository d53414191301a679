// What a failed Job does to its JobSet: fail it, or restart all of it as often as the policy allows. Source: JobSet
// v0.12, failure_policy.go; without the actions that restart a single Job (behind a feature gate that is off).
import type { Timestamp } from '../../../hooks/api/hook.js';
import type { FailurePolicyRule, JobSet, JobSetStatus } from '../../../hooks/api/kinds.js';
import { type Job } from '../workloads.js';
import { replicatedJobOf } from './children.js';
import {
  failedByRule,
  failedJobs,
  reachedMaxRestarts,
  restarting,
  withConditionUpdate,
} from './conditions.js';

export function afterFailure(
  { spec }: JobSet,
  failed: readonly Job[],
  status: JobSetStatus,
  now: Timestamp,
): JobSetStatus {
  const first = firstOf(failed);
  const { failurePolicy } = spec;
  if (failurePolicy === undefined) return ended(status, failedJobs(first), now);

  const { maxRestarts = 0, rules = [] } = failurePolicy;
  const matched = matchOf(rules, failed);
  const job = matched?.job ?? first;
  const action = matched === undefined ? 'RestartJobSet' : matched.rule.action;
  if (action === 'FailJobSet') return ended(status, failedByRule(job), now);

  const countsTowardsMax = action !== 'RestartJobSetAndIgnoreMaxRestarts';
  const counted = status.restartsCountTowardsMax ?? 0;
  if (countsTowardsMax && counted >= maxRestarts) return ended(status, reachedMaxRestarts(job), now);
  const reason = matched === undefined ? 'DefaultFailurePolicy' : `FailurePolicy_${matched.rule.name}`;
  const next = {
    ...status,
    restarts: (status.restarts ?? 0) + 1,
    ...(countsTowardsMax ? { restartsCountTowardsMax: counted + 1 } : {}),
  };
  return withConditionUpdate(next, restarting(reason, action, job), now);
}

function ended(
  status: JobSetStatus,
  update: Parameters<typeof withConditionUpdate>[1],
  now: Timestamp,
): JobSetStatus {
  return { ...withConditionUpdate(status, update, now), terminalState: 'Failed' };
}

function matchOf(
  rules: readonly FailurePolicyRule[],
  failed: readonly Job[],
): { readonly rule: FailurePolicyRule; readonly job: string } | undefined {
  for (const rule of rules) {
    const matching = failed.filter((job) => applies(rule, job));
    if (matching.length > 0) return { rule, job: firstOf(matching) };
  }
  return undefined;
}

function applies(
  { onJobFailureReasons = [], targetReplicatedJobs = [] }: FailurePolicyRule,
  job: Job,
): boolean {
  const reason = failureOf(job)?.reason ?? '';
  return (
    (onJobFailureReasons.length === 0 || onJobFailureReasons.includes(reason)) &&
    (targetReplicatedJobs.length === 0 || targetReplicatedJobs.includes(replicatedJobOf(job)))
  );
}

const failureOf = ({ status }: Job) => status?.conditions?.find(({ type }) => type === 'Failed');

/** The name of the Job that failed first. */
function firstOf(failed: readonly Job[]): string {
  const since = (job: Job): string => failureOf(job)?.lastTransitionTime ?? '';
  const [first] = [...failed].sort((a, b) => (since(a) < since(b) ? -1 : since(a) > since(b) ? 1 : 0));
  return first?.metadata.name ?? '';
}
