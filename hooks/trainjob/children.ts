// What a TrainJob owns, by role; and the one place where an answer's children are put together. Metacontroller
// deletes whatever an answer leaves out, so a child goes only when its role is dropped by name.
import type { AnyObject, CompositeRequest, KubeObject } from '../api/hook.js';
import type { JobSet, TrainJob } from '../api/kinds.js';
import type { OpaqueRuntime } from '../api/opaque.js';
import { lastApplied } from '../kube/lastapplied.js';
import { idOf } from '../kube/owners.js';
import { viewOf } from './opaque/view.js';
import { snapshotNameOf } from './runtime/snapshot.js';

export type Role = 'snapshot' | 'jobSet' | 'podGroup' | 'other';

export interface Observed {
  readonly snapshot: AnyObject | undefined;
  readonly jobSet: JobSet | undefined;
  readonly all: readonly { readonly role: Role; readonly object: AnyObject }[];
}

/** Of an opaque runtime its child has the JobSet's role, and is seen as one. */
export function observe({ parent, children }: CompositeRequest<TrainJob>, opaque?: OpaqueRuntime): Observed {
  const all = Object.values(children)
    .flatMap((byKey) => Object.values(byKey))
    .map((object) => ({ role: roleOf(object, parent, opaque), object }));
  const first = (role: Role): AnyObject | undefined => all.find((child) => child.role === role)?.object;
  const jobSet = first('jobSet');
  return {
    snapshot: first('snapshot'),
    jobSet: jobSet && (opaque === undefined ? withSpec(jobSet) : viewOf(jobSet, opaque)),
    all,
  };
}

// The API admits a JobSet without a spec, made by whoever.
function withSpec(jobSet: AnyObject): JobSet {
  return { spec: {}, ...jobSet };
}

function roleOf({ kind, metadata }: AnyObject, trainJob: TrainJob, opaque: OpaqueRuntime | undefined): Role {
  const computing = opaque?.child.kind ?? 'JobSet';
  if (kind === computing && metadata.name === trainJob.metadata.name) return 'jobSet';
  if (kind === 'PodGroup') return 'podGroup';
  if (kind === 'ConfigMap' && metadata.name === snapshotNameOf(trainJob)) return 'snapshot';
  return 'other';
}

export interface Wanted {
  /** Asked for as given here, whether or not they are there. */
  readonly make?: readonly KubeObject[];
  /** Left out of the answer, that is: deleted. */
  readonly drop?: readonly Role[];
}

/** The children of an answer: what is made, and all else that was observed and is not dropped, frozen. */
export function childrenOf(
  observed: Observed,
  { make = [], drop = [] }: Wanted,
  fieldManager: string,
): readonly KubeObject[] {
  const made = new Set(make.map(idOf));
  const kept = observed.all
    .filter(({ role, object }) => !drop.includes(role) && !made.has(idOf(object)))
    .map(({ object }) => lastApplied(object, fieldManager));
  return [...make, ...kept];
}
