// When all parents of a controller are synced again, without an event.
// Source: Metacontroller's resyncPeriodSeconds, and its flush of the cache every 30 minutes.

export const CACHE_FLUSH_SECONDS = 1800;
const FLOOR_SECONDS = 1;

/** The period of a controller's own ticker; undefined when it has none, or one that is not shorter than the flush. */
export function tickSecondsOf(resyncPeriodSeconds: number | undefined): number | undefined {
  if (resyncPeriodSeconds === undefined) return undefined;
  const seconds = Math.max(FLOOR_SECONDS, resyncPeriodSeconds);
  return seconds < CACHE_FLUSH_SECONDS ? seconds : undefined;
}

/** Ticks at whole periods after its start. */
export class Ticker {
  readonly #periodMs: number;
  #next: number;

  constructor(periodSeconds: number, start: number) {
    this.#periodMs = periodSeconds * 1000;
    this.#next = start + this.#periodMs;
  }

  get next(): number {
    return this.#next;
  }

  /** Whether it has ticked since the last call; missed ticks count as one. */
  hasTicked(now: number): boolean {
    if (now < this.#next) return false;
    this.#next += Math.ceil((now - this.#next + 1) / this.#periodMs) * this.#periodMs;
    return true;
  }
}
