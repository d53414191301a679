// spec.ttlSecondsAfterFinished as its annotation keeps it. A client that was built without the field removes it from
// the spec with any update (Kueue whenever it starts or stops a job), but keeps annotations.
import { TTL_SECONDS } from '../api/labels.js';
import type { TrainJob } from '../api/types.js';

const MOST = 2 ** 31 - 1;

/** Undefined for a text that is not a valid value of the field. */
export function keptTtlOf({ metadata }: TrainJob): number | undefined {
  const text = metadata.annotations?.[TTL_SECONDS] ?? '';
  return /^\d{1,10}$/.test(text) && Number(text) <= MOST ? Number(text) : undefined;
}
