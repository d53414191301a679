// The simulator as a stage for traces: objects in memory, the engine, and the garbage collector.
import { createEngine } from '../../../simulator/engine.js';
import { timestampOf, virtualClock } from '../../../apiserver/clock.js';
import { settle } from '../../../simulator/loop.js';
import type { Actor } from '../../../simulator/loop.js';
import { memoryStore } from '../../../apiserver/memory/store.js';
import type { ApplyMode } from '../../../hooks/api/settings.js';
import type { Stage } from './player.js';
import { scriptedHooks } from './scriptedhooks.js';

export interface SimulatedOptions {
  readonly applyMode: ApplyMode;
  readonly seed?: number;
}

export function simulatedStage({ applyMode, seed = 1 }: SimulatedOptions): Stage {
  const clock = virtualClock('2030-01-01T12:00:00Z');
  const hooks = scriptedHooks();
  let count = 0;
  const uid = (): string => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
  const store = memoryStore({ now: () => timestampOf(clock), uid });
  const engine = createEngine({ store, clock, call: hooks.call, applyMode, seed });
  const collector: Actor = { round: () => Promise.resolve({ happened: store.collectGarbage() }) };
  return {
    store,
    hooks,
    hooksUrl: 'http://hooks.test',
    load: (controller) => {
      engine.load(controller);
      return Promise.resolve();
    },
    establish: () => Promise.resolve(),
    settle: async (quiet, max) => {
      await settle(clock, [engine, collector], { quietMs: quiet * 1000, maxMs: max * 1000 });
    },
  };
}
