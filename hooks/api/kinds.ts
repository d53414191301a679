// Kinds that more than one of our kinds uses, in their JSON form. Specs and statuses are generated from the
// CRDs (npm run generate); here they get their metadata and become readonly.
import type { V1ConfigMap, V1Secret } from '@kubernetes/client-node';
import type * as condition from './generated/condition.js';
import type * as jobset from './generated/jobset.js';
import type { KubeObject } from './hook.js';
import type { Wire } from './wire.js';

export type * from './pods.js';

/** metav1.Condition. */
export type Condition = Wire<condition.Condition>;

// JobSet

export type ReplicatedJob = Wire<jobset.ReplicatedJob>;
export type DependsOn = Wire<jobset.DependsOn>;
export type FailurePolicyRule = Wire<jobset.FailurePolicyRule>;
export type ReplicatedJobStatus = Wire<jobset.ReplicatedJobStatus>;
export type JobSetSpec = Wire<jobset.JobSetSpec>;
export type JobSetStatus = Wire<jobset.JobSetStatus>;

export interface JobSet extends KubeObject {
  readonly spec: JobSetSpec;
  readonly status?: JobSetStatus;
}

// core

export interface ConfigMap extends Omit<Wire<V1ConfigMap>, keyof KubeObject>, KubeObject {}
export interface Secret extends Omit<Wire<V1Secret>, keyof KubeObject>, KubeObject {}
