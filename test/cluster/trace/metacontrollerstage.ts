// The real Metacontroller as a stage: it calls the scripted hooks over HTTP, and everybody waits in real time.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ObjectStore } from '../../../apiserver/objectstore.js';
import type { Stage } from '../../support/trace/player.js';
import { scriptedHooks, type ScriptedHooks } from '../../support/trace/scriptedhooks.js';
import type { Host } from '../host.js';
import { collected, established } from './stage.js';

export interface ServedStage extends Stage {
  readonly stop: () => Promise<void>;
}

/** `start` starts the Metacontroller; that is not done before the kinds of the first controller are served. */
export async function metacontrollerStage(
  store: ObjectStore,
  start: () => Promise<Host>,
): Promise<ServedStage> {
  const hooks = scriptedHooks();
  let lastCall = 0;
  let host: Host | undefined;
  const server = await serve(hooks, () => (lastCall = Date.now()));
  const { port } = server.address() as AddressInfo;
  return {
    store,
    hooks,
    hooksUrl: `http://127.0.0.1:${port}`,
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
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(hooks: ScriptedHooks, onCall: () => void): Promise<ReturnType<typeof createServer>> {
  const server = createServer((request, response) => {
    onCall();
    void bodyOf(request).then((body) => {
      const { status, headers, body: answer } = hooks.answer(request.url ?? '', body);
      response.writeHead(status, { ...headers }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}
