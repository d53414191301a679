// The coscheduling plugin of scheduler-plugins: Pods carry a label, and wait until the PodGroup of that name has all
// its members. A labeled Pod whose PodGroup is missing is refused.
import { COSCHEDULING_POD_GROUP } from '../../api/labels.js';
import type { Child } from '../child.js';
import type { Rule, Scheduled } from './policy.js';

const podGroup: Child<Scheduled<'coscheduling'>> = {
  apiVersion: 'scheduling.x-k8s.io/v1alpha1',
  kind: 'PodGroup',
  suffix: '',
  build({ gang: { minMember, minResources }, policy: { scheduleTimeoutSeconds } }) {
    const spec = {
      minMember,
      minResources,
      ...(scheduleTimeoutSeconds === undefined ? {} : { scheduleTimeoutSeconds }),
    };
    return { state: 'built', members: { spec } };
  },
};

export const coscheduling: Rule<'coscheduling'> = {
  mark: ({ trainJob }) => ({ labels: { [COSCHEDULING_POD_GROUP]: trainJob.metadata.name } }),
  children: [podGroup],
  checks: [],
  warnings: [],
  references: () => [],
};
