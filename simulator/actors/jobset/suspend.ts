// Suspends a JobSet's Jobs, and resumes them with what may have changed while they were suspended: labels,
// annotations, node selector, tolerations and scheduling gates are merged into each Job. Source: JobSet v0.12, resumeJob.
import { dequal as equal } from 'dequal/lite';
import type { PodTemplate, ReplicatedJob } from '../../../hooks/api/kinds.js';
import type { Job } from '../workloads.js';
import { isSuspended, replicatedJobOf } from './children.js';

/** The running Jobs, suspended. */
export function suspendedJobs(active: readonly Job[]): readonly Job[] {
  return active
    .filter((job) => !isSuspended(job))
    .map((job) => ({ ...job, spec: { ...job.spec, suspend: true } }));
}

/** The suspended Jobs that may start, resumed. */
export function resumedJobs(active: readonly Job[], mayStart: readonly ReplicatedJob[]): readonly Job[] {
  return active.filter(isSuspended).flatMap((job) => {
    const replicatedJob = mayStart.find(({ name }) => name === replicatedJobOf(job));
    if (replicatedJob === undefined) return [];
    const template = merged(job.spec.template, replicatedJob.template.spec?.template);
    return [{ ...job, spec: { ...job.spec, suspend: false, template } }];
  });
}

function merged(own: PodTemplate, { metadata, spec }: PodTemplate = {}): PodTemplate {
  return {
    ...own,
    metadata: {
      ...own.metadata,
      labels: { ...own.metadata?.labels, ...metadata?.labels },
      annotations: { ...own.metadata?.annotations, ...metadata?.annotations },
    },
    spec: {
      containers: [],
      ...own.spec,
      ...member('nodeSelector', mergedMap(own.spec?.nodeSelector, spec?.nodeSelector)),
      ...member('tolerations', mergedList(own.spec?.tolerations, spec?.tolerations)),
      ...member('schedulingGates', mergedList(own.spec?.schedulingGates, spec?.schedulingGates)),
    },
  };
}

function mergedMap<T extends object>(own: T | undefined, more: T | undefined): T | undefined {
  return own === undefined && more === undefined ? undefined : ({ ...own, ...more } as T);
}

function mergedList<T>(own: readonly T[] | undefined, more: readonly T[] = []): readonly T[] | undefined {
  const added = more.filter((one) => own?.some((other) => equal(one, other)) !== true);
  return added.length === 0 ? own : [...(own ?? []), ...added];
}

const member = <K extends string, V>(name: K, value: V | undefined): { readonly [k in K]?: V } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [k in K]?: V };
