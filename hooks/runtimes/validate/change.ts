// A runtime as it is applied, and what is known about the jobs that use it.
import type { QueuedRuntimes } from '../../api/settings.js';
import type { TrainJob, TrainingRuntime } from '../../trainjob/index.js';

export interface RuntimeChange {
  readonly runtime: TrainingRuntime;
  readonly old: TrainingRuntime | undefined;
  /** TrainJobs in Kueue's queues, of any runtime. */
  readonly queued?: readonly TrainJob[];
  /** What is done when the change gives some of them other Pods; nothing when left out. */
  readonly queuedRuntimes?: QueuedRuntimes;
}
