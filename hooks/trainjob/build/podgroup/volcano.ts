// Volcano: Pods carry an annotation with the PodGroup's name. Queue and priority come from where Trainer v2.3 takes
// them: the JobSet's annotations, and the Pod templates.
import { podOf } from '../../../jobset/template.js';
import { VOLCANO_GROUP, VOLCANO_QUEUE } from '../../api/labels.js';
import type { Child } from '../child.js';
import type { Draft } from '../draft.js';
import type { Rule, Scheduled } from './policy.js';
import { priorityClassesOf, volcanoPriority } from './volcano-priority.js';
import { volcanoQueue } from './volcano-queue.js';

const podGroup: Child<Scheduled<'volcano'>> = {
  apiVersion: 'scheduling.volcano.sh/v1beta1',
  kind: 'PodGroup',
  suffix: '',
  build({ draft, gang: { minMember, minResources }, policy: { networkTopology } }) {
    const queue = draft.template.metadata?.annotations?.[VOLCANO_QUEUE];
    const priorityClassName = priorityOf(draft);
    const spec = {
      minMember,
      minResources,
      ...(queue === undefined ? {} : { queue }),
      ...(priorityClassName === undefined ? {} : { priorityClassName }),
      ...(networkTopology === undefined ? {} : { networkTopology }),
    };
    return { state: 'built', members: { spec } };
  },
};

export const volcano: Rule<'volcano'> = {
  mark: ({ trainJob }) => ({ annotations: { [VOLCANO_GROUP]: trainJob.metadata.name } }),
  children: [podGroup],
  checks: [
    { check: volcanoQueue, by: 'admission' },
    { check: volcanoPriority, by: 'admission' },
  ],
  warnings: [],
  references: priorityClassesOf,
};

/** Of several jobs with a priority, the last one's counts. */
function priorityOf({ podSets }: Draft): string | undefined {
  const names = podSets.map(({ job }) => podOf(job).priorityClassName);
  return names.findLast((name) => name !== undefined && name !== '');
}
