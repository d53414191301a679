// The resources of the container that trains: those of the runtime, overridden by those of the TrainJob.
import type { ReplicatedJob, ResourceRequirements } from '../../api/kinds.js';
import { containerNamed, jobsOf } from '../../jobset/template.js';
import { ANCESTOR_STEP } from '../api/labels.js';
import type { Subject } from './check.js';

export function nodeResourcesOf({ trainJob, template }: Subject): ResourceRequirements {
  const { resourcesPerNode = {} } = trainJob.spec.trainer ?? {};
  const job = jobsOf(template).find(isTrainer) ?? jobsOf(template).find(({ name }) => name === 'node');
  const own = (job && containerNamed(job, 'node')?.resources) ?? {};
  return {
    limits: { ...own.limits, ...resourcesPerNode.limits },
    requests: { ...own.requests, ...resourcesPerNode.requests },
  };
}

function isTrainer({ template }: ReplicatedJob): boolean {
  return template.metadata?.labels?.[ANCESTOR_STEP] === 'trainer';
}
