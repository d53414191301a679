// Kueue counts the Pods of a queued job from the runtime as it is, each time it looks; the job is made from the runtime as
// it was. Once the two differ, Kueue stops a job that runs, and from then on charges its queue for other Pods than run.
import type { ReplicatedJob } from '../../api/kinds.js';
import type { Issue } from '../../api/issue.js';
import { listed } from '../../kube/listed.js';
import { isSame } from '../../kube/same.js';
import { stableJson } from '../../kube/stablejson.js';
import { wordsOfIssues } from '../../kube/issues.js';
import { jobsOf, podOf } from '../../jobset/template.js';
import type { RuntimeChange } from './change.js';
import {
  type Check,
  type TrainJob,
  type TrainingRuntime,
  type Warn,
  build,
  endOf,
  isNamedBy,
} from '../../trainjob/index.js';

/** Whether anything changes that a job's Pods are made from. */
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
      problem: `Kueue would count other Pods than they have for ${listed(names)}, which are in its queues and made from the runtime as it was`,
      remedy: 'apply it under another name, or when they have ended',
    },
  ];
}

/** The CRD lets a TrainJob have no spec: it names no runtime. */
function isUnfinished({ spec, metadata, status }: Partial<TrainJob>): boolean {
  return (
    spec !== undefined && metadata?.deletionTimestamp === undefined && endOf(status?.conditions) === undefined
  );
}

/** All that Kueue compares, in a form that can be compared. */
function podSetsOf(trainJob: TrainJob, runtime: TrainingRuntime): string {
  const built = build(trainJob, runtime);
  if (built.state === 'refused') return wordsOfIssues(built.issues);
  // A job that has its quota keeps it, whatever is tolerated.
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
