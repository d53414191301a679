// What the container that trains gets on each node: the runtime's resources with the TrainJob's on them.
import type { ReplicatedJob, ResourceRequirements } from '../../api/kinds.js';
import { ANCESTOR_STEP } from '../api/labels.js';
import type { Subject } from './check.js';
import { containerNamed, jobsOf } from '../../jobset/template.js';

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
