// The JobSet, once the snapshot exists. Kubeflow KEP-2170, and Trainer's rule that a running JobSet is never updated, even
// if a newer version of the hooks would build it differently.
import type { At, KubeObject, Timestamp } from '../../api/hook.js';
import type { JobSet } from '../../api/kinds.js';
import type { Settings } from '../../api/settings.js';
import { lastApplied } from '../../composite/applied/lastapplied.js';
import { unsupportedByDynamicApply } from '../../composite/fit/dynamicapply.js';
import { awaiting } from '../../composite/overdue.js';
import type { Need } from '../../facts/need.js';
import { differsInFixedPart, withChangeable, withSuspend } from '../../jobset/update.js';
import { formatIssues } from '../../kube/issues.js';
import { INPUTS_HASH, SNAPSHOT_HASH } from '../api/labels.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import { type MLPolicyRules, build } from '../build/build.js';
import type { Build } from '../build/built.js';
import { progressIn } from '../build/progress.js';
import type { Observed, Role } from '../observed/children.js';
import { isSuspended } from '../status/suspend.js';
import { buildFaults } from '../validate/index.js';
import { dependenciesOf, isComplete } from './dependencies.js';
import { inputsHashOf } from './inputs.js';
import { type Plan, faultPlan } from './plan.js';

/** A fact that could not be gathered is requested again. */
const FACT_RETRY_SECONDS = 5;

export interface Source {
  readonly runtime: TrainingRuntime;
  /** Identifies the snapshot that the runtime was read from. */
  readonly hash: string;
}

export function planJobSet(
  trainJob: TrainJob,
  observed: Observed,
  source: Source,
  { now, facts }: At,
  { settings, rules }: { readonly settings: Settings; readonly rules: MLPolicyRules },
): Plan {
  const { jobSet } = observed;
  const isRunning = jobSet !== undefined && !isSuspended(trainJob) && jobSet.spec.suspend !== true;
  const progress = progressIn(jobSet, settings);
  if (isRunning && isComplete(trainJob, source.runtime, observed, progress)) return frozen;

  const built = build(trainJob, source.runtime, rules, { settings: { ...settings, progress }, facts });
  if (isRunning) return planRunning(built, observed, now);
  const rest = mayFollowSuspend(trainJob, jobSet, source)
    ? { apply: suspendedOrResumed(trainJob, jobSet, settings) }
    : {};
  const faults = buildFaults(trainJob, source.runtime, built);
  if (built.state === 'refused' || faults.length > 0) {
    return faultPlan({ reason: 'JobsBuildFailed', message: formatIssues(faults) }, rest);
  }
  const desired = stamped(built.jobSet, trainJob, source);
  const { podGroups, others, needs } = dependenciesOf(built, observed);
  if (needs.length > 0) return waitingFor(needs, isSuspended(trainJob) ? rest : {});
  const unsupported = unsupportedByDynamicApply(
    [...others, ...podGroups, desired],
    observed.snapshot,
    settings,
  );
  if (unsupported !== undefined) return faultPlan({ reason: 'JobsBuildFailed', message: unsupported }, rest);

  if (!isSuspended(trainJob) && podGroups[0] !== undefined) {
    return {
      apply: [...others, ...podGroups],
      ...awaiting(podGroups[0], sinceOf(observed), now),
      decision: { phase: 'Created', reason: 'PodGroupRequested' },
    };
  }
  if (jobSet === undefined) {
    return {
      // A suspended JobSet has no Pods yet, so its PodGroup may be created at the same time.
      apply: [...others, ...podGroups, desired],
      ...awaiting(desired, sinceOf(observed), now),
      decision: { phase: 'Created', reason: 'JobSetRequested' },
    };
  }
  return planExisting(trainJob, jobSet, desired, others, settings);
}

const frozen: Plan = { decision: { phase: 'Running', reason: 'JobSetFrozen' } };

/** A running JobSet is not updated. Other children that were deleted are created again: Pods that restart need them. */
function planRunning(built: Build, observed: Observed, now: Timestamp): Plan {
  if (built.state === 'refused') return frozen;
  const { podGroups, others, needs } = dependenciesOf(built, observed);
  if (needs.length > 0) return waitingFor(needs);
  if (podGroups[0] !== undefined) {
    return {
      apply: [...others, ...podGroups],
      ...awaiting(podGroups[0], sinceOf(observed), now),
      decision: { phase: 'Running', reason: 'PodGroupRequested' },
    };
  }
  if (others.length === 0) return frozen;
  return { apply: others, decision: { phase: 'Running', reason: 'ChildrenRestored' } };
}

