// The contract of an ML policy: what a training framework needs in a job's Pods. Source: Kubeflow KEP-2170.
import type { MLPolicySources } from '../../api/types.js';
import type { Draft } from '../draft.js';

export type Source = keyof MLPolicySources;
export type PolicyOf<S extends Source> = NonNullable<MLPolicySources[S]>;

export interface Rule<S extends Source> {
  /**
   * The draft with what this policy adds: numbers of Pods, variables, ports, volumes, further objects. A fault in
   * what the user wrote goes into the draft's issues.
   */
  readonly enforce: (draft: Draft, policy: PolicyOf<S>) => Draft;
}
