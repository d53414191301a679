// A runtime that is created or changed, and what is known about the jobs that use it.
import type { QueuedRuntimes } from '../../api/settings.js';
import type { TrainJob, TrainingRuntime } from '../../trainjob/index.js';

export interface RuntimeChange {
  readonly runtime: TrainingRuntime;
  readonly old: TrainingRuntime | undefined;
  /** TrainJobs in Kueue's queues, of any runtime. */
  readonly queued?: readonly TrainJob[];
  /** What to do if the change would give some of them other Pods; nothing by default. */
  readonly queuedRuntimes?: QueuedRuntimes;
}
