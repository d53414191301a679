// The steps of a TrainJob: jobs of the runtime that the TrainJob has fields for. Kubeflow KEP-2170.

/** The value of the label trainer.kubeflow.org/trainjob-ancestor-step. */
export type Step = 'trainer' | 'dataset-initializer' | 'model-initializer';

/** The container of each step that receives the TrainJob's fields. */
export const containerOfStep: Readonly<Record<Step, string>> = {
  trainer: 'node',
  'dataset-initializer': 'dataset-initializer',
  'model-initializer': 'model-initializer',
};

export function isStep(label: string | undefined): label is Step {
  return label !== undefined && Object.hasOwn(containerOfStep, label);
}
