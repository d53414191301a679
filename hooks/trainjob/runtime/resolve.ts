// Kubeflow KEP-2599: which runtime a TrainJob is built from. Once there is a snapshot, only from that; the live runtime is
// read only to take the snapshot.
import type { AnyObject, ObjectsByKind } from '../../api/hook.js';
import type { Issue } from '../../api/issue.js';
import type { JobSet } from '../../api/kinds.js';
import type { OpaqueRuntime } from '../../api/opaque.js';
import { runtimeIssues } from '../api/form.js';
import { SNAPSHOT_HASH } from '../api/labels.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import { readSnapshot } from './readsnapshot.js';
import { type Reference, groupKindOf, referenceOf } from './reference.js';
import { contentOf, snapshotHashOf } from './snapshot.js';

export type Resolved =
  /** Observed and valid. */
  | { readonly state: 'snapshot'; readonly runtime: TrainingRuntime; readonly hash: string }
  /** Its snapshot must be taken before anything is built from it. */
  | { readonly state: 'live'; readonly runtime: TrainingRuntime }
  | { readonly state: 'missing'; readonly reference: Reference }
  /** The snapshot is missing, and the live runtime is not the one that the JobSet was built from. */
  | { readonly state: 'lost'; readonly reference: Reference }
  | { readonly state: 'unsupported'; readonly kind: string }
  | { readonly state: 'badSnapshot'; readonly problem: string }
  | { readonly state: 'badRuntime'; readonly reference: Reference; readonly issues: readonly Issue[] };

export function resolveRuntime(
  trainJob: TrainJob,
  snapshot: AnyObject | undefined,
  jobSet: JobSet | undefined,
  related: ObjectsByKind,
  opaque?: OpaqueRuntime,
): Resolved {
  const reference = referenceOf(trainJob, opaque);
  if (reference === undefined) return { state: 'unsupported', kind: groupKindOf(trainJob) };
  if (snapshot !== undefined) return readSnapshot(trainJob, snapshot, reference, opaque);

  const live = liveRuntime(related, reference);
  if (live === undefined) return { state: jobSet === undefined ? 'missing' : 'lost', reference };
  // The schema of a registered kind is not known.
  const issues = opaque === undefined ? runtimeIssues(live) : [];
  if (issues.length > 0) return { state: 'badRuntime', reference, issues };
  const runtime = contentOf(live);
  return wasBuiltFromAnother(jobSet, runtime) ? { state: 'lost', reference } : { state: 'live', runtime };
}

function liveRuntime(related: ObjectsByKind, reference: Reference): AnyObject | undefined {
  const { apiVersion, kind, name, namespace } = reference;
  const runtimes = related[`${kind}.${apiVersion}`] ?? {};
  const key = namespace === undefined ? name : `${namespace}/${name}`;
  // A runtime may be named `constructor`.
  return Object.hasOwn(runtimes, key) ? runtimes[key] : undefined;
}

// A JobSet without the annotation was created by Kubeflow Trainer: KEP-2599 then migrates the job to the live runtime.
function wasBuiltFromAnother(jobSet: JobSet | undefined, runtime: TrainingRuntime): boolean {
  const recorded = jobSet?.metadata.annotations?.[SNAPSHOT_HASH];
  return recorded !== undefined && recorded !== snapshotHashOf(runtime);
}
