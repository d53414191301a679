// Patches must not change while Pods of the last run are active: these would continue without them. Kubeflow Trainer
// v2.3.
import type { Change, Check, Found } from '../build/check.js';
import { changesPatches, patchSuspended } from './patchsuspended.js';

export const patchActive: Check<Change & { readonly found: Found }> = ({ found, ...change }) => {
  if (!changesPatches(change) || patchSuspended(change).length > 0) return [];
  const active = (found.jobSet?.status?.replicatedJobsStatus ?? []).filter((job) => job.active > 0);
  return active.map(({ name }) => ({
    field: 'spec.runtimePatches',
    problem: `job ${name} of the JobSet still has active Pods`,
    remedy: 'suspend the TrainJob, and try again when they have terminated',
  }));
};
