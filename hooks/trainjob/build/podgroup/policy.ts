// The contract of a gang scheduler: everything that it needs, in one row. A row without one of the parts does not compile.
// Source: Kubeflow KEP-2170.
import type { ObjectName } from '../../../api/hook.js';
import type { TemplateMeta } from '../../../api/kinds.js';
import type { JobSetTemplate, PodGroupPolicy } from '../../api/types.js';
import type { ScheduledCheck, Subject, Warn } from '../check.js';
import type { Child } from '../child.js';
import type { Draft } from '../draft.js';
import type { Gang } from './gang.js';

export type Scheduler = keyof PodGroupPolicy;
export type PolicyOf<S extends Scheduler> = NonNullable<PodGroupPolicy[S]>;

export interface Rule<S extends Scheduler> {
  /** Labels and annotations for the Pods of the gang; they win over the template's. */
  readonly mark: (draft: Draft) => Pick<TemplateMeta, 'labels' | 'annotations'>;
  /** Every object that a TrainJob with this policy owns in addition to those of any TrainJob. */
  readonly children: readonly Child<Scheduled<S>>[];
  /** Of a TrainJob, in the order in which the faults are listed. */
  readonly checks: readonly ScheduledCheck[];
  /** Of a TrainJob. */
  readonly warnings: readonly Warn<Subject>[];
  /** Objects that the checks refer to: admission looks them up. */
  readonly references: (template: JobSetTemplate) => readonly ObjectName[];
}

/** What a child is built from. */
export interface Scheduled<S extends Scheduler> {
  readonly draft: Draft;
  readonly gang: Gang;
  readonly policy: PolicyOf<S>;
}
