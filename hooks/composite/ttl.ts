// How long what has ended is kept: a job (`ttlSecondsAfterFinished`, planned by KEP-2899) and its JobSet (the
// runtime's template, D29). The time runs from the end, and is never up before the end is recorded: children are
// written before the status is, and an end that is lost with a crash in between would be judged anew, from a JobSet
// that is gone.
import type { Timestamp } from '../api/hook.js';
import { secondsOf } from '../kube/time.js';

export type TimeToLive =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly resyncAfterSeconds: number }
  | { readonly state: 'up' };

export interface Ended {
  readonly at: Timestamp;
  /** Whether the stored status of the parent says so. */
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
