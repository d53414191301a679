// The Jobs of a JobSet, by state. Source: JobSet v0.12, getChildJobs.
import type { JobSet } from '../../../hooks/api/kinds.js';
import { controllerOf } from '../../../hooks/kube/owners.js';
import { type Job, holds, labels } from '../workloads.js';

export interface ChildJobs {
  readonly active: readonly Job[];
  readonly successful: readonly Job[];
  readonly failed: readonly Job[];
  /** From before the last restart; to be deleted. */
  readonly previous: readonly Job[];
}

export function childJobsOf({ metadata, status }: JobSet, all: readonly Job[]): ChildJobs {
  const owned = all.filter((job) => controllerOf(job)?.uid === metadata.uid);
  const isPrevious = (job: Job): boolean =>
    Number(job.metadata.labels?.[labels.restartAttempt]) < (status?.restarts ?? 0);
  const current = owned.filter((job) => !isPrevious(job));
  return {
    previous: owned.filter(isPrevious),
    failed: current.filter((job) => holds(job, 'Failed')),
    successful: current.filter((job) => holds(job, 'Complete')),
    active: current.filter((job) => !holds(job, 'Failed') && !holds(job, 'Complete')),
  };
}

export const isSuspended = ({ spec }: { readonly spec: { readonly suspend?: boolean } }): boolean =>
  spec.suspend === true;

export const replicatedJobOf = ({ metadata }: Job): string =>
  metadata.labels?.[labels.replicatedJobName] ?? '';
