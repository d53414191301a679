// Time of the simulator: milliseconds since 1970, moved by its caller.
import type { Timestamp } from '../hooks/api/hook.js';
import { secondsOf, timestampAt } from '../hooks/kube/time.js';

/** Returns the time. With a real API server it is the machine's clock. */
export interface Clock {
  /** Milliseconds since 1970; fractions are allowed. */
  now(): number;
}

/** A clock that stands still until it is moved. */
export interface VirtualClock extends Clock {
  /** Moves to a time; a time in the past changes nothing. */
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

/** The time of the clock in the format of Kubernetes, without fractions. */
export function timestampOf(clock: Clock): Timestamp {
  return timestampAt(Math.floor(clock.now() / 1000));
}
