// Decides whether a TrainJob is admitted, and returns all faults.
import type { JobSet } from '../../api/kinds.js';
import { type Verdict, newFaults, newWarnings, verdict } from '../../contract/verdict.js';
import type { TrainJobFacts } from '../api/facts.js';
import type { Change } from '../build/check.js';
import {
  faultsOfOpaque,
  faultsOfTrainJob,
  faultsWithRuntime,
  subjectOf,
  warningsOfTrainJob,
  warningsWithRuntime,
} from '../validate/index.js';
import { admissionNeeds, admissionNeedsMore, isJudged } from './needs.js';
import { runtimeOf } from './runtimeof.js';

export function judgeTrainJob(change: Change, facts: TrainJobFacts): Verdict {
  const judged = judgeChange(change, facts);
  if (judged.state === 'unknown') return judged;
  return { ...judged, warnings: [...warningsOfTrainJob(change), ...judged.warnings] };
}

/** The same for a TrainJob whose runtime is of a registered kind (Kubeflow KEP-2170): the runtime is not checked. */
export function judgeOpaque(change: Change): Verdict {
  const before = change.old && { trainJob: change.old, old: undefined };
  const faults = isJudged(change) ? newFaults(faultsOfOpaque, change, before) : [];
  return verdict(faults, warningsOfTrainJob(change));
}

function judgeChange(change: Change, facts: TrainJobFacts): Verdict {
  if (!isJudged(change)) return verdict([]);
  const resolved = isJobSetMissing(change, facts) ? noJobSet : runtimeOf(change, facts);
  const faults = newFaults(faultsOfTrainJob, change, change.old && { trainJob: change.old, old: undefined });
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
        [...faults, ...newFaults(faultsWithRuntime, subject, old)],
        [
          ...newWarnings(warningsWithRuntime(subject), old && warningsWithRuntime(old)),
          ...unseen(change, facts),
        ],
      );
    }
  }
}

const noJobSet = { state: 'unknown', problem: 'the JobSet could not be read' } as const;

/** Patches must not change while Pods run: if the JobSet could not be read, the change is not admitted. */
function isJobSetMissing(change: Change, { jobSet }: TrainJobFacts): boolean {
  return jobSet === undefined && admissionNeeds(change).some(({ fact }) => fact === 'jobSet');
}

/** Objects that could not be looked up: a warning, because sync reports a conflict once it matters. */
function unseen(change: Change, facts: TrainJobFacts): readonly string[] {
  const seen = (facts.existing ?? []).map((looked) => looked.for);
  const missing = admissionNeedsMore(change, facts)
    .flatMap((need) => (need.verb === 'exists' ? need.objects : []))
    .filter(
      ({ kind, name, apiVersion }) =>
        !seen.some((one) => one.kind === kind && one.name === name && one.apiVersion === apiVersion),
    )
    .map(({ kind, name }) => `${kind} ${name}`);
  return missing.length === 0 ? [] : [`it could not be looked up whether there is a ${missing.join(', ')}`];
}
