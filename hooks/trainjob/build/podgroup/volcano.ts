// Volcano: Pods carry an annotation with the PodGroup's name. Queue and priority come from where Trainer v2.3 takes
// them: the JobSet's annotations, and the Pod templates.
import { VOLCANO_GROUP, VOLCANO_QUEUE } from '../../api/labels.js';
import { podOf } from '../../../jobset/template.js';
import type { Draft } from '../draft.js';
import { podGroup } from './object.js';
import type { Rule } from './policy.js';

export const volcano: Rule<'volcano'> = {
  mark: ({ trainJob }) => ({ annotations: { [VOLCANO_GROUP]: trainJob.metadata.name } }),
  build(draft, { minMember, minResources }, { networkTopology }) {
    const queue = draft.template.metadata?.annotations?.[VOLCANO_QUEUE];
    const priorityClassName = priorityOf(draft);
    return podGroup('scheduling.volcano.sh/v1beta1', draft.trainJob, {
      minMember,
      minResources,
      ...(queue === undefined ? {} : { queue }),
      ...(priorityClassName === undefined ? {} : { priorityClassName }),
      ...(networkTopology === undefined ? {} : { networkTopology }),
    });
  },
};

/** Of several jobs with a priority, the last one's counts. */
function priorityOf({ podSets }: Draft): string | undefined {
  const names = podSets.map(({ job }) => podOf(job).priorityClassName);
  return names.findLast((name) => name !== undefined && name !== '');
}
