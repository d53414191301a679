// Reading a JobSet template: the jobs, Pods and containers in it by name.
import type { Container, PodSpec, PodTemplate, ReplicatedJob } from '../../api/kinds.js';
import type { JobSetTemplate } from '../api/types.js';

export function jobsOf({ spec }: JobSetTemplate): readonly ReplicatedJob[] {
  return spec?.replicatedJobs ?? [];
}

export function jobNamed(template: JobSetTemplate, name: string): ReplicatedJob | undefined {
  return jobsOf(template).find((job) => job.name === name);
}

/** The CRD lets a Job be without a Pod template, and a Pod without containers. */
export function podOf({ template }: ReplicatedJob): Partial<PodSpec> {
  const pod: PodTemplate | undefined = template.spec?.template;
  return pod?.spec ?? {};
}

/** Regular and init containers. */
export function containersOf(job: ReplicatedJob): readonly Container[] {
  const { containers = [], initContainers = [] } = podOf(job);
  return [...containers, ...initContainers];
}

export function containerNamed(job: ReplicatedJob, name: string): Container | undefined {
  return podOf(job).containers?.find((container) => container.name === name);
}
