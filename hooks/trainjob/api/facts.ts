// The facts of a TrainJob's hooks and of its admission, by the keys under which they are asked for.
import type { AnyObject } from '../../api/hook.js';
import type { DryRunCreate, Looked, SSHKey } from '../../facts/need.js';

/** A fact is absent when it was not asked for or could not be gathered; null says that there is no such object. */
export interface TrainJobFacts {
  /** Whether the API server accepts a child that is overdue. */
  readonly dryRunCreate?: DryRunCreate;
  readonly runtime?: AnyObject | null;
  readonly snapshot?: AnyObject | null;
  readonly jobSet?: AnyObject | null;
  /** The objects whose names the children would have, and PriorityClasses. */
  readonly existing?: readonly Looked[];
  /** For MPI. */
  readonly sshKey?: SSHKey;
  /** What Pods that report progress must trust: certificates in PEM. */
  readonly progressCa?: string;
}
