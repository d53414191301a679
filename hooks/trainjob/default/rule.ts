// The contract of a default: what the mutating webhook writes into a TrainJob.
import type { Timestamp } from '../../api/hook.js';
import type { TrainJob } from '../api/types.js';

/** Returns the TrainJob, changed or unchanged. `old` is the stored TrainJob; undefined for a new one. */
export type Default = (trainJob: TrainJob, old: TrainJob | undefined, now: Timestamp) => TrainJob;