function waitingFor(needs: readonly Need[], rest: Omit<Plan, 'decision'> = {}): Plan {
  const decision = { phase: 'Waiting', reason: 'FactMissing' };
  return { ...rest, needs, resyncAfterSeconds: FACT_RETRY_SECONDS, decision };
}

function sinceOf({ snapshot }: Observed): Timestamp | undefined {
  return snapshot?.metadata.creationTimestamp;
}

/** The JobSet with only `spec.suspend` updated, for when there is nothing to build it from. */
export function suspendedOrResumed(
  trainJob: TrainJob,
  jobSet: JobSet | undefined,
  settings: Settings,
): readonly KubeObject[] {
  if (jobSet === undefined || (jobSet.spec.suspend === true) === isSuspended(trainJob)) return [];
  return [withSuspend(appliedOf(jobSet, settings), isSuspended(trainJob))];
}

function planExisting(
  trainJob: TrainJob,
  jobSet: JobSet,
  desired: JobSet,
  others: readonly KubeObject[],
  settings: Settings,
): Plan {
  const applied = keptOf(jobSet, settings);
  const phase = isSuspended(trainJob) ? 'Suspended' : 'Resuming';
  const drop = released(trainJob, jobSet);
  if (!needsReplacement(jobSet, applied, desired)) {
    const apply = [...others, withChangeable(applied, desired)];
    return { apply, drop, decision: { phase, reason: 'JobSetSteered' } };
  }
  // A JobSet is replaced by deleting it first, and it is deleted only when it has no active Pods.
  return isActive(jobSet)
    ? { apply: [withSuspend(applied, true)], drop, decision: { phase, reason: 'WaitingForPods' } }
    : { drop: [...drop, 'jobSet'], decision: { phase, reason: 'JobSetReplaced' } };
}

/**
 * Whether a JobSet that cannot be built again follows spec.suspend nevertheless. It may always be suspended. It is resumed
 * only if its inputs have not changed (an older version of the hooks may have accepted what this one refuses), and if its
 * Pods need no PodGroup, which may be missing.
 */
function mayFollowSuspend(
  trainJob: TrainJob,
  jobSet: JobSet | undefined,
  { runtime, hash }: Source,
): boolean {
  if (isSuspended(trainJob)) return true;
  const recorded = jobSet?.metadata.annotations?.[INPUTS_HASH];
  const isUnchanged = recorded === undefined || recorded === inputsHashOf(trainJob, hash);
  return isUnchanged && Object.keys(runtime.spec.podGroupPolicy ?? {}).length === 0;
}

/**
 * A PodGroup reserves resources even without Pods: it is deleted once the JobSet is suspended, and created again before
 * the JobSet is resumed, because scheduler-plugins and Volcano refuse Pods whose PodGroup is missing.
 */
function released(trainJob: TrainJob, jobSet: JobSet): readonly Role[] {
  return isSuspended(trainJob) && jobSet.spec.suspend === true ? ['podGroup'] : [];
}

function needsReplacement(jobSet: JobSet, applied: JobSet, desired: JobSet): boolean {
  const recorded = jobSet.metadata.annotations?.[INPUTS_HASH];
  const isChanged = recorded !== undefined && recorded !== desired.metadata.annotations?.[INPUTS_HASH];
  return isChanged && differsInFixedPart(applied, desired);
}

function isActive({ status }: JobSet): boolean {
  return status?.replicatedJobsStatus?.some(({ active }) => active > 0) === true;
}

function stamped(jobSet: JobSet, trainJob: TrainJob, { hash }: Source): JobSet {
  const annotations = {
    ...jobSet.metadata.annotations,
    [INPUTS_HASH]: inputsHashOf(trainJob, hash),
    [SNAPSHOT_HASH]: hash,
  };
  return { ...jobSet, metadata: { ...jobSet.metadata, annotations } };
}

function appliedOf(jobSet: JobSet, { fieldManager }: Settings): JobSet {
  return lastApplied(jobSet as never, fieldManager) as unknown as JobSet;
}

/** As last applied; a JobSet that was adopted, and has never been applied, as it is. */
function keptOf(jobSet: JobSet, settings: Settings): JobSet {
  const applied = appliedOf(jobSet, settings);
  const { spec } = applied as { readonly spec?: JobSet['spec'] };
  return spec?.replicatedJobs === undefined ? { ...applied, spec: jobSet.spec } : applied;
}
