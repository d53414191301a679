// The contract of an ML policy: what a training framework needs in a job's Pods. Source: Kubeflow KEP-2170.
import type { MLPolicySources } from '../../api/kinds.js';
import { type Draft, withIssues } from '../draft.js';

export type Source = keyof MLPolicySources;
export type PolicyOf<S extends Source> = NonNullable<MLPolicySources[S]>;

export interface Rule<S extends Source> {
  /**
   * The draft with what this policy adds: numbers of Pods, variables, ports, volumes, further objects. A fault in
   * what the user wrote goes into the draft's issues.
   */
  readonly enforce: (draft: Draft, policy: PolicyOf<S>) => Draft;
}

/** The place of a policy that is part of the API and not built yet. */
export function notBuiltYet<S extends Source>(source: S): Rule<S> {
  const issue = {
    field: `spec.mlPolicy.${source}`,
    problem: `the runtime uses the ${source} policy, which is not built yet`,
    remedy: 'use a runtime with the torch policy or without a framework',
  };
  return { enforce: (draft) => withIssues(draft, issue) };
}
