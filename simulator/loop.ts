// Lets everybody who lives in the cluster take turns until nothing is left to do, on the virtual clock.
import type { VirtualClock } from '../apiserver/clock.js';

/** What came of one turn. */
export interface Turn {
  /** Whether anything was seen or done: then the others are to have another turn. */
  readonly happened: boolean;
  /** When something falls due next (milliseconds since 1970), if anything does. */
  readonly next?: number | undefined;
}

/** Who acts in the cluster: Metacontroller's engine, a JobSet controller, a kubelet, the garbage collector. */
export interface Actor {
  round(): Promise<Turn>;
}

export interface Settling {
  /** Done when nobody did anything for so long. */
  readonly quietMs: number;
  /** Done at the latest after so long. */
  readonly maxMs: number;
  /** What one turn of everybody takes: the time that news needs to travel. */
  readonly turnMs?: number;
}

/**
 * Runs the actors, in their order, and moves the clock from one due time to the next. Afterwards the clock stands
 * `quietMs` after the last thing that happened, or `maxMs` after the start. True when it became quiet.
 */
export async function settle(
  clock: VirtualClock,
  actors: readonly Actor[],
  { quietMs, maxMs, turnMs = 1 }: Settling,
): Promise<boolean> {
  const end = clock.now() + maxMs;
  let quietAt = clock.now() + quietMs;
  for (;;) {
    const { happened, next = Infinity } = await turnOfAll(actors);
    if (happened) quietAt = clock.now() + quietMs;
    const due = happened ? clock.now() + turnMs : Math.max(next, clock.now() + turnMs);
    const limit = Math.min(end, quietAt);
    if (due > limit) {
      clock.advanceTo(limit);
      return quietAt <= end;
    }
    clock.advanceTo(due);
  }
}

async function turnOfAll(actors: readonly Actor[]): Promise<Turn> {
  let happened = false;
  let next = Infinity;
  for (const actor of actors) {
    const turn = await actor.round();
    happened ||= turn.happened;
    next = Math.min(next, turn.next ?? Infinity);
  }
  return { happened, next };
}
