// A node runs at least one process. Kubeflow Trainer allows any number.
import type { Change, Check } from '../build/check.js';

export const numProcPerNode: Check<Change> = ({ trainJob }) => {
  const { numProcPerNode: count } = trainJob.spec.trainer ?? {};
  if (count === undefined || count >= 1) return [];
  return [
    {
      field: 'spec.trainer.numProcPerNode',
      problem: `${count} processes on a node cannot train`,
      remedy: 'set it to 1 or more, or remove it to derive it from the resources',
    },
  ];
};
