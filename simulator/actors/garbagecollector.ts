// The garbage collector as an actor: one round a turn.
import type { Actor } from '../loop.js';

export function garbageCollector(store: { collectGarbage(): boolean }): Actor {
  return { round: () => Promise.resolve({ happened: store.collectGarbage() }) };
}
