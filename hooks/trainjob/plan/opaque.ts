// The child of an opaque runtime, once the snapshot exists. Like a JobSet, a running child is never updated. What a
// suspended one lets change is not known, so it is sent as a whole.
import type { AnyObject, KubeObject, Timestamp } from '../../api/hook.js';
import type { OpaqueRuntime } from '../../api/opaque.js';
import type { Settings } from '../../api/settings.js';
import { lastApplied } from '../../composite/applied/lastapplied.js';
import { awaiting } from '../../composite/overdue.js';
import { formatIssues } from '../../kube/issues.js';
import { withValueAt } from '../../kube/path.js';
import { SNAPSHOT_HASH } from '../api/labels.js';
import type { TrainJob } from '../api/types.js';
import { buildOpaque } from '../build/opaque.js';
import type { Observed } from '../observed/children.js';
import { isSuspended } from '../status/suspend.js';
import type { Source } from './jobset.js';
import { type Plan, faultPlan } from './plan.js';

export function planOpaque(
  trainJob: TrainJob,
  observed: Observed,
  { runtime, hash }: Source,
  opaque: OpaqueRuntime,
  now: Timestamp,
): Plan {
  const { jobSet: child } = observed;
  const isRunning = child !== undefined && !isSuspended(trainJob) && child.spec.suspend !== true;
  if (isRunning) return { decision: { phase: 'Running', reason: 'ChildFrozen' } };

  const built = buildOpaque(trainJob, { ...runtime }, opaque);
  if (built.state === 'refused') {
    return faultPlan({ reason: 'JobsBuildFailed', message: formatIssues(built.issues) });
  }
  const desired = stamped(built.child, hash);
  if (child !== undefined) {
    const phase = isSuspended(trainJob) ? 'Suspended' : 'Resuming';
    return { apply: [desired], decision: { phase, reason: 'ChildSteered' } };
  }
  return {
    apply: [desired],
    ...awaiting(desired, observed.snapshot?.metadata.creationTimestamp, now),
    decision: { phase: 'Created', reason: 'ChildRequested' },
  };
}

/** The child with only its suspension updated, for when there is nothing to build it from. */
export function suspendedOrResumedOpaque(
  trainJob: TrainJob,
  { jobSet, all }: Observed,
  { suspendPath }: OpaqueRuntime,
  { fieldManager }: Settings,
): readonly KubeObject[] {
  const child = all.find(({ role }) => role === 'jobSet')?.object;
  if (child === undefined || (jobSet?.spec.suspend === true) === isSuspended(trainJob)) return [];
  return [withValueAt(lastApplied(child, fieldManager), suspendPath, isSuspended(trainJob))];
}

function stamped(child: AnyObject, hash: string): AnyObject {
  const annotations = { ...child.metadata.annotations, [SNAPSHOT_HASH]: hash };
  return { ...child, metadata: { ...child.metadata, annotations } };
}
