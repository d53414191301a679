// A runtime is named after the model that it tunes, and there must be a recipe for it. Kubeflow Trainer v2.3.
import type { Check, Subject } from '../../check.js';
import { isTuned, modelOf, models } from './torchtune-recipe.js';

export const torchtuneModel: Check<Subject> = (subject) => {
  if (!isTuned(subject) || modelOf(subject.trainJob) !== undefined) return [];
  return [
    {
      field: 'spec.runtimeRef.name',
      problem: `the command tune run needs a runtime named after a model that torchtune has a recipe for, and ${subject.trainJob.spec.runtimeRef.name} names none`,
      remedy: `name it as torchtune-llama3.2-1b is named, for ${models.join(', ')}; or write the whole command out`,
    },
  ];
};
