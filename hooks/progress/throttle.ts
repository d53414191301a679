// Limits the writes of each key to one per interval. Of the writes that are offered in between, the last one is kept, and
// done at the end of the interval.

/** `late`: the write was delayed. */
type Write = (late: boolean) => Promise<void>;

export interface Throttle {
  /** Writes now, and rejects if that fails; or keeps the write and drops the one that was kept before. */
  readonly offer: (key: string, write: Write) => Promise<void>;
  /** Writes everything that is kept, because the process exits. */
  readonly flush: () => Promise<void>;
}

interface Slot {
  kept: Write | undefined;
  timer: NodeJS.Timeout;
}

/** `failed` is called when a delayed write fails: its caller has already been answered. */
export function createThrottle(
  everySeconds: number,
  failed: (key: string, cause: unknown) => void,
): Throttle {
  const slots = new Map<string, Slot>();

  function open(key: string): void {
    const timer = setTimeout(() => void close(key), everySeconds * 1000).unref();
    slots.set(key, { kept: undefined, timer });
  }

  function forget(key: string): void {
    clearTimeout(slots.get(key)?.timer);
    slots.delete(key);
  }

  async function close(key: string): Promise<void> {
    const kept = slots.get(key)?.kept;
    slots.delete(key);
    if (kept === undefined) return;
    open(key);
    await kept(true).catch((cause: unknown) => {
      failed(key, cause);
    });
  }

  return {
    async offer(key, write) {
      const slot = slots.get(key);
      if (slot !== undefined) {
        slot.kept = write;
        return;
      }
      open(key);
      try {
        await write(false);
      } catch (cause) {
        // A failed write does not start an interval, so that the next one is not delayed and perhaps lost.
        if (slots.get(key)?.kept === undefined) forget(key);
        throw cause;
      }
    },
    async flush() {
      const keys = [...slots.keys()];
      for (const { timer } of slots.values()) clearTimeout(timer);
      await Promise.all(keys.map(close));
      for (const { timer } of slots.values()) clearTimeout(timer);
    },
  };
}
