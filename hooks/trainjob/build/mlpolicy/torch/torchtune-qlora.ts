// Which models torchtune has a QLoRA recipe for, and on how many devices. Kubeflow Trainer v2.3.
import type { Issue } from '../../../../api/issue.js';
import type { Check, Subject } from '../../check.js';
import { isSingleDevice, isTuned, modelOf } from './torchtune-recipe.js';
import { tuningOf } from './torchtune.js';

export const torchtuneQlora: Check<Subject> = (subject) => {
  const { numNodes = 1, args = [] } = subject.trainJob.spec.trainer ?? {};
  if (!isTuned(subject) || numNodes !== 1 || tuningOf(args) !== 'qlora') return [];
  const model = modelOf(subject.trainJob);
  switch (model) {
    case 'qwen2_5/1.5B':
      return [
        {
          field: 'spec.runtimeRef.name',
          problem: `torchtune has no QLoRA recipe for ${model}`,
          remedy: 'use a runtime of another model, or set model.quantize_base to false',
        },
      ];
    case 'llama3_2/1B':
    case 'llama3_2/3B':
      return isSingleDevice(subject) ? [] : onSeveralDevices(model);
    case 'llama3_3/70B':
    case undefined:
      return [];
  }
};

function onSeveralDevices(model: string): readonly Issue[] {
  const problem = `torchtune has a QLoRA recipe for ${model} on one device only`;
  return [
    { field: 'spec.trainer.numProcPerNode', problem, remedy: 'set it to 1' },
    { field: 'spec.trainer.resourcesPerNode', problem, remedy: 'request one GPU' },
  ];
}
