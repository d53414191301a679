// An existing JobSet is never rebuilt in place: it stays as it was last applied, except for what JobSet lets change
// while it is suspended.
import type { JobSet, PodTemplate, ReplicatedJob } from '../api/kinds.js';
import { stableJson } from '../kube/stablejson.js';
import { changeableMetadata, changeableSpec, picked } from './changeable.js';
import { withPodTemplate } from './template.js';

/** As last applied, with another value of `spec.suspend`. */
export function withSuspend(applied: JobSet, suspend: boolean): JobSet {
  return { ...applied, spec: { ...applied.spec, suspend } };
}

/** As last applied, with those parts of `built` that may change in a suspended JobSet. */
export function withChangeable(applied: JobSet, built: JobSet): JobSet {
  const byName = new Map(built.spec.replicatedJobs?.map((job) => [job.name, job]));
  const { replicatedJobs } = applied.spec;
  return {
    ...applied,
    metadata: members({ ...applied.metadata, ...picked(built.metadata, changeableMetadata) }),
    spec: members({
      ...applied.spec,
      suspend: built.spec.suspend,
      replicatedJobs: replicatedJobs?.map((job) => withChangeableJob(job, byName.get(job.name))),
    }),
  };
}

/** Whether `built` differs from what was applied in a part that no update of a JobSet may change. */
export function differsInFixedPart(applied: JobSet, built: JobSet): boolean {
  return stableJson(withChangeable(applied, built).spec) !== stableJson(built.spec);
}

function withChangeableJob(applied: ReplicatedJob, built: ReplicatedJob | undefined): ReplicatedJob {
  if (applied.template.spec?.template === undefined) return applied;
  return withPodTemplate(applied, (pod) => withChangeablePod(pod, built?.template.spec?.template));
}

function withChangeablePod(applied: PodTemplate, built: PodTemplate | undefined): PodTemplate {
  const metadata = members({ ...applied.metadata, ...picked(built?.metadata, changeableMetadata) });
  const isBare = applied.metadata === undefined && Object.keys(metadata).length === 0;
  return {
    ...applied,
    ...(isBare ? {} : { metadata }),
    spec: members({ ...applied.spec, ...picked(built?.spec, changeableSpec) }),
  } as PodTemplate;
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function members<T extends object>(value: T): Present<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Present<T>;
}
