// Runs the actors of the cluster in turns until nothing is left to do, on the virtual clock.
import type { VirtualClock } from '../apiserver/clock.js';

/** The result of one turn. */
export interface Turn {
  /** Whether the actor saw or did anything; then the others get another turn. */
  readonly happened: boolean;
  /** When something is due next (milliseconds since 1970), if known. */
  readonly next?: number | undefined;
}

/** An actor of the cluster: Metacontroller's engine, a JobSet controller, a kubelet, the garbage collector. */
export interface Actor {
  round(): Promise<Turn>;
}

export interface Settling {
  /** Ends when no actor did anything for so long. */
  readonly quietMs: number;
  /** Ends at the latest after so long. */
  readonly maxMs: number;
  /** Duration of one turn of all actors: the time that an event needs to arrive. */
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
