// The label by which the CompositeController excludes jobs that run in another cluster: Kueue mirrors their status, and
// any answer, even an unchanged one, would overwrite it. It follows spec.managedBy.
import { MANAGED_BY } from '../api/labels.js';
import { isManagedElsewhere } from '../status/managedby.js';
import type { Default } from './rule.js';

const MULTIKUEUE = 'multikueue';

export const managedByLabel: Default = (trainJob) => {
  const { [MANAGED_BY]: label, ...others } = trainJob.metadata.labels ?? {};
  if (isManagedElsewhere(trainJob) === (label === MULTIKUEUE)) return trainJob;
  const labels = label === MULTIKUEUE ? others : { ...others, [MANAGED_BY]: MULTIKUEUE };
  return { ...trainJob, metadata: { ...trainJob.metadata, labels } };
};
