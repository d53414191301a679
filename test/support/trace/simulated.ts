// The simulator as a stage for traces: objects in memory, the engine, and the garbage collector.
import { timestampOf, virtualClock } from '../../../apiserver/clock.js';
import { memoryStore } from '../../../apiserver/memory/store.js';
import type { ApplyMode } from '../../../hooks/api/settings.js';
import { engineStage } from './enginestage.js';
import type { Stage } from './player.js';

export interface SimulatedOptions {
  readonly applyMode: ApplyMode;
  readonly seed?: number;
}

export function simulatedStage({ applyMode, seed = 1 }: SimulatedOptions): Stage {
  const clock = virtualClock('2030-01-01T12:00:00Z');
  let count = 0;
  const uid = (): string => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
  const store = memoryStore({ now: () => timestampOf(clock), uid });
  return engineStage({
    store,
    clock,
    applyMode,
    seed,
    collector: { round: () => Promise.resolve({ happened: store.collectGarbage() }) },
    establish: () => Promise.resolve(),
  });
}
