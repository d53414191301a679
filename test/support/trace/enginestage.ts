// The simulator's engine as a stage for traces: back-off, resyncs and quiet time are on a virtual clock.
import type { VirtualClock } from '../../../apiserver/clock.js';
import type { ObjectStore } from '../../../apiserver/objectstore.js';
import type { AnyObject } from '../../../hooks/api/hook.js';
import { type EngineOptions, createEngine } from '../../../simulator/engine.js';
import { type Actor, settle } from '../../../simulator/loop.js';
import type { Stage } from './player.js';
import { scriptedHooks } from './scriptedhooks.js';

export interface StageOptions extends Pick<EngineOptions, 'applyMode' | 'seed'> {
  readonly store: ObjectStore;
  readonly clock: VirtualClock;
  /** The garbage collector. */
  readonly collector: Actor;
  readonly establish: (crd: AnyObject) => Promise<void>;
}

export function engineStage({ store, clock, collector, establish, ...options }: StageOptions): Stage {
  const hooks = scriptedHooks();
  const engine = createEngine({ store, clock, call: hooks.call, ...options });
  return {
    store,
    hooks,
    hooksUrl: 'http://hooks.test',
    load: (controller) => {
      engine.load(controller);
      return Promise.resolve();
    },
    establish,
    settle: async (quiet, max) => {
      await settle(clock, [engine, collector], { quietMs: quiet * 1000, maxMs: max * 1000 });
    },
  };
}
