// What becomes of the JobSet once the snapshot is there. Kubeflow KEP-2170 and Trainer's rule that a running JobSet
// is never written to, also when a newer version of the hooks would build it differently.
import type { KubeObject, Timestamp } from '../../api/hook.js';
import { INPUTS_HASH, SNAPSHOT_HASH } from '../../api/labels.js';
import type { JobSet, TrainJob, TrainingRuntime } from '../../api/kinds.js';
import type { Settings } from '../../api/settings.js';
import {
  ANNOTATIONS_LIMIT_BYTES,
  appliedModeOf,
  annotatedBytesOf,
  lastApplied,
} from '../../kube/lastapplied.js';
import { idOf, nameOf } from '../../kube/owners.js';
import { type MLPolicyRules, build } from '../build.js';
import type { Observed, Role } from '../children.js';
import { wordsOfIssues } from '../issues.js';
import { awaiting } from '../overdue.js';
import { type Plan, faultPlan } from '../plan.js';
import { isSuspended } from '../status/suspend.js';
import { inputsHashOf } from './inputs.js';
import { differsInFixedPart, withChangeable, withSuspend } from './steer.js';

export interface Source {
  readonly runtime: TrainingRuntime;
  /** Names the snapshot that the runtime was read from. */
  readonly hash: string;
}

export function planJobSet(
  trainJob: TrainJob,
  observed: Observed,
  source: Source,
  now: Timestamp,
  { settings, rules }: { readonly settings: Settings; readonly rules: MLPolicyRules },
): Plan {
  const { jobSet } = observed;
  const isRunning = jobSet !== undefined && !isSuspended(trainJob) && jobSet.spec.suspend !== true;
  if (isRunning && !lacksPodGroup(source.runtime, observed)) {
    return { decision: { phase: 'Running', reason: 'JobSetFrozen' } };
  }

  const built = build(trainJob, source.runtime, rules);
  if (built.state === 'refused') {
    const make = steered(trainJob, jobSet, settings);
    return faultPlan({ reason: 'JobsBuildFailed', message: wordsOfIssues(built.issues) }, { make });
  }
  const desired = stamped(built.jobSet, trainJob, source);
  const tooLarge = tooLargeFor(desired, observed, settings);
  if (tooLarge !== undefined) return faultPlan({ reason: 'JobsBuildFailed', message: tooLarge });

  const { podGroups, others } = missingOf(built.others, observed);
  const since = observed.snapshot?.metadata.creationTimestamp;
  const isMadeOrResumed = jobSet === undefined || !isSuspended(trainJob);
  if (isMadeOrResumed && podGroups[0] !== undefined) {
    return {
      make: [...others, ...podGroups],
      ...awaiting(podGroups[0], since, now),
      decision: { phase: isRunning ? 'Running' : 'Created', reason: 'PodGroupRequested' },
    };
  }
  if (jobSet === undefined) {
    return {
      make: [...others, desired],
      ...awaiting(desired, since, now),
      decision: { phase: 'Created', reason: 'JobSetRequested' },
    };
  }
  return planExisting(trainJob, jobSet, desired, others, settings);
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
  const applied = appliedOf(jobSet, settings);
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
 * A PodGroup reserves room for Pods, whether there are any or not: it goes once the JobSet is suspended, and is there
 * again before the JobSet is resumed. Scheduler-plugins and Volcano refuse Pods whose PodGroup is not there.
 */
function released(trainJob: TrainJob, jobSet: JobSet): readonly Role[] {
  return isSuspended(trainJob) && jobSet.spec.suspend === true ? ['podGroup'] : [];
}

function lacksPodGroup({ spec }: TrainingRuntime, { all }: Observed): boolean {
  return Object.keys(spec.podGroupPolicy ?? {}).length > 0 && !all.some(({ role }) => role === 'podGroup');
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

/** What is wanted beside the JobSet and not there; what is being deleted is as good as gone. */
function missingOf(
  wanted: readonly KubeObject[],
  { all }: Observed,
): { readonly podGroups: readonly KubeObject[]; readonly others: readonly KubeObject[] } {
  const there = new Set(
    all
      .filter(({ object }) => object.metadata.deletionTimestamp === undefined)
      .map(({ object }) => idOf(object)),
  );
  const missing = wanted.filter((object) => !there.has(idOf(object)));
  const isPodGroup = ({ kind }: KubeObject): boolean => kind === 'PodGroup';
  return {
    podGroups: missing.filter(isPodGroup),
    others: missing.filter((object) => !isPodGroup(object)),
  };
}

function tooLargeFor(
  jobSet: JobSet,
  { snapshot }: Observed,
  { applyMode, fieldManager }: Settings,
): string | undefined {
  const seen = snapshot === undefined ? undefined : appliedModeOf(snapshot, fieldManager);
  if ((applyMode === 'auto' ? seen : applyMode) !== 'dynamic') return undefined;
  const bytes = annotatedBytesOf(jobSet);
  if (bytes <= ANNOTATIONS_LIMIT_BYTES) return undefined;
  return (
    `${nameOf(jobSet)} takes ${bytes} bytes as Metacontroller's last-applied annotation, and annotations may have ` +
    `${ANNOTATIONS_LIMIT_BYTES}; run Metacontroller with --apply-strategy=server-side-apply, or make the job smaller`
  );
}
