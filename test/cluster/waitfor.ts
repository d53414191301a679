// Waiting for what a cluster does in its own time: by looking again and again, with an end and a reason.
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';

/**
 * Looks until `wanted` says yes, and returns what was seen then. After `seconds` it throws, with what was seen last.
 * An error while looking (not found, say) counts as not yet.
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

/** Half a minute for what is expected to come true. */
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
