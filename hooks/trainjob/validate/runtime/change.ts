// A runtime as it is applied, and the steps that its jobs may be.
import type { TrainingRuntime } from '../../../api/kinds.js';
import type { Step } from '../../../api/labels.js';

export interface RuntimeChange {
  readonly runtime: TrainingRuntime;
  readonly old: TrainingRuntime | undefined;
}

/** The container of each step that the TrainJob's fields go into. */
export const containerOfStep: Readonly<Record<Step, string>> = {
  trainer: 'node',
  'dataset-initializer': 'dataset-initializer',
  'model-initializer': 'model-initializer',
};

export function isStep(label: string | undefined): label is Step {
  return label !== undefined && Object.hasOwn(containerOfStep, label);
}
