// The simulator's engine as a host: rounds on the real API server until it is stopped.
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type ObjectStore } from '../../apiserver/objectstore.js';
import { httpCaller } from '../../cli/httpcaller.js';
import type { ApplyMode } from '../../hooks/api/settings.js';
import { type Engine, createEngine } from '../../simulator/engine.js';
import type { Webhook } from '../../simulator/hookcaller.js';
import type { Turn } from '../../simulator/loop.js';
import type { Host, HostAccess } from './host.js';
import { realStore } from './realstore.js';

export interface EngineHost extends Host {
  readonly engine: Engine;
}

const controllerKinds = [
  { kind: 'CompositeController', plural: 'compositecontrollers' },
  { kind: 'DecoratorController', plural: 'decoratorcontrollers' },
] as const;
const apiVersion = 'metacontroller.k8s.io/v1alpha1';

// The interval of lists: short enough for tests, and affordable on two cores.
const idleMs = 150;

function urlOf({ url }: Webhook): URL {
  if (url === undefined) throw new Error('this host supports only webhooks with a url');
  return new URL(url);
}

export function startEngineHost(access: HostAccess, applyMode: ApplyMode): Promise<EngineHost> {
  const store = realStore(access);
  const engine = createEngine({ store, clock: { now: Date.now }, call: httpCaller(urlOf), applyMode });
  const loadControllers = controllerLoader(engine, store);
  let stopped = false;
  let lastFault: Error | undefined;
  // If the API server does not answer, or refuses a list, the engine tries again a little later.
  const round = async (): Promise<Turn> => {
    try {
      await loadControllers();
      const turn = await engine.round();
      lastFault = undefined;
      return turn;
    } catch (error) {
      if (!isFromServer(error)) throw error;
      lastFault = error;
      return { happened: false };
    }
  };
  const run = async (): Promise<void> => {
    while (!stopped) {
      const { happened, next = Infinity } = await round();
      const wait = Math.min(idleMs, next - Date.now());
      if (!happened && wait > 0) await sleep(wait);
    }
    if (lastFault !== undefined) throw lastFault;
  };
  const ended = run();
  // An error that ends it is thrown by `stop`.
  ended.catch(() => undefined);
  const stop = async (): Promise<void> => {
    stopped = true;
    await ended;
  };
  return Promise.resolve({ engine, stop });
}

function isFromServer(error: unknown): error is Error {
  return error instanceof ApiError || (error as { code?: string }).code !== undefined;
}

/** Runs exactly the controllers that the API server has now. */
function controllerLoader(engine: Engine, store: ObjectStore): () => Promise<void> {
  const loaded = { CompositeController: new Set<string>(), DecoratorController: new Set<string>() };
  return async () => {
    for (const { kind, plural } of controllerKinds) {
      const resource = await store.resourceOf(apiVersion, plural);
      const present = resource === undefined ? [] : await store.list(resource);
      for (const controller of present) engine.load(controller);
      const names = new Set(present.map(({ metadata }) => metadata.name));
      for (const name of loaded[kind]) if (!names.has(name)) engine.unload(kind, name);
      loaded[kind] = names;
    }
  };
}
