// The real Metacontroller as a stage: it calls the scripted hooks over HTTP, and waits in real time.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ObjectStore } from '../../../apiserver/objectstore.js';
import type { Stage } from '../../support/trace/player.js';
import { scriptedHooks } from '../../support/trace/scriptedhooks.js';
import { serve } from '../hookserver.js';
import type { Host } from '../host.js';
import { collected, established } from './stage.js';

export interface ServedStage extends Stage {
  readonly stop: () => Promise<void>;
}

/** `start` starts the Metacontroller; not before the kinds of the first controller are served. */
export async function metacontrollerStage(
  store: ObjectStore,
  start: () => Promise<Host>,
): Promise<ServedStage> {
  const hooks = scriptedHooks();
  let lastCall = 0;
  let host: Host | undefined;
  const server = await serve((path, body) => {
    lastCall = Date.now();
    return hooks.answer(path, body);
  });
  return {
    store,
    hooks,
    hooksUrl: server.url,
    load: async (controller) => {
      await store.create(controller);
      host ??= await start();
    },
    establish: (crd) => established(store, crd),
    settle: async (quiet, max) => {
      const start = Date.now();
      while (Date.now() < Math.min(start + max * 1000, Math.max(start, lastCall) + quiet * 1000))
        await sleep(50);
      await collected(store);
    },
    stop: async () => {
      await host?.stop();
      await server.stop();
    },
  };
}
