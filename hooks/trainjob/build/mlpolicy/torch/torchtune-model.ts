// A runtime is named after the model that it tunes, and torchtune must have a recipe for it. Kubeflow Trainer v2.3.
import type { Check, Subject } from '../../check.js';
import { isTuned, modelOf, models } from './torchtune-recipe.js';

export const torchtuneModel: Check<Subject> = (subject) => {
  if (!isTuned(subject) || modelOf(subject.trainJob) !== undefined) return [];
  return [
    {
      field: 'spec.runtimeRef.name',
      problem: `the command tune run needs a runtime that is named after a model with a torchtune recipe, and ${subject.trainJob.spec.runtimeRef.name} is not`,
      remedy: `use a name such as torchtune-llama3.2-1b, for one of ${models.join(', ')}; or set the complete command`,
    },
  ];
};
