// torchtune has no LoRA recipe for several nodes: the arguments would be silently ignored. Kubeflow Trainer v2.3.
import type { Check, Subject } from '../../check.js';
import { isTuned } from './torchtune-recipe.js';
import { tuningOf } from './torchtune.js';

export const torchtuneLora: Check<Subject> = (subject) => {
  const { numNodes = 1, args = [] } = subject.trainJob.spec.trainer ?? {};
  if (!isTuned(subject) || numNodes <= 1 || tuningOf(args) === 'full') return [];
  return [
    {
      field: 'spec.trainer.numNodes',
      problem: `torchtune has no LoRA recipe for ${numNodes} nodes`,
      remedy: 'set it to 1, or remove the LoRA arguments',
    },
  ];
};
