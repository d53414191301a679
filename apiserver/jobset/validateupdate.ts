// What may change in a JobSet. Source: JobSet v0.12, ValidateUpdate (replicatedJobs and managedBy never, except five
// members of a Pod template if the JobSet is suspended before or after), and the CEL rules of its CRD.
import { dequal as equal } from 'dequal/lite';
import type { JobSetSpec, PodTemplate, ReplicatedJob } from '../../hooks/api/kinds.js';
import { changeableMetadata, changeableSpec, without } from '../../hooks/jobset/changeable.js';
import { isSame } from '../../hooks/kube/same.js';

/** The invalid paths according to JobSet's webhook. */
export function faultsByWebhook(old: JobSetSpec, next: JobSetSpec): readonly string[] {
  const mayPodsChange = old.suspend === true || next.suspend === true;
  const masked = (jobs: readonly ReplicatedJob[] = []): readonly ReplicatedJob[] =>
    mayPodsChange ? jobs.map(withoutChangeable) : jobs;
  const areJobsSame = isSame(masked(old.replicatedJobs), masked(next.replicatedJobs));
  return [
    ...(areJobsSame ? [] : ['spec.replicatedJobs']),
    ...(old.managedBy === next.managedBy ? [] : ['spec.managedBy']),
  ];
}

const fixed = [
  'network',
  'successPolicy',
  'startupPolicy',
  'failurePolicy',
  'volumeClaimPolicies',
] as const satisfies readonly (keyof JobSetSpec)[];

/** The invalid paths according to the CRD. A CEL rule compares values: it does not apply to one that is added or removed. */
export function faultsByCel(old: JobSetSpec, next: JobSetSpec): readonly string[] {
  return fixed
    .filter((name) => old[name] !== undefined && next[name] !== undefined && !equal(old[name], next[name]))
    .map((name) => `spec.${name}`);
}

function withoutChangeable(job: ReplicatedJob): ReplicatedJob {
  const { spec } = job.template;
  if (spec === undefined) return job;
  return { ...job, template: { ...job.template, spec: { ...spec, template: fixedPart(spec.template) } } };
}

function fixedPart({ metadata = {}, spec = { containers: [] } }: PodTemplate): PodTemplate {
  return { metadata: without(metadata, changeableMetadata), spec: without(spec, changeableSpec) };
}
