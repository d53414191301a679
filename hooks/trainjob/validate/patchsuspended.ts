// Patches may change only if the job is suspended before the update or after it, so that Kueue can change both in one
// request. Kubeflow KEP-2170.
import { isSame } from '../../kube/same.js';
import type { Change, Check } from '../build/check.js';

export const patchSuspended: Check<Change> = ({ trainJob, old }) => {
  if (!changesPatches({ trainJob, old }) || isSuspended(trainJob) || isSuspended(old)) return [];
  return [
    {
      field: 'spec.runtimePatches',
      problem: 'patches of a running job must not change',
      remedy: 'set spec.suspend to true first, or in the same update',
    },
  ];
};

export function changesPatches({ trainJob, old }: Change): boolean {
  return old !== undefined && !isSame(old.spec.runtimePatches, trainJob.spec.runtimePatches);
}

function isSuspended(trainJob: Change['old']): boolean {
  return trainJob?.spec.suspend === true;
}
