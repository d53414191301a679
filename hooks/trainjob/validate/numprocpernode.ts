// A node runs at least one process. Kubeflow Trainer admits any number.
import type { Change, Check } from '../build/check.js';

export const numProcPerNode: Check<Change> = ({ trainJob }) => {
  const { numProcPerNode: count } = trainJob.spec.trainer ?? {};
  if (count === undefined || count >= 1) return [];
  return [
    {
      field: 'spec.trainer.numProcPerNode',
      problem: `${count} processes on a node cannot train`,
      remedy: 'set it to 1 or more, or leave it out and the resources decide',
    },
  ];
};
