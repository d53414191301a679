// What becomes of the JobSet once the snapshot is there. Kubeflow KEP-2170 and Trainer's rule that a running JobSet
// is never written to, also when a newer version of the hooks would build it differently.
import type { At, KubeObject, Timestamp } from '../../api/hook.js';
import type { Need } from '../../facts/need.js';
import { INPUTS_HASH, SNAPSHOT_HASH } from '../api/labels.js';
import type { JobSet } from '../../api/kinds.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import type { Settings } from '../../api/settings.js';
import { lastApplied } from '../../composite/applied/lastapplied.js';
import { type MLPolicyRules, build } from '../build/build.js';
import type { Build } from '../build/built.js';
import type { Observed, Role } from '../observed/children.js';
import { wordsOfIssues } from '../../kube/issues.js';
import { awaiting } from '../../composite/overdue.js';
import { type Plan, faultPlan } from './plan.js';
import { progressIn } from '../build/progress.js';
import { isSuspended } from '../status/suspend.js';
import { buildFaults } from '../validate/index.js';
import { besideOf, isComplete } from './dependencies.js';
import { inputsHashOf } from './inputs.js';
import { differsInFixedPart, withChangeable, withSuspend } from '../../jobset/update.js';
import { unfitFor } from '../../composite/fit/dynamicapply.js';

/** A key is made within the call that wants it: who has none was not asked for one. */
const FACT_RETRY_SECONDS = 5;

export interface Source {
  readonly runtime: TrainingRuntime;
  /** Names the snapshot that the runtime was read from. */
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
  const steer = mayBeSteered(trainJob, jobSet, source) ? { make: steered(trainJob, jobSet, settings) } : {};
  const faults = buildFaults(trainJob, source.runtime, built);
  if (built.state === 'refused' || faults.length > 0) {
    return faultPlan({ reason: 'JobsBuildFailed', message: wordsOfIssues(faults) }, steer);
  }
  const desired = stamped(built.jobSet, trainJob, source);
  const { podGroups, others, needs } = besideOf(built, observed);
  if (needs.length > 0) return waitingFor(needs, isSuspended(trainJob) ? steer : {});
  const unfit = unfitFor([...others, ...podGroups, desired], observed.snapshot, settings);
  if (unfit !== undefined) return faultPlan({ reason: 'JobsBuildFailed', message: unfit }, steer);

  if (!isSuspended(trainJob) && podGroups[0] !== undefined) {
    return {
      make: [...others, ...podGroups],
      ...awaiting(podGroups[0], sinceOf(observed), now),
      decision: { phase: 'Created', reason: 'PodGroupRequested' },
    };
  }
  if (jobSet === undefined) {
    return {
      // While it is suspended there are no Pods that a PodGroup would have to be there before.
      make: [...others, ...podGroups, desired],
      ...awaiting(desired, sinceOf(observed), now),
      decision: { phase: 'Created', reason: 'JobSetRequested' },
    };
  }
  return planExisting(trainJob, jobSet, desired, others, settings);
}

const frozen: Plan = { decision: { phase: 'Running', reason: 'JobSetFrozen' } };

/** A running JobSet is left alone. What somebody has deleted from beside it is made again: Pods that restart need it. */
function planRunning(built: Build, observed: Observed, now: Timestamp): Plan {
  if (built.state === 'refused') return frozen;
  const { podGroups, others, needs } = besideOf(built, observed);
  if (needs.length > 0) return waitingFor(needs);
  if (podGroups[0] !== undefined) {
    return {
      make: [...others, ...podGroups],
      ...awaiting(podGroups[0], sinceOf(observed), now),
      decision: { phase: 'Running', reason: 'PodGroupRequested' },
    };
  }
  if (others.length === 0) return frozen;
  return { make: others, decision: { phase: 'Running', reason: 'ChildrenRestored' } };
}

function waitingFor(needs: readonly Need[], rest: Omit<Plan, 'decision'> = {}): Plan {
  const decision = { phase: 'Waiting', reason: 'FactMissing' };
  return { ...rest, needs, resyncAfterSeconds: FACT_RETRY_SECONDS, decision };
}

function sinceOf({ snapshot }: Observed): Timestamp | undefined {
  return snapshot?.metadata.creationTimestamp;
}

/** The JobSet with nothing but `spec.suspend` brought in line; for when there is nothing to build it from. */
export function steered(
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
  if (!needsAnother(jobSet, applied, desired)) {
    const make = [...others, withChangeable(applied, desired)];
    return { make, drop, decision: { phase, reason: 'JobSetSteered' } };
  }
  // Another JobSet of the name can only be made when this one is gone, and it goes only when nothing of it runs.
  return isActive(jobSet)
    ? { make: [withSuspend(applied, true)], drop, decision: { phase, reason: 'WaitingForPods' } }
    : { drop: [...drop, 'jobSet'], decision: { phase, reason: 'JobSetReplaced' } };
}

/**
 * Whether a JobSet whose like cannot be built now follows spec.suspend all the same. It is resumed only if it is what
 * was asked for (older hooks may have taken what these refuse), and if its Pods need no PodGroup, which is not there.
 */
function mayBeSteered(trainJob: TrainJob, jobSet: JobSet | undefined, { runtime, hash }: Source): boolean {
  if (isSuspended(trainJob)) return true;
  const recorded = jobSet?.metadata.annotations?.[INPUTS_HASH];
  const isAskedFor = recorded === undefined || recorded === inputsHashOf(trainJob, hash);
  return isAskedFor && Object.keys(runtime.spec.podGroupPolicy ?? {}).length === 0;
}

/**
 * A PodGroup reserves room for Pods, whether there are any or not: it goes once the JobSet is suspended, and is there
 * again before the JobSet is resumed. Scheduler-plugins and Volcano refuse Pods whose PodGroup is not there.
 */
function released(trainJob: TrainJob, jobSet: JobSet): readonly Role[] {
  return isSuspended(trainJob) && jobSet.spec.suspend === true ? ['podGroup'] : [];
}

function needsAnother(jobSet: JobSet, applied: JobSet, desired: JobSet): boolean {
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

/** As last applied; a JobSet that was adopted, and so has never been applied, as it stands. */
function keptOf(jobSet: JobSet, settings: Settings): JobSet {
  const applied = appliedOf(jobSet, settings);
  const { spec } = applied as { readonly spec?: JobSet['spec'] };
  return spec?.replicatedJobs === undefined ? { ...applied, spec: jobSet.spec } : applied;
}
