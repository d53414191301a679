// What the actors work on in addition to JobSets: Jobs and Pods, and how they are identified.
import type { V1Job, V1Node, V1Pod } from '@kubernetes/client-node';
import type { KubeObject } from '../../hooks/api/hook.js';
import type { JobSet, JobSpec, PodSpec } from '../../hooks/api/kinds.js';
import type { Wire } from '../../hooks/api/wire.js';
import type { WatchedKind } from './reconciler.js';

export interface Job extends KubeObject {
  readonly spec: JobSpec;
  readonly status?: Wire<V1Job>['status'];
}

export interface Pod extends KubeObject {
  readonly spec: PodSpec;
  readonly status?: Wire<V1Pod>['status'];
}

export type Node = Omit<Wire<V1Node>, keyof KubeObject> & KubeObject;

export type JobStatus = NonNullable<Job['status']>;
export type JobCondition = NonNullable<JobStatus['conditions']>[number];
export type PodStatus = NonNullable<Pod['status']>;

export const jobs: WatchedKind<Job> = { apiVersion: 'batch/v1', plural: 'jobs' };
export const pods: WatchedKind<Pod> = { apiVersion: 'v1', plural: 'pods' };
export const nodes: WatchedKind<Node> = { apiVersion: 'v1', plural: 'nodes' };
export const jobSets: WatchedKind<JobSet> = { apiVersion: 'jobset.x-k8s.io/v1alpha2', plural: 'jobsets' };

/** Labels that JobSet and the Job controller set on what they create. */
export const labels = {
  jobSetName: 'jobset.sigs.k8s.io/jobset-name',
  jobSetUid: 'jobset.sigs.k8s.io/jobset-uid',
  replicatedJobName: 'jobset.sigs.k8s.io/replicatedjob-name',
  jobIndex: 'jobset.sigs.k8s.io/job-index',
  restartAttempt: 'jobset.sigs.k8s.io/restart-attempt',
  jobName: 'batch.kubernetes.io/job-name',
  completionIndex: 'batch.kubernetes.io/job-completion-index',
} as const;

/** Whether a condition of a Job or Pod is True. */
export function holds({ status }: Job | Pod, type: string): boolean {
  return (
    status?.conditions?.some((condition) => condition.type === type && condition.status === 'True') === true
  );
}
