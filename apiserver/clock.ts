// Time as the simulator knows it: milliseconds since 1970, moved by whoever drives it.
import { secondsOf, timestampAt } from '../hooks/kube/time.js';
import type { Timestamp } from '../hooks/api/hook.js';

/** Tells the time. Over a real API server a driver hands in the machine's. */
export interface Clock {
  /** Milliseconds since 1970; fractions count. */
  now(): number;
}

/** A clock that stands still until it is moved. */
export interface VirtualClock extends Clock {
  /** Moves to a time; one that has passed changes nothing. */
  advanceTo(time: number): void;
}

export function virtualClock(start: Timestamp): VirtualClock {
  let time = (secondsOf(start) ?? 0) * 1000;
  return {
    now: () => time,
    advanceTo(later) {
      time = Math.max(time, later);
    },
  };
}

/** The second that the clock shows, as Kubernetes writes it. */
export function timestampOf(clock: Clock): Timestamp {
  return timestampAt(Math.floor(clock.now() / 1000));
}
