// A runtime that is created or changed, and the steps that its jobs may be.
import type { TrainJob, TrainingRuntime } from '../../trainjob/api/types.js';
import type { Step } from '../../trainjob/api/labels.js';
import type { QueuedRuntimes } from '../../api/settings.js';

export interface RuntimeChange {
  readonly runtime: TrainingRuntime;
  readonly old: TrainingRuntime | undefined;
  /** TrainJobs in Kueue's queues, of any runtime. */
  readonly queued?: readonly TrainJob[];
  /** What to do if the change would give some of them other Pods; nothing by default. */
  readonly queuedRuntimes?: QueuedRuntimes;
}

/** The container that the TrainJob's fields are applied to, by step. */
export const containerOfStep: Readonly<Record<Step, string>> = {
  trainer: 'node',
  'dataset-initializer': 'dataset-initializer',
  'model-initializer': 'model-initializer',
};

export function isStep(label: string | undefined): label is Step {
  return label !== undefined && Object.hasOwn(containerOfStep, label);
}
