// At most one write in so many seconds for each key. What is offered in between is kept, the last of it alone, and
// written when its time has come.

/** `late`: it has been kept for a while. */
type Write = (late: boolean) => Promise<void>;

export interface Throttle {
  /** Writes now, and rejects when that fails; or keeps what is offered in place of what was kept before. */
  readonly offer: (key: string, write: Write) => Promise<void>;
  /** Writes at once whatever is kept: the process ends. */
  readonly flush: () => Promise<void>;
}

interface Slot {
  kept: Write | undefined;
  timer: NodeJS.Timeout;
}

/** `failed` is told when what was kept could not be written: whoever offered it has had an answer. */
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
        // What was not written does not count: the next one is not to be kept and, perhaps, lost.
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
