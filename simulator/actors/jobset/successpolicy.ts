// When a JobSet has succeeded: all of its Jobs, or any, of all replicated jobs or of those named.
// Source: JobSet v0.12, executeSuccessPolicy.
import type { JobSet } from '../../../hooks/api/kinds.js';
import { replicasOf } from '../../../hooks/jobset/names.js';
import type { Job } from '../workloads.js';
import { replicatedJobOf } from './children.js';

export function hasSucceeded({ spec }: JobSet, successful: readonly Job[]): boolean {
  const { operator = 'All', targetReplicatedJobs = [] } = spec.successPolicy ?? {};
  const counts = (name: string): boolean =>
    targetReplicatedJobs.length === 0 || targetReplicatedJobs.includes(name);
  const found = successful.filter((job) => counts(replicatedJobOf(job))).length;
  const expected = (spec.replicatedJobs ?? [])
    .filter(({ name }) => counts(name))
    .reduce((sum, job) => sum + replicasOf(job), 0);
  return found > 0 && found >= (operator === 'Any' ? 1 : expected);
}
