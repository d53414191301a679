// How long a finished object is kept: a job (`ttlSecondsAfterFinished`, planned by KEP-2899) and its JobSet (the
// runtime's template, D29). The time is counted from the end, but never expires before the end is recorded:
// Metacontroller writes children before it writes the status, and after a crash in between, the end could not be found
// again, because the JobSet is deleted.
import type { Timestamp } from '../api/hook.js';
import { secondsOf } from '../kube/time.js';

export type TimeToLive =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly resyncAfterSeconds: number }
  | { readonly state: 'up' };

export interface Ended {
  readonly at: Timestamp;
  /** Whether the stored status has the terminal condition. */
  readonly isRecorded: boolean;
}

export function timeToLiveOf(seconds: number | undefined, ended: Ended, now: Timestamp): TimeToLive {
  const end = secondsOf(ended.at);
  const nowSeconds = secondsOf(now);
  if (seconds === undefined || end === undefined || nowSeconds === undefined) return { state: 'none' };
  const left = end + seconds - nowSeconds;
  if (left <= 0 && ended.isRecorded) return { state: 'up' };
  return { state: 'running', resyncAfterSeconds: Math.max(left, 1) };
}
