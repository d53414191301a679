// A small cluster for the engine's tests: kinds Demo, ClusterDemo and Piece, hooks that are plain functions.
import { type VirtualClock, timestampOf, virtualClock } from '../../apiserver/clock.js';
import { type MemoryStore, memoryStore } from '../../apiserver/memory/store.js';
import type { ObjectRef } from '../../apiserver/objectstore.js';
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import {
  type ApplyMode,
  type Engine,
  type Event,
  type LogEntry,
  createEngine,
} from '../../simulator/engine.js';
import type { HookResponse } from '../../simulator/hookcaller.js';
import { settle } from '../../simulator/loop.js';
import { aVersion, withStatus, anything, aDefinition } from './definitions.js';

export const START = Date.parse('2030-01-01T12:00:00Z');
export const DEMO = { apiVersion: 'example.org/v1', kind: 'Demo', name: 'a', namespace: 'ml' } as const;

/** The request of a hook: that of a composite or of a decorator. */
export interface Asked {
  readonly controller: AnyObject;
  readonly parent: AnyObject;
  readonly object: AnyObject;
  readonly children: Readonly<Record<string, Readonly<Record<string, AnyObject>>>>;
  readonly attachments: Asked['children'];
  readonly related: Asked['children'];
  readonly finalizing: boolean;
}

/** An answer is sent with 200; a response is sent unchanged. */
export type DemoHook = (asked: Asked, headers: Readonly<Record<string, string>>) => object | HookResponse;

export interface DemoOptions {
  readonly spec?: object;
  readonly kind?: 'CompositeController' | 'DecoratorController';
  readonly hooks?: Readonly<Record<string, DemoHook>>;
  readonly applyMode?: ApplyMode;
  readonly seed?: number;
  readonly watchLatencyMs?: number;
  /** Version of all hooks. */
  readonly version?: 'v1' | 'v2';
  readonly objects?: readonly object[];
}

export interface DemoCluster {
  readonly clock: VirtualClock;
  readonly store: MemoryStore;
  readonly engine: Engine;
  /** Hooks by name; a test can replace them at any time. */
  readonly hooks: Record<string, DemoHook>;
  readonly calls: readonly { readonly hook: string; readonly at: number; readonly asked: Asked }[];
  /** Runs until nothing happens for `quietSeconds`. */
  readonly settle: (quietSeconds?: number) => Promise<void>;
  /** Names of the hooks that were called since the last call of this function. */
  readonly called: () => readonly string[];
  /** Entries of one kind in the log. */
  readonly logged: <E extends Event['event']>(event: E) => readonly (LogEntry & { event: E })[];
  readonly get: (kind: string, name: string) => Promise<AnyObject | undefined>;
  readonly patch: (ref: ObjectRef, body: object) => Promise<AnyObject>;
}

/** A cluster with one loaded controller and `objects`. */
export async function aDemoCluster(options: DemoOptions = {}): Promise<DemoCluster> {
  const clock = virtualClock('2030-01-01T12:00:00Z');
  let uids = 0;
  const uid = (): string => `uid-${(uids += 1)}`;
  const store = memoryStore({ now: () => timestampOf(clock), uid, crds });
  const hooks: Record<string, DemoHook> = { sync: () => ({}), ...options.hooks };
  const calls: { hook: string; at: number; asked: Asked }[] = [];
  let seen = 0;
  const { applyMode = 'dynamic', seed = 1, watchLatencyMs = 0 } = options;
  const engine = createEngine({
    store,
    clock,
    applyMode,
    seed,
    watchLatencyMs,
    call: ({ url = '' }, body, headers = {}) => {
      const hook = url.slice(url.lastIndexOf('/') + 1);
      const asked = JSON.parse(body) as Asked;
      calls.push({ hook, at: clock.now(), asked });
      const answer = hooks[hook]?.(asked, headers) ?? {};
      const response = { status: 200, headers: {}, body: JSON.stringify(answer) };
      return Promise.resolve('status' in answer && 'body' in answer ? (answer as HookResponse) : response);
    },
  });
  const collector = { round: () => Promise.resolve({ happened: store.collectGarbage() }) };
  for (const object of options.objects ?? []) await store.create(object);
  engine.load(controllerOf(options, Object.keys(hooks)));
  return {
    clock,
    store,
    engine,
    hooks,
    calls,
    settle: async (quietSeconds = 0.1) => {
      await settle(clock, [engine, collector], { quietMs: quietSeconds * 1000, maxMs: 3_600_000 });
    },
    called: () => {
      const names = calls.slice(seen).map(({ hook }) => hook);
      seen = calls.length;
      return names;
    },
    logged: <E extends Event['event']>(event: E) =>
      engine.log.filter((entry): entry is LogEntry & { event: E } => entry.event === event),
    get: (kind, name) => store.get({ ...apiOf(kind), name, namespace: 'ml' }).catch(() => undefined),
    patch: (ref, body) => store.patch(ref, { type: 'merge', body }),
  };
}

function apiOf(kind: string): { readonly apiVersion: string; readonly kind: string } {
  return { apiVersion: kind === 'ConfigMap' ? 'v1' : 'example.org/v1', kind };
}

export function aDemo(more: object = {}, metadata: object = {}): KubeObject {
  const place = { name: 'a', namespace: 'ml' };
  return { apiVersion: 'example.org/v1', kind: 'Demo', metadata: { ...place, ...metadata }, ...more };
}

export function aPiece(name: string, spec: object = {}, metadata: object = {}): KubeObject {
  return { apiVersion: 'example.org/v1', kind: 'Piece', metadata: { name, ...metadata }, spec } as KubeObject;
}

export function aConfigMap(name: string, data: object = {}, metadata: object = {}): KubeObject {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, ...metadata }, data } as KubeObject;
}

const rule = (resource: string, apiVersion = 'example.org/v1'): object => ({
  apiVersion,
  resource,
  updateStrategy: { method: 'InPlace' },
});

/** A composite over Demos, or a decorator of them, with children Piece and ConfigMap, updated in place. */
function controllerOf(options: DemoOptions, hooks: readonly string[]): AnyObject {
  const { kind = 'CompositeController', spec = {}, version = 'v2' } = options;
  const demos = { apiVersion: 'example.org/v1', resource: 'demos' };
  const children = [rule('pieces'), rule('configmaps', 'v1')];
  const called = hooks.map(
    (hook) => [hook, { version, webhook: { url: `http://hooks.test/${hook}` } }] as const,
  );
  return {
    apiVersion: 'metacontroller.k8s.io/v1alpha1',
    kind,
    metadata: { name: 'demos' },
    spec: {
      ...(kind === 'CompositeController'
        ? { generateSelector: true, parentResource: demos, childResources: children }
        : { resources: [demos], attachments: children }),
      hooks: Object.fromEntries(called),
      ...spec,
    },
  };
}

function crd(kind: string, scope: 'Namespaced' | 'Cluster', status: object = anything): object {
  const openAPIV3Schema = { type: 'object', properties: { spec: anything, status } };
  return aDefinition({ kind, scope, versions: [aVersion({ ...withStatus, schema: { openAPIV3Schema } })] });
}

const known = {
  type: 'object',
  properties: { n: { type: 'integer' }, observedGeneration: { type: 'integer' } },
};
/** The schema of Strict has only status.n and status.observedGeneration. */
const crds = [
  crd('Demo', 'Namespaced'),
  crd('ClusterDemo', 'Cluster'),
  crd('Piece', 'Namespaced'),
  crd('Strict', 'Namespaced', known),
];
