// Metacontroller tells a hook nothing of a child that the API server refuses. A child that is still not there some
// time after it was first asked for is therefore tried with a dry-run create, and a refusal becomes the job's status.
import type { CompositeRequest, KubeObject, ObjectsByKind, Timestamp } from '../api/hook.js';
import type { DryRunCreate } from '../facts/need.js';
import { nameOf } from '../kube/owners.js';
import { secondsOf } from '../kube/time.js';
import { tooLarge } from './fit/annotationsize.js';

/** The part of a plan that waits for a child. */
export interface Awaiting {
  /** Missing for so long that the API server is to be asked. */
  readonly overdue?: KubeObject;
  readonly resyncAfterSeconds: number;
}

const PATIENCE_SECONDS = 15;
const RETRY_SECONDS = 30;

/** The part of a plan that waits for `child`, first asked for at `since`. */
export function awaiting(child: KubeObject, since: Timestamp | undefined, now: Timestamp): Awaiting {
  const from = since === undefined ? undefined : secondsOf(since);
  // A clock that was set back counts as one that stood still.
  const waited = from === undefined ? 0 : Math.max((secondsOf(now) ?? from) - from, 0);
  return waited >= PATIENCE_SECONDS
    ? { overdue: child, resyncAfterSeconds: RETRY_SECONDS }
    : { resyncAfterSeconds: Math.max(PATIENCE_SECONDS - waited, 1) };
}

/** As Metacontroller would create it, for the dry run. */
export function asOwned(child: KubeObject, { apiVersion, kind, metadata }: KubeObject): KubeObject {
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

/** Why it is missing, as the user sees it; undefined when nobody asked, or when it is only our cache that is behind. */
export function overdueProblem(
  overdue: KubeObject | undefined,
  tried: DryRunCreate | undefined,
  request: CompositeRequest<KubeObject>,
): string | undefined {
  if (overdue === undefined || tried === undefined) return undefined;
  return tried.outcome === 'accepted'
    ? wordsOfNoRefusal(overdue, request)
    : wordsOfRefusal(overdue, tried, request);
}

// Who deletes a child of a kind that is not watched deletes it for a moment: it is made anew with every sync.
function wordsOfNoRefusal(
  overdue: KubeObject,
  { children, controller }: CompositeRequest<KubeObject>,
): string | undefined {
  return tooLarge(overdue) ?? (isShown(overdue, children) ? undefined : notShown(overdue, controller));
}

function wordsOfRefusal(
  overdue: KubeObject,
  { heldBy, message }: Extract<DryRunCreate, { readonly outcome: 'refused' }>,
  { parent, children, controller }: CompositeRequest<KubeObject>,
): string | undefined {
  const name = nameOf(overdue);
  if (heldBy === undefined) return `the API server refuses ${name}: ${message}`;
  if (heldBy?.uid === parent.metadata.uid)
    return isShown(overdue, children) ? undefined : notShown(overdue, controller);
  const holder = heldBy === null ? 'no controller' : `${heldBy.kind} ${heldBy.name}`;
  return `${name} exists and belongs to ${holder}; delete it, or give the ${parent.kind} another name`;
}

// Metacontroller names each kind that it watches, whether or not there is an object of it.
function isShown({ apiVersion, kind }: KubeObject, children: ObjectsByKind): boolean {
  return Object.hasOwn(children, `${kind}.${apiVersion}`);
}

function notShown(overdue: KubeObject, controller: KubeObject): string {
  return (
    `${nameOf(overdue)} is made, and Metacontroller does not watch its kind: add ${overdue.kind} of ` +
    `${overdue.apiVersion} to childResources of the CompositeController ${controller.metadata.name}`
  );
}
