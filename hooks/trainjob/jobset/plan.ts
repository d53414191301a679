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
import { nameOf } from '../../kube/owners.js';
import { type MLPolicyRules, build } from '../build.js';
import type { Observed } from '../children.js';
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
  if (isRunning) return { decision: { phase: 'Running', reason: 'JobSetFrozen' } };

  const built = build(trainJob, source.runtime, rules);
  if (built.state === 'refused') {
    const make = steered(trainJob, jobSet, settings);
    return faultPlan({ reason: 'JobsBuildFailed', message: wordsOfIssues(built.issues) }, { make });
  }
  const desired = stamped(built.jobSet, trainJob, source);
  const tooLarge = tooLargeFor(desired, observed, settings);
  if (tooLarge !== undefined) return faultPlan({ reason: 'JobsBuildFailed', message: tooLarge });

  if (jobSet === undefined) {
    return {
      make: [...built.others, desired],
      ...awaiting(desired, observed.snapshot?.metadata.creationTimestamp, now),
      decision: { phase: 'Created', reason: 'JobSetRequested' },
    };
  }
  return planExisting(jobSet, desired, missingOf(built.others, observed), settings);
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
  jobSet: JobSet,
  desired: JobSet,
  others: readonly KubeObject[],
  settings: Settings,
): Plan {
  const applied = appliedOf(jobSet, settings);
  const phase = desired.spec.suspend === true ? 'Suspended' : 'Resuming';
  if (!needsAnother(jobSet, applied, desired)) {
    return {
      make: [...others, withChangeable(applied, desired)],
      decision: { phase, reason: 'JobSetSteered' },
    };
  }
  // Another JobSet of the name can only be made when this one is gone, and it goes only when nothing of it runs.
  return isActive(jobSet)
    ? { make: [withSuspend(applied, true)], decision: { phase, reason: 'WaitingForPods' } }
    : { drop: ['jobSet'], decision: { phase, reason: 'JobSetReplaced' } };
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

function missingOf(others: readonly KubeObject[], observed: Observed): readonly KubeObject[] {
  const there = new Set(observed.all.map(({ object }) => `${object.kind}/${object.metadata.name}`));
  return others.filter(({ kind, metadata }) => !there.has(`${kind}/${metadata.name}`));
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
