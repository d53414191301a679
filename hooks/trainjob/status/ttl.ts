// `ttlSecondsAfterFinished` of the runtime's JobSet. JobSet would sweep itself before the TrainJob's end is recorded,
// and the job would run again; so the hook leaves the JobSet out once the time after the recorded end is up.
import type { Timestamp } from '../../api/hook.js';
import { secondsOf } from '../../kube/time.js';

export type TimeToLive =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly resyncAfterSeconds: number }
  | { readonly state: 'up' };

export function timeToLiveOf(seconds: number | undefined, endedAt: Timestamp, now: Timestamp): TimeToLive {
  const end = secondsOf(endedAt);
  const nowSeconds = secondsOf(now);
  if (seconds === undefined || end === undefined || nowSeconds === undefined) return { state: 'none' };
  const left = end + seconds - nowSeconds;
  return left <= 0 ? { state: 'up' } : { state: 'running', resyncAfterSeconds: left };
}
