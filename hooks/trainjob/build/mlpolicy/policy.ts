// The contract of an ML policy: everything that a training framework needs, in one row. A row without one of the parts
// does not compile. Source: Kubeflow KEP-2170.
import type { MLPolicySources, TrainingRuntime } from '../../api/types.js';
import type { Check, ScheduledCheck, Subject, Warn } from '../check.js';
import type { Child } from '../child.js';
import type { Draft } from '../draft.js';

export type Source = keyof MLPolicySources;
export type PolicyOf<S extends Source> = NonNullable<MLPolicySources[S]>;

export interface Rule<S extends Source> {
  /**
   * The draft with what this policy adds to Pods: their number, variables, ports, volumes. A fault in what the user
   * wrote goes into the draft's issues; the policy's children are then not built.
   */
  readonly enforce: (draft: Draft, policy: PolicyOf<S>) => Draft;
  /** Every object that a TrainJob with this policy owns in addition to those of any TrainJob. */
  readonly children: readonly Child<Enforced<S>>[];
  /** Variables that `enforce` sets and a TrainJob must not, with the field to set instead, if there is one. */
  readonly reservedEnv: Readonly<Record<string, string | undefined>>;
  /** Of a TrainJob, in the order in which the faults are listed. */
  readonly checks: readonly ScheduledCheck[];
  /** Of a TrainJob. */
  readonly warnings: readonly Warn<Subject>[];
  /** Of a runtime. */
  readonly runtimeChecks: readonly Check<{ readonly runtime: TrainingRuntime }>[];
}

/** What a child is built from: the draft as `enforce` returned it. */
export interface Enforced<S extends Source> {
  readonly draft: Draft;
  readonly policy: PolicyOf<S>;
}
