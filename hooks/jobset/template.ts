// Reading and changing the Pods of a JobSet, or of a JobSet template: jobs, Pods and containers by name.
import type { Container, PodSpec, PodTemplate, ReplicatedJob } from '../api/kinds.js';

/** A JobSet or a JobSet template. The CRD of a runtime allows a template without a spec. */
interface WithJobs {
  readonly spec?: { readonly replicatedJobs?: readonly ReplicatedJob[] };
}

export function jobsOf({ spec }: WithJobs): readonly ReplicatedJob[] {
  return spec?.replicatedJobs ?? [];
}

export function jobNamed(template: WithJobs, name: string): ReplicatedJob | undefined {
  return jobsOf(template).find((job) => job.name === name);
}

/** The CRD allows a Job without a Pod template. */
export function podTemplateOf({ template }: ReplicatedJob): PodTemplate {
  const podTemplate: PodTemplate | undefined = template.spec?.template;
  return podTemplate ?? {};
}

/** The CRD allows a Pod template without a spec, and a Pod without containers. */
export function podOf(job: ReplicatedJob): Partial<PodSpec> {
  return podTemplateOf(job).spec ?? {};
}

/** Regular and init containers. */
export function containersOf(job: ReplicatedJob): readonly Container[] {
  const { containers = [], initContainers = [] } = podOf(job);
  return [...containers, ...initContainers];
}

export function containerNamed(job: ReplicatedJob, name: string): Container | undefined {
  return podOf(job).containers?.find((container) => container.name === name);
}

export function initContainerNamed(job: ReplicatedJob, name: string): Container | undefined {
  return podOf(job).initContainers?.find((container) => container.name === name);
}

/** The job with another Pod template; the Job template that it is in stays as it is. */
export function withPodTemplate(
  job: ReplicatedJob,
  change: (podTemplate: PodTemplate) => PodTemplate,
): ReplicatedJob {
  const { template } = job;
  const podTemplate = change(podTemplateOf(job));
  return { ...job, template: { ...template, spec: { ...template.spec, template: podTemplate } } };
}
