// JobSets and Jobs for the tests of their controllers: valid by default; a test names only what it changes.
import { withDefaults } from '../../../../apiserver/jobset/defaults.js';
import type { JobSet, JobSetSpec, JobSetStatus, ReplicatedJob } from '../../../../hooks/api/kinds.js';
import { jobsOf } from '../../../../simulator/actors/jobset/construct.js';
import type { Job, JobStatus } from '../../../../simulator/actors/workloads.js';

export const NOON = '2030-01-01T12:00:00Z';

export function aReplicatedJob(name: string, change: Partial<ReplicatedJob> = {}): ReplicatedJob {
  const pod = { spec: { containers: [{ name: 'main', image: 'registry.example.com/main:1' }] } };
  return { name, template: { spec: { parallelism: 2, completions: 2, template: pod } }, ...change };
}

/** `ml/llama` with one replicated job, `node`, with the defaults of the webhook. */
export function aJobSet(spec: Partial<JobSetSpec> = {}, status?: JobSetStatus): JobSet {
  return withDefaults({
    apiVersion: 'jobset.x-k8s.io/v1alpha2',
    kind: 'JobSet',
    metadata: { name: 'llama', namespace: 'ml', uid: 'jobset-uid' },
    spec: { replicatedJobs: [aReplicatedJob('node')], ...spec },
    ...(status === undefined ? {} : { status }),
  });
}

/** The Jobs of one replicated job, as the JobSet creates them, with a status. */
export function theJobs(jobSet: JobSet, name: string, status: JobStatus = {}): readonly Job[] {
  const replicatedJob = jobSet.spec.replicatedJobs!.find((job) => job.name === name)!;
  return jobsOf(jobSet, replicatedJob).map((job) => ({ ...job, status }));
}

const ended = (type: string, reason: string, at = NOON): JobStatus => ({
  conditions: [{ type, status: 'True', reason, lastTransitionTime: at }],
});
export const running: JobStatus = { active: 2, ready: 2 };
export const pending: JobStatus = { active: 2, ready: 0 };
export const complete: JobStatus = { ...ended('Complete', 'CompletionsReached'), succeeded: 2 };
export const failed: JobStatus = { ...ended('Failed', 'BackoffLimitExceeded'), failed: 1 };
