// The Jobs that a JobSet creates from its templates. Source: JobSet v0.12, constructJob; only the labels that the
// simulator needs.
import type { JobSet, ReplicatedJob } from '../../../hooks/api/kinds.js';
import { jobNameOf, replicasOf } from '../../../hooks/jobset/names.js';
import { referenceTo } from '../../metacontroller/ownership.js';
import { type Job, labels as keys } from '../workloads.js';
import { isSuspended } from './children.js';

/** All Jobs of a replicated job, whether they exist or not. */
export function jobsOf(jobSet: JobSet, replicatedJob: ReplicatedJob): readonly Job[] {
  const indexes = Array.from({ length: replicasOf(replicatedJob) }, (_, index) => index);
  return indexes.map((index) => construct(jobSet, replicatedJob, index));
}

function construct(jobSet: JobSet, replicatedJob: ReplicatedJob, index: number): Job {
  const { name, namespace, uid = '' } = jobSet.metadata;
  const { metadata, spec } = replicatedJob.template;
  const words = {
    [keys.jobSetName]: name,
    [keys.jobSetUid]: uid,
    [keys.replicatedJobName]: replicatedJob.name,
    [keys.jobIndex]: String(index),
    [keys.restartAttempt]: String(jobSet.status?.restarts ?? 0),
  };
  const labeled = (own: typeof metadata): object => ({
    labels: { ...own?.labels, ...words },
    annotations: { ...own?.annotations, ...words },
  });
  const podTemplate = spec?.template;
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {
      ...labeled(metadata),
      name: jobNameOf(jobSet, replicatedJob, index),
      ...(namespace === undefined ? {} : { namespace }),
      ownerReferences: [referenceTo(jobSet)],
    },
    spec: {
      ...spec,
      suspend: isSuspended(jobSet),
      template: {
        ...podTemplate,
        metadata: { ...podTemplate?.metadata, ...labeled(podTemplate?.metadata) },
        spec: {
          containers: [],
          ...podTemplate?.spec,
          ...(jobSet.spec.network?.enableDNSHostnames === true ? { subdomain: subdomainOf(jobSet) } : {}),
        },
      },
    },
  };
}

const subdomainOf = ({ spec, metadata }: JobSet): string => spec.network?.subdomain ?? metadata.name;
