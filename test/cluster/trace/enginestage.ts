// The engine over the real API server as a stage. Objects live in the server's time, the engine's own waiting
// (back-off, resyncs, quiet) in a clock that is moved: nobody has to sit through it.
import { virtualClock } from '../../../apiserver/clock.js';
import { createEngine } from '../../../simulator/engine.js';
import { settle, type Actor } from '../../../simulator/loop.js';
import type { ObjectStore } from '../../../apiserver/objectstore.js';
import type { ApplyMode } from '../../../hooks/api/settings.js';
import type { Stage } from '../../support/trace/player.js';
import { scriptedHooks } from '../../support/trace/scriptedhooks.js';
import { allObjects, collected, established, hasGarbage } from './stage.js';

export function engineStage(store: ObjectStore, applyMode: ApplyMode): Stage {
  const clock = virtualClock(`${new Date().toISOString().slice(0, 19)}Z`);
  const hooks = scriptedHooks();
  const engine = createEngine({ store, clock, call: hooks.call, applyMode });
  return {
    store,
    hooks,
    hooksUrl: 'http://hooks.test',
    load: (controller) => {
      engine.load(controller);
      return Promise.resolve();
    },
    establish: (crd) => established(store, crd),
    settle: async (quiet, max) => {
      await settle(clock, [engine, collector(store)], { quietMs: quiet * 1000, maxMs: max * 1000 });
    },
  };
}

// The garbage collector is another process: the scenario is not quiet before it has done its work.
function collector(store: ObjectStore): Actor {
  return {
    round: async () => {
      if (!hasGarbage(await allObjects(store))) return { happened: false };
      await collected(store);
      return { happened: true };
    },
  };
}
