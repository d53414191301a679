// The Pods that a Job creates. Source: the Job controller of Kubernetes 1.36; only the labels that the simulator needs.
import { referenceTo } from '../../metacontroller/ownership.js';
import { type Job, type Pod, labels } from '../workloads.js';

/** `index` is the completion index; undefined in a Job that is not Indexed. The API server completes the name. */
export function podOf(job: Job, index: number | undefined): object {
  const { name, namespace } = job.metadata;
  const { metadata, spec } = job.spec.template;
  const isIndexed = index !== undefined;
  const indexed = isIndexed ? { [labels.completionIndex]: String(index) } : {};
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      generateName: isIndexed ? `${name}-${index}-` : `${name}-`,
      namespace,
      labels: { ...metadata?.labels, [labels.jobName]: name, ...indexed },
      annotations: { ...metadata?.annotations, ...indexed },
      ownerReferences: [referenceTo(job)],
    },
    spec: { ...spec, ...(isIndexed ? { hostname: `${name}-${index}` } : {}) },
  };
}

export function indexOf({ metadata }: Pod): number {
  return Number(metadata.labels?.[labels.completionIndex]);
}
