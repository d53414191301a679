// May this TrainJob, or this runtime, be as it is applied? All faults at once. An update is judged by what it makes
// worse: a fault that was stored before is no reason to refuse, or nobody could add a finalizer to such an object.
import type { Facts } from '../../api/hook.js';
import type { JobSet } from '../../api/kinds.js';
import type { TrainJob } from '../api/types.js';
import type { Issue } from '../../api/route.js';
import { type Settings, defaultSettings } from '../../api/settings.js';
import type { Change } from '../build/check.js';
import {
  faultsOfOpaque,
  faultsOfRuntime,
  faultsOfTrainJob,
  faultsWithRuntime,
  subjectOf,
  warningsOfRuntime,
  warningsOfTrainJob,
  warningsWithRuntime,
} from '../validate/index.js';
import { admissionNeeds, admissionNeedsMore, isJudged, runtimeNeeds } from './needs.js';
import type { RuntimeChange } from '../../runtimes/validate/change.js';
import { runtimeOf } from './runtimeof.js';

export type Verdict =
  | { readonly state: 'admitted'; readonly warnings: readonly string[] }
  | { readonly state: 'refused'; readonly issues: readonly Issue[]; readonly warnings: readonly string[] }
  /** A fact is missing without which nothing can be said. */
  | { readonly state: 'unknown'; readonly problem: string };

export function judgeTrainJob(change: Change, facts: Facts): Verdict {
  const judged = judgeChange(change, facts);
  if (judged.state === 'unknown') return judged;
  return { ...judged, warnings: [...warningsOfTrainJob(change), ...judged.warnings] };
}

/** The same for a TrainJob whose runtime is of a registered kind (Kubeflow KEP-2170): the runtime is not looked at. */
export function judgeOpaque(change: Change): Verdict {
  const before = change.old && { trainJob: change.old, old: undefined };
  const faults = isJudged(change) ? sinceOld(faultsOfOpaque, change, before) : [];
  return verdict(faults, warningsOfTrainJob(change));
}

function judgeChange(change: Change, facts: Facts): Verdict {
  if (!isJudged(change)) return verdict([]);
  const resolved = isJobSetMissing(change, facts) ? noJobSet : runtimeOf(change, facts);
  const faults = sinceOld(faultsOfTrainJob, change, change.old && { trainJob: change.old, old: undefined });
  switch (resolved.state) {
    case 'unknown':
      return faults.length > 0 ? verdict(faults) : resolved;
    case 'faulty':
      return verdict([resolved.issue, ...faults]);
    case 'known': {
      const { jobSet, existing } = facts;
      const found = {
        ...(jobSet === undefined ? {} : { jobSet: jobSet as JobSet | null }),
        ...(existing === undefined ? {} : { existing }),
      };
      const subject = subjectOf(change, resolved.runtime, found);
      const old = change.old && subjectOf({ trainJob: change.old, old: undefined }, resolved.runtime);
      return verdict(
        [...faults, ...sinceOld(faultsWithRuntime, subject, old)],
        [...newly(warningsWithRuntime(subject), old && warningsWithRuntime(old)), ...unseen(change, facts)],
      );
    }
  }
}

const noJobSet = { state: 'unknown', problem: 'the JobSet could not be read' } as const;

/** Patches must not change under Pods that run: when nobody can say whether there are any, they stay. */
function isJobSetMissing(change: Change, { jobSet }: Facts): boolean {
  return jobSet === undefined && admissionNeeds(change).some(({ fact }) => fact === 'jobSet');
}

export function judgeRuntime(
  { runtime, old }: RuntimeChange,
  { queuedTrainJobs }: Facts = {},
  { queuedRuntimes }: Pick<Settings, 'queuedRuntimes'> = defaultSettings,
): Verdict {
  if (runtime.metadata.deletionTimestamp !== undefined) return verdict([]);
  const queued = queuedTrainJobs as readonly TrainJob[] | undefined;
  const isMissing = queued === undefined && runtimeNeeds({ runtime, old }, { queuedRuntimes }).length > 0;
  if (isMissing && queuedRuntimes === 'refuse') return { state: 'unknown', problem: queueUnseen };

  const change = { runtime, old, queuedRuntimes, ...(queued === undefined ? {} : { queued }) };
  const before = old && { runtime: old, old: undefined };
  const warnings = newly(warningsOfRuntime(change), before && warningsOfRuntime(before));
  const faults = sinceOld<RuntimeChange>(faultsOfRuntime, change, before);
  return verdict(faults, isMissing ? [...warnings, queueUnseen] : warnings);
}

const queueUnseen = "it could not be looked up which jobs in Kueue's queues use the runtime";

function verdict(issues: readonly Issue[], warnings: readonly string[] = []): Verdict {
  return issues.length > 0 ? { state: 'refused', issues, warnings } : { state: 'admitted', warnings };
}

/** The faults of what is applied that were not there before. Places in lists do not count: entries move. */
function sinceOld<S>(
  faultsOf: (subject: S) => readonly Issue[],
  now: S,
  old: S | undefined,
): readonly Issue[] {
  const faults = faultsOf(now);
  if (old === undefined || faults.length === 0) return faults;
  const before = new Set(faultsOf(old).map(placeless));
  return faults.filter((fault) => !before.has(placeless(fault)));
}

function placeless({ field, problem }: Issue): string {
  return `${field.replace(/\[\d+\]/g, '[]')}: ${problem}`;
}

function newly(warnings: readonly string[], before: readonly string[] = []): readonly string[] {
  return warnings.filter((warning) => !before.includes(warning));
}

/** What nobody could look for is said, and does not hold up the job: sync reports it once it matters. */
function unseen(change: Change, facts: Facts): readonly string[] {
  const seen = (facts.existing ?? []).map((looked) => looked.for);
  const missing = admissionNeedsMore(change, facts)
    .flatMap((need) => (need.fact === 'existing' ? need.objects : []))
    .filter(
      ({ kind, name, apiVersion }) =>
        !seen.some((one) => one.kind === kind && one.name === name && one.apiVersion === apiVersion),
    )
    .map(({ kind, name }) => `${kind} ${name}`);
  return missing.length === 0 ? [] : [`it could not be looked up whether there is a ${missing.join(', ')}`];
}
