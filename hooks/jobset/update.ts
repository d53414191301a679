// A JobSet that exists is never built anew in place: it is kept as it was last applied, but for what JobSet v0.12
// lets change while it is suspended, or is being suspended.
import type { JobSet, PodTemplate, ReplicatedJob } from '../api/kinds.js';
import { stableJson } from '../kube/stablejson.js';

/** As last applied, with another value of `spec.suspend`. */
export function withSuspend(applied: JobSet, suspend: boolean): JobSet {
  return { ...applied, spec: { ...applied.spec, suspend } };
}

/** As last applied, with those parts of `built` that a suspended JobSet takes. */
export function withChangeable(applied: JobSet, built: JobSet): JobSet {
  const { labels, annotations } = built.metadata;
  const byName = new Map(built.spec.replicatedJobs?.map((job) => [job.name, job]));
  const { replicatedJobs } = applied.spec;
  return {
    ...applied,
    metadata: members({ ...applied.metadata, labels, annotations }),
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
  const podTemplate = applied.template.spec?.template;
  if (podTemplate === undefined) return applied;
  const template = withChangeablePod(podTemplate, built?.template.spec?.template);
  return {
    ...applied,
    template: { ...applied.template, spec: { ...applied.template.spec, template } },
  };
}

function withChangeablePod(applied: PodTemplate, built: PodTemplate | undefined): PodTemplate {
  const { labels, annotations } = built?.metadata ?? {};
  const { nodeSelector, tolerations, schedulingGates } = built?.spec ?? {};
  const metadata = members({ ...applied.metadata, labels, annotations });
  const isBare = applied.metadata === undefined && Object.keys(metadata).length === 0;
  return {
    ...applied,
    ...(isBare ? {} : { metadata }),
    spec: members({ ...applied.spec, nodeSelector, tolerations, schedulingGates }),
  } as PodTemplate;
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function members<T extends object>(value: T): Present<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Present<T>;
}
