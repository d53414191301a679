// A runtime as it is applied, and the steps that its jobs may be.
import type { TrainJob, TrainingRuntime } from '../../trainjob/api/types.js';
import type { Step } from '../../trainjob/api/labels.js';
import type { QueuedRuntimes } from '../../api/settings.js';

export interface RuntimeChange {
  readonly runtime: TrainingRuntime;
  readonly old: TrainingRuntime | undefined;
  /** TrainJobs in Kueue's queues, of whatever runtime. */
  readonly queued?: readonly TrainJob[];
  /** What is done when the change gives some of them other Pods; nothing, if not said. */
  readonly queuedRuntimes?: QueuedRuntimes;
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
