// What a TrainJob becomes.
import type { KubeObject } from '../../api/hook.js';
import type { Issue } from '../../api/issue.js';
import type { JobSet } from '../../api/kinds.js';
import type { Need } from '../../facts/need.js';

/**
 * `jobSet` is complete except for owner references and our own annotations; `others` are the children that it needs in
 * addition to the JobSet and the snapshot. Refused: nothing is built, and `issues` say why.
 */
export type Build =
  | {
      readonly state: 'built';
      readonly jobSet: JobSet;
      readonly others: readonly KubeObject[];
      /** Children that are not among the others, because a fact is missing. */
      readonly pending: readonly Pending[];
    }
  | { readonly state: 'refused'; readonly issues: readonly Issue[] };

/** A child that cannot be built until a fact is known. */
export interface Pending {
  /** Names the object. */
  readonly child: KubeObject;
  readonly need: Need;
}
