// The children of a TrainJob, by role.
import type { AnyObject, CompositeRequest } from '../../api/hook.js';
import type { JobSet } from '../../api/kinds.js';
import type { OpaqueRuntime } from '../../api/opaque.js';
import { type Child, childrenByRole } from '../../composite/children.js';
import type { TrainJob } from '../api/types.js';
import { snapshotNameOf } from '../runtime/snapshot.js';
import { viewOf } from './opaque.js';

export type Role = 'snapshot' | 'jobSet' | 'podGroup' | 'other';

export interface Observed {
  readonly snapshot: AnyObject | undefined;
  readonly jobSet: JobSet | undefined;
  readonly all: readonly Child<Role>[];
}

/** The child of an opaque runtime has the role of the JobSet, and is viewed as one. */
export function observe({ parent, children }: CompositeRequest<TrainJob>, opaque?: OpaqueRuntime): Observed {
  const all = childrenByRole(children, (object) => roleOf(object, parent, opaque));
  const first = (role: Role): AnyObject | undefined => all.find((child) => child.role === role)?.object;
  const jobSet = first('jobSet');
  return {
    snapshot: first('snapshot'),
    jobSet: jobSet && (opaque === undefined ? withSpec(jobSet) : viewOf(jobSet, opaque)),
    all,
  };
}

// The CRD allows a JobSet without a spec.
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
