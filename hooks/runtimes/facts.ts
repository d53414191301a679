// The facts of the admission of runtimes.
import type { AnyObject } from '../api/hook.js';

export interface RuntimeFacts {
  /** The TrainJobs in Kueue's queues; absent when they could not be listed. */
  readonly queuedTrainJobs?: readonly AnyObject[];
}
