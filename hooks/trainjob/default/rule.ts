// The contract of a default: what is written into a TrainJob when it is stored, and by no one else.
import type { Timestamp } from '../../api/hook.js';
import type { TrainJob } from '../api/types.js';

/** Gives the TrainJob back, changed or as it is. `old` is what is stored; a new TrainJob has none. */
export type Default = (trainJob: TrainJob, old: TrainJob | undefined, now: Timestamp) => TrainJob;
