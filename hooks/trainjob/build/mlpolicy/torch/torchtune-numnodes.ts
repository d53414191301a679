// Only the largest model has a recipe for several nodes. Kubeflow Trainer v2.3.
import type { Check, Subject } from '../../check.js';
import { isTuned, modelOf } from './torchtune-recipe.js';

export const torchtuneNumNodes: Check<Subject> = (subject) => {
  const { numNodes = 1 } = subject.trainJob.spec.trainer ?? {};
  const model = modelOf(subject.trainJob);
  if (!isTuned(subject) || numNodes <= 1 || model === 'llama3_3/70B') return [];
  return [
    {
      field: 'spec.trainer.numNodes',
      problem: `torchtune has no recipe for ${numNodes} nodes${model === undefined ? '' : ` of ${model}`}`,
      remedy: 'set it to 1',
    },
  ];
};
