// Names that JobSet gives to Jobs and Pods, and that we must know beforehand. Source: JobSet v0.12.
import type { JobSet, ReplicatedJob } from '../api/kinds.js';

/** Where the Pods of one replicated job are found. */
export interface PodHosts {
  readonly jobSet: string;
  readonly replicatedJob: string;
  /** `network.subdomain` of the JobSet, else the JobSet's name. */
  readonly subdomain: string;
}

/** DNS name of one Pod inside its namespace: `llama-node-0-3.llama`. */
export function podHost(
  { jobSet, replicatedJob, subdomain }: PodHosts,
  replica: number,
  index: number,
): string {
  return `${jobSet}-${replicatedJob}-${replica}-${index}.${subdomain}`;
}

/** Name of one of the Jobs of a replicated job. */
export function jobNameOf({ metadata }: JobSet, replicatedJob: ReplicatedJob, index: number): string {
  return `${metadata.name}-${replicatedJob.name}-${index}`;
}

export function replicasOf({ replicas = 1 }: ReplicatedJob): number {
  return replicas;
}
