// A job without nodes would complete at once. Kubeflow Trainer allows 0.
import type { Change, Check } from '../build/check.js';

export const numNodes: Check<Change> = ({ trainJob }) => {
  const { numNodes: count } = trainJob.spec.trainer ?? {};
  if (count === undefined || count >= 1) return [];
  return [
    {
      field: 'spec.trainer.numNodes',
      problem: `${count} nodes cannot train`,
      remedy: 'set it to 1 or more, or remove it to use the number of the runtime',
    },
  ];
};
