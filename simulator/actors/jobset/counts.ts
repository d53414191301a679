// `status.replicatedJobsStatus`: how many Jobs of each replicated job are in which state. Source: JobSet v0.12,
// calculateReplicatedJobStatuses; listed by name, last first, as JobSet sorts them.
import type { JobSet, ReplicatedJobStatus } from '../../../hooks/api/kinds.js';
import type { Job } from '../workloads.js';
import { type ChildJobs, isSuspended, replicatedJobOf } from './children.js';

export function countsOf({ spec }: JobSet, children: ChildJobs): readonly ReplicatedJobStatus[] {
  return (spec.replicatedJobs ?? [])
    .map(({ name }) => {
      const count = (jobs: readonly Job[], does: (job: Job) => boolean = () => true): number =>
        jobs.filter((job) => replicatedJobOf(job) === name && does(job)).length;
      return {
        name,
        ready: count(children.active, isReady),
        succeeded: count(children.successful),
        failed: count(children.failed),
        active: count(children.active, ({ status }) => (status?.active ?? 0) > 0),
        suspended: count(children.active, isSuspended),
      };
    })
    .sort((a, b) => (a.name < b.name ? 1 : -1));
}

function isReady({ spec, status }: Job): boolean {
  const { parallelism = 1, completions = parallelism } = spec;
  return (status?.succeeded ?? 0) + (status?.ready ?? 0) >= Math.min(parallelism, completions);
}
