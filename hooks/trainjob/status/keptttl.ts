// spec.ttlSecondsAfterFinished as its annotation remembers it. A client that was built without the field drops it from
// spec with any update (Kueue on each start and stop of a job); it does not drop annotations.
import type { TrainJob } from '../api/types.js';
import { TTL_SECONDS } from '../api/labels.js';

const MOST = 2 ** 31 - 1;

/** What is no number that the field could have counts as nothing. */
export function keptTtlOf({ metadata }: TrainJob): number | undefined {
  const text = metadata.annotations?.[TTL_SECONDS] ?? '';
  return /^\d{1,10}$/.test(text) && Number(text) <= MOST ? Number(text) : undefined;
}
