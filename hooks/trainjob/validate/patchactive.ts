// Patches wait until the Pods of the last run are gone: those would go on as they were. Kubeflow Trainer v2.3.
import type { Change, Check, Found } from '../build/check.js';
import { changesPatches, patchSuspended } from './patchsuspended.js';

export const patchActive: Check<Change & { readonly found: Found }> = ({ found, ...change }) => {
  if (!changesPatches(change) || patchSuspended(change).length > 0) return [];
  const active = (found.jobSet?.status?.replicatedJobsStatus ?? []).filter((job) => job.active > 0);
  return active.map(({ name }) => ({
    field: 'spec.runtimePatches',
    problem: `job ${name} of the JobSet still has Pods at work`,
    remedy: 'suspend the TrainJob, and try again when they are gone',
  }));
};
