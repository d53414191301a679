// Which parents are to be synced, and when. Source: client-go's rate-limited work queue.
import type { Clock } from '../../apiserver/clock.js';
import { backoff } from './backoff.js';

/** A key is queued once, however often it is added, and has one delayed entry, the earliest. */
export class WorkQueue {
  readonly #clock: Clock;
  readonly #backoff = backoff();
  readonly #ready = new Set<string>();
  readonly #delayed = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(key: string): void {
    this.#ready.add(key);
  }

  /** An earlier entry stays; a sync for another reason cancels none. */
  addAfter(key: string, ms: number): void {
    if (ms <= 0) {
      this.add(key);
      return;
    }
    const due = this.#clock.now() + ms;
    this.#delayed.set(key, Math.min(due, this.#delayed.get(key) ?? Infinity));
  }

  /** After a failure. Returns how many milliseconds the key waits. */
  addRateLimited(key: string): number {
    const ms = this.#backoff.delay(key, this.#clock.now());
    this.addAfter(key, ms);
    return ms;
  }

  forget(key: string): void {
    this.#backoff.forget(key);
  }

  /** Removes all keys that are due, in order. A key that is added meanwhile is due next time. */
  take(): readonly string[] {
    const now = this.#clock.now();
    const due = [...this.#delayed].filter(([, time]) => time <= now).sort(([, a], [, b]) => a - b);
    for (const [key] of due) {
      this.#delayed.delete(key);
      this.#ready.add(key);
    }
    const keys = [...this.#ready];
    this.#ready.clear();
    return keys;
  }

  /** When the next key is due: now, if one is ready. */
  next(): number {
    return this.#ready.size > 0 ? this.#clock.now() : Math.min(...this.#delayed.values());
  }
}
