// What may change in a JobSet. Source: JobSet v0.12, ValidateUpdate (replicatedJobs and managedBy never, but for five
// members of a Pod template while the JobSet is suspended before or after), and the CEL rules of its CRD.
import { dequal as equal } from 'dequal/lite';
import { changeableMetadata, changeableSpec, without } from '../../hooks/jobset/changeable.js';
import type { JobSetSpec, PodTemplate, ReplicatedJob } from '../../hooks/api/kinds.js';

/** The paths that JobSet's webhook finds at fault. */
export function faultsByWebhook(old: JobSetSpec, next: JobSetSpec): readonly string[] {
  const mayPodsChange = old.suspend === true || next.suspend === true;
  const masked = (jobs: readonly ReplicatedJob[] = []): readonly ReplicatedJob[] =>
    mayPodsChange ? jobs.map(withoutChangeable) : jobs;
  const isSame = equal(meaning(masked(old.replicatedJobs)), meaning(masked(next.replicatedJobs)));
  return [
    ...(isSame ? [] : ['spec.replicatedJobs']),
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

/** The paths that the CRD finds at fault. A CEL rule compares values: it does not see one that comes or goes. */
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

/** Without empty objects and lists: read into Go's types they are the same as nothing. */
function meaning(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(meaning);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value)
    .map(([name, member]) => [name, meaning(member)] as const)
    .filter(([, member]) => member !== undefined);
  return members.length === 0 ? undefined : Object.fromEntries(members);
}
