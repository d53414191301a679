// Waiting for a state of the cluster: polls until a timeout, whose error says what was seen.
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';

/**
 * Polls `look` until `wanted` returns true, and returns the last value. After `seconds` it throws with the last value.
 * An error of `look` (not found, for example) counts as false.
 */
export async function waitFor<T>(
  promise: string,
  look: () => Promise<T>,
  wanted: (seen: T) => boolean,
  seconds = 30,
): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const seen = await look().catch((error: unknown) => error);
    if (!(seen instanceof Error) && wanted(seen as T)) return seen as T;
    if (Date.now() > deadline) {
      const last = seen instanceof Error ? seen.message : inspect(seen, { depth: 8, breakLength: 110 });
      throw new Error(`${promise}: not so after ${seconds} s; last seen: ${last}`);
    }
    await sleep(200);
  }
}

/** Retries an expectation for half a minute. */
export async function soon(expectation: () => Promise<void>): Promise<void> {
  for (const deadline = Date.now() + 30_000; ;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}
