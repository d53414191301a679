// Metacontroller tells a hook nothing of a child that the API server refuses. A child that is still not there some
// time after it was first asked for is therefore tried with a dry-run create, and a refusal becomes the job's status.
import type { Facts, KubeObject, Timestamp } from '../api/hook.js';
import type { TrainJob } from '../api/kinds.js';
import { nameOf } from '../kube/owners.js';
import { secondsOf } from '../kube/time.js';
import type { Fault, Plan } from './plan.js';

const PATIENCE_SECONDS = 15;
const RETRY_SECONDS = 30;

/** The part of a plan that waits for `child`, first asked for at `since`. */
export function awaiting(
  child: KubeObject,
  since: Timestamp | undefined,
  now: Timestamp,
): Pick<Plan, 'overdue' | 'resyncAfterSeconds'> {
  const from = since === undefined ? undefined : secondsOf(since);
  // A clock that was set back counts as one that stood still.
  const waited = from === undefined ? 0 : Math.max((secondsOf(now) ?? from) - from, 0);
  return waited >= PATIENCE_SECONDS
    ? { overdue: child, resyncAfterSeconds: RETRY_SECONDS }
    : { resyncAfterSeconds: Math.max(PATIENCE_SECONDS - waited, 1) };
}

/** As Metacontroller would create it, for the dry run. */
export function asOwned(child: KubeObject, { apiVersion, kind, metadata }: TrainJob): KubeObject {
  const owner = {
    apiVersion,
    kind,
    name: metadata.name,
    uid: metadata.uid ?? '',
    controller: true,
    blockOwnerDeletion: true,
  };
  return { ...child, metadata: { ...child.metadata, ownerReferences: [owner] } };
}

/** The refusal as the user sees it; none when nobody asked, or when it is only our cache that is behind. */
export function overdueFault(
  { overdue }: Plan,
  { dryRunCreate: tried }: Facts,
  trainJob: TrainJob,
): Fault | undefined {
  if (overdue === undefined || tried?.outcome !== 'refused') return undefined;
  const { heldBy, message } = tried;
  const refused = (words: string): Fault => ({ reason: 'JobsCreationFailed', message: words });
  if (heldBy === undefined) return refused(`the API server refuses ${nameOf(overdue)}: ${message}`);
  if (heldBy?.uid === trainJob.metadata.uid) return undefined;
  const holder = heldBy === null ? 'no controller' : `${heldBy.kind} ${heldBy.name}`;
  return refused(
    `${nameOf(overdue)} exists and belongs to ${holder}; delete it, or give the TrainJob another name`,
  );
}
