// Metacontroller does not tell a hook when the API server refuses a child. A child that is still missing some time after
// it was first requested is therefore created in a dry run, and a refusal is reported in the parent's status.
import type { CompositeRequest, KubeObject, ObjectsByKind, Timestamp } from '../api/hook.js';
import type { DryRunCreate } from '../facts/need.js';
import { nameOf } from '../kube/owners.js';
import { secondsOf } from '../kube/time.js';
import { tooLarge } from './fit/annotationsize.js';

/** The part of a plan that waits for a child. */
export interface Awaiting {
  /** Missing for so long that a dry run is due. */
  readonly overdue?: KubeObject;
  readonly resyncAfterSeconds: number;
}

const PATIENCE_SECONDS = 15;
const RETRY_SECONDS = 30;

/** The part of a plan that waits for `child`, which was first requested at `since`. */
export function awaiting(child: KubeObject, since: Timestamp | undefined, now: Timestamp): Awaiting {
  const from = since === undefined ? undefined : secondsOf(since);
  // If the clock was set back, no time has passed.
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

/** Why the child is missing, for the user; undefined if that is not known, or if only Metacontroller's cache is behind. */
export function overdueProblem(
  overdue: KubeObject | undefined,
  tried: DryRunCreate | undefined,
  request: CompositeRequest<KubeObject>,
): string | undefined {
  if (overdue === undefined || tried === undefined) return undefined;
  return tried.outcome === 'accepted'
    ? problemIfAccepted(overdue, request)
    : problemIfRefused(overdue, tried, request);
}

// A child of a kind that is not watched is never shown to the hook, and is created again by every sync.
function problemIfAccepted(
  overdue: KubeObject,
  { children, controller }: CompositeRequest<KubeObject>,
): string | undefined {
  return tooLarge(overdue) ?? (isShown(overdue, children) ? undefined : notShown(overdue, controller));
}

function problemIfRefused(
  overdue: KubeObject,
  { heldBy, message }: Extract<DryRunCreate, { readonly outcome: 'refused' }>,
  { parent, children, controller }: CompositeRequest<KubeObject>,
): string | undefined {
  const name = nameOf(overdue);
  if (heldBy === undefined) return `the API server refuses ${name}: ${message}`;
  if (heldBy?.uid === parent.metadata.uid)
    return isShown(overdue, children) ? undefined : notShown(overdue, controller);
  const control = heldBy === null ? 'has no controller' : `is controlled by ${heldBy.kind} ${heldBy.name}`;
  return `${name} already exists and ${control}; delete it, or give the ${parent.kind} another name`;
}

// A request has an entry for each kind that Metacontroller watches, even without objects.
function isShown({ apiVersion, kind }: KubeObject, children: ObjectsByKind): boolean {
  return Object.hasOwn(children, `${kind}.${apiVersion}`);
}

// A hand-written request can have a controller without metadata.
function nameOfController({ metadata }: Partial<KubeObject>): string {
  return metadata?.name ?? 'of this hook';
}

function notShown(overdue: KubeObject, controller: KubeObject): string {
  return (
    `${nameOf(overdue)} is created, but Metacontroller does not watch its kind; add ${overdue.kind} of ` +
    `${overdue.apiVersion} to childResources of the CompositeController ${nameOfController(controller)}`
  );
}
