// What to do when there is no snapshot to build from (Kubeflow KEP-2599): take one, wait, or report what is wrong.
// Existing children stay as they are.
import type { Timestamp } from '../../api/hook.js';
import { awaiting } from '../../composite/overdue.js';
import { formatIssues } from '../../kube/issues.js';
import { nameOf } from '../../kube/owners.js';
import type { TrainJob } from '../api/types.js';
import type { Reference } from '../runtime/reference.js';
import type { Resolved } from '../runtime/resolve.js';
import { snapshotNameOf, snapshotOf } from '../runtime/snapshot.js';
import { type Plan, faultPlan } from './plan.js';

const RUNTIME_RETRY_SECONDS = 30;

type Unbuildable = Exclude<Resolved, { state: 'snapshot' | 'unsupported' }>;

export function planSnapshot(trainJob: TrainJob, resolved: Unbuildable, now: Timestamp): Plan {
  switch (resolved.state) {
    case 'live': {
      const snapshot = snapshotOf(trainJob, resolved.runtime);
      return {
        apply: [snapshot],
        ...awaiting(snapshot, trainJob.metadata.creationTimestamp, now),
        decision: { phase: 'Snapshot', reason: 'SnapshotRequested' },
      };
    }
    case 'missing':
      return wait('TrainingRuntimeNotFound', notFound(resolved.reference));
    case 'badRuntime':
      return wait(
        'JobsBuildFailed',
        `${named(resolved.reference)} is malformed: ${formatIssues(resolved.issues)}`,
      );
    case 'badSnapshot':
      return wait(
        'SnapshotInvalid',
        `${resolved.problem}; delete that ConfigMap to take the snapshot again from the runtime, or delete the TrainJob`,
      );
    case 'lost':
      return wait(
        'SnapshotLost',
        `ConfigMap ${snapshotNameOf(trainJob)} is missing and ${named(resolved.reference)} is not the runtime that ` +
          `${nameOf(trainJob)} was built from; the JobSet stays as it is. Restore the runtime or the ConfigMap`,
      );
  }
}

function wait(reason: Parameters<typeof faultPlan>[0]['reason'], message: string): Plan {
  return faultPlan({ reason, message }, { resyncAfterSeconds: RUNTIME_RETRY_SECONDS });
}

function notFound(reference: Reference): string {
  return reference.name === ''
    ? 'spec.runtimeRef: is missing; set it'
    : `${named(reference)} is not found; create it to start the TrainJob`;
}

function named({ kind, namespace, name }: Reference): string {
  return `${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
}
