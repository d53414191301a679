// The coscheduling plugin of scheduler-plugins: Pods carry a label, and wait until the PodGroup of that name has all
// its members. A labelled Pod whose PodGroup is not there is refused.
import { COSCHEDULING_POD_GROUP } from '../../api/labels.js';
import { podGroup } from './object.js';
import type { Rule } from './policy.js';

export const coscheduling: Rule<'coscheduling'> = {
  mark: ({ trainJob }) => ({ labels: { [COSCHEDULING_POD_GROUP]: trainJob.metadata.name } }),
  build({ trainJob }, { minMember, minResources }, { scheduleTimeoutSeconds }) {
    return podGroup('scheduling.x-k8s.io/v1alpha1', trainJob, {
      minMember,
      minResources,
      ...(scheduleTimeoutSeconds === undefined ? {} : { scheduleTimeoutSeconds }),
    });
  },
};
