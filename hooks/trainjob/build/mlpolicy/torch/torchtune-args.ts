// Paths that the runtime sets: its jobs share a volume, and would not find files elsewhere. Kubeflow Trainer v2.3.
import type { Check, Subject } from '../../check.js';
import { isTuned } from './torchtune-recipe.js';
import { RUNTIME_SETTINGS } from './torchtune.js';

export const torchtuneArgs: Check<Subject> = (subject) => {
  if (!isTuned(subject)) return [];
  return (subject.trainJob.spec.trainer?.args ?? []).flatMap((arg, place) => {
    const [name] = arg.split('=', 1);
    const setting = RUNTIME_SETTINGS.find((one) => one === name);
    if (setting === undefined) return [];
    return {
      field: `spec.trainer.args[${place}]`,
      problem: `${setting} is set by the runtime`,
      remedy: 'remove it, or use a runtime with another path',
    };
  });
};
