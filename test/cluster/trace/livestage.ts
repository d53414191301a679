// The engine over the real API server as a stage. Objects live in the server's time, the engine in a virtual clock, so
// that a test does not wait for its back-off and resyncs.
import { virtualClock } from '../../../apiserver/clock.js';
import type { ObjectStore } from '../../../apiserver/objectstore.js';
import type { ApplyMode } from '../../../hooks/api/settings.js';
import type { Actor } from '../../../simulator/loop.js';
import { engineStage } from '../../support/trace/enginestage.js';
import type { Stage } from '../../support/trace/player.js';
import { allObjects, collected, established, hasGarbage } from './stage.js';

export function liveStage(store: ObjectStore, applyMode: ApplyMode): Stage {
  const clock = virtualClock(`${new Date().toISOString().slice(0, 19)}Z`);
  const establish = (crd: Parameters<Stage['establish']>[0]): Promise<void> => established(store, crd);
  return engineStage({ store, clock, applyMode, collector: collector(store), establish });
}

// The garbage collector is another process: the scenario is not settled before it is done.
function collector(store: ObjectStore): Actor {
  return {
    round: async () => {
      if (!hasGarbage(await allObjects(store))) return { happened: false };
      await collected(store);
      return { happened: true };
    },
  };
}
