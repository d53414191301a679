// The label by which our controller leaves out jobs that another cluster carries out: Kueue mirrors their status, and an
// answer, even an unchanged one, would overwrite it. It says what spec.managedBy says.
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
