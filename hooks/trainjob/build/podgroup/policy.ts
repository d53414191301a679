// The contract of a gang scheduler: what marks its Pods, and the PodGroup that it wants. Source: Kubeflow KEP-2170.
import type { KubeObject } from '../../../api/hook.js';
import type { TemplateMeta } from '../../../api/kinds.js';
import type { PodGroupPolicy } from '../../api/types.js';
import type { Draft } from '../draft.js';
import type { Gang } from './gang.js';

export type Scheduler = keyof PodGroupPolicy;
export type PolicyOf<S extends Scheduler> = NonNullable<PodGroupPolicy[S]>;

export interface Rule<S extends Scheduler> {
  /** Labels and annotations for the Pods of the gang; they win over the template's. */
  readonly mark: (draft: Draft) => Pick<TemplateMeta, 'labels' | 'annotations'>;
  readonly build: (draft: Draft, gang: Gang, policy: PolicyOf<S>) => KubeObject;
}
