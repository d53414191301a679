// Which replicated jobs may start: `dependsOn` (Ready, Complete) and the startup policy InOrder.
// Source: JobSet v0.12, dependencyReachedStatus and allReplicasStarted.
import type { JobSet, ReplicatedJob, ReplicatedJobStatus } from '../../../hooks/api/kinds.js';
import { replicasOf } from '../../../hooks/jobset/names.js';

export interface Startup {
  /** Their Jobs are created, and run unless the JobSet is suspended. */
  readonly mayStart: readonly ReplicatedJob[];
  /** Only with InOrder, and not while suspended. */
  readonly order?: 'inProgress' | 'completed';
}

export function startupOf({ spec }: JobSet, counts: readonly ReplicatedJobStatus[]): Startup {
  const all = spec.replicatedJobs ?? [];
  const isFree = ({ dependsOn = [] }: ReplicatedJob): boolean =>
    dependsOn.every(({ name, status }) => {
      const job = all.find((one) => one.name === name);
      if (job === undefined) return false;
      return status === 'Complete' ? hasSucceeded(job, counts) : hasStarted(job, counts);
    });
  const free = all.filter(isFree);
  if (spec.startupPolicy?.startupPolicyOrder !== 'InOrder' || spec.suspend === true)
    return { mayStart: free };
  const waiting = free.findIndex((job) => !hasStarted(job, counts));
  return waiting === -1
    ? { mayStart: free, order: 'completed' }
    : { mayStart: free.slice(0, waiting + 1), order: 'inProgress' };
}

function hasStarted(job: ReplicatedJob, counts: readonly ReplicatedJobStatus[]): boolean {
  const { ready = 0, succeeded = 0, failed = 0 } = countOf(job, counts) ?? {};
  return ready + succeeded + failed === replicasOf(job);
}

const hasSucceeded = (job: ReplicatedJob, counts: readonly ReplicatedJobStatus[]): boolean =>
  countOf(job, counts)?.succeeded === replicasOf(job);

const countOf = (
  { name }: ReplicatedJob,
  counts: readonly ReplicatedJobStatus[],
): ReplicatedJobStatus | undefined => counts.find((count) => count.name === name);
