// How long a failed sync waits: the longer of a delay that doubles, and a token bucket that a whole queue shares.
// Source: client-go's default rate limiter for controllers.

const BASE_MS = 5;
const MAX_MS = 1_000_000;
const BURST = 100;
const TOKENS_PER_MS = 10 / 1000;

export interface Backoff {
  /** Counts one more failure of the key; returns how many milliseconds it has to wait. */
  delay(key: string, now: number): number;
  /** The key has succeeded: the next failure counts as the first. */
  forget(key: string): void;
}

export function backoff(): Backoff {
  const failures = new Map<string, number>();
  let tokens = BURST;
  let filledAt = -Infinity;

  return {
    delay(key, now) {
      const count = failures.get(key) ?? 0;
      failures.set(key, count + 1);
      tokens = Math.min(BURST, tokens + (now - filledAt) * TOKENS_PER_MS) - 1;
      filledAt = now;
      const reservation = tokens < 0 ? -tokens / TOKENS_PER_MS : 0;
      return Math.max(Math.min(BASE_MS * 2 ** count, MAX_MS), reservation);
    },
    forget(key) {
      failures.delete(key);
    },
  };
}
