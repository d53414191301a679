// Kueue counts the Pods of a queued job from the current runtime; the job itself is built from its snapshot. Once the two
// differ, Kueue stops a running job, and from then on charges its queue for Pods that the job does not have.
import type { Issue } from '../../api/issue.js';
import type { ReplicatedJob } from '../../api/kinds.js';
import { jobsOf, podOf } from '../../jobset/template.js';
import { formatIssues } from '../../kube/issues.js';
import { listed } from '../../kube/listed.js';
import { isSame } from '../../kube/same.js';
import { stableJson } from '../../kube/stablejson.js';
import {
  type Check,
  type TrainJob,
  type TrainingRuntime,
  type Warn,
  build,
  endOf,
  isNamedBy,
} from '../../trainjob/index.js';
import type { RuntimeChange } from './change.js';

/** Whether anything changes that the Pods of a job are built from. */
export function changesPods({ runtime, old }: RuntimeChange): boolean {
  if (old === undefined || runtime.metadata.deletionTimestamp !== undefined) return false;
  const { runPolicy: _now, ...now } = runtime.spec;
  const { runPolicy: _before, ...before } = old.spec;
  return !isSame(now, before);
}

export const queuedJobs: Check<RuntimeChange> = (change) =>
  change.queuedRuntimes === 'refuse' ? issuesOf(change) : [];

export const warnOfQueuedJobs: Warn<RuntimeChange> = (change) => {
  if (change.queuedRuntimes !== 'warn') return [];
  return issuesOf(change).map(({ field, problem, remedy }) => `${field}: ${problem}; ${remedy}`);
};

function issuesOf({ runtime, old, queued = [] }: RuntimeChange): readonly Issue[] {
  if (old === undefined) return [];
  const names = queued
    .filter((trainJob) => isUnfinished(trainJob) && isNamedBy(trainJob, runtime))
    .filter((trainJob) => podSetsOf(trainJob, old) !== podSetsOf(trainJob, runtime))
    .map(({ metadata }) => `${metadata.namespace ?? ''}/${metadata.name}`)
    .sort();
  if (names.length === 0) return [];
  return [
    {
      field: 'spec',
      problem: `Kueue would count the wrong Pods for ${listed(names)}, because jobs in its queues keep the Pods of the runtime as it was before`,
      remedy: 'create a runtime with another name, or wait until these jobs have finished',
    },
  ];
}

/** The CRD allows a TrainJob without a spec: it names no runtime. */
function isUnfinished({ spec, metadata, status }: Partial<TrainJob>): boolean {
  return (
    spec !== undefined && metadata?.deletionTimestamp === undefined && endOf(status?.conditions) === undefined
  );
}

/** Everything that Kueue compares, as text. */
function podSetsOf(trainJob: TrainJob, runtime: TrainingRuntime): string {
  const built = build(trainJob, runtime);
  if (built.state === 'refused') return formatIssues(built.issues);
  // A job that has its quota keeps it, whatever its tolerations.
  return stableJson(jobsOf(built.jobSet).map((job) => podSetOf(job, trainJob.spec.suspend === true)));
}

function podSetOf(job: ReplicatedJob, isWaiting: boolean): object {
  const { parallelism = 1, completions = parallelism } = job.template.spec ?? {};
  const { containers, initContainers, tolerations } = podOf(job);
  return {
    name: job.name.toLowerCase(),
    count: (job.replicas ?? 1) * Math.min(parallelism, completions),
    containers,
    initContainers,
    ...(isWaiting ? { tolerations } : {}),
  };
}
