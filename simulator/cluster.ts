// A cluster in memory: API server, Metacontroller's engine, JobSet, Job, kubelet, garbage collector, and a
// timeline. It does no I/O: the caller reads files and provides the call of hooks.
import type { ControlPlane } from '../apiserver/controlplane.js';
import type { DeleteOptions, ObjectRef, WriteOptions } from '../apiserver/objectstore.js';
import { ApiError } from '../apiserver/objectstore.js';
import type { AnyObject } from '../hooks/api/hook.js';
import { refOf } from '../hooks/kube/refs.js';
import { garbageCollector } from './actors/garbagecollector.js';
import { jobController } from './actors/job.js';
import { jobSetController } from './actors/jobset.js';
import { type PodCourse, kubelet } from './actors/kubelet.js';
import type { Pod } from './actors/workloads.js';
import { type ApplyMode, type Engine, createEngine } from './engine.js';
import type { HookCaller } from './hookcaller.js';
import { type Actor, settle } from './loop.js';
import { type TimelineEvent, timeline } from './timeline.js';

export interface ClusterOptions {
  /** CompositeControllers and DecoratorControllers. */
  readonly controllers: readonly AnyObject[];
  readonly call: HookCaller;
  readonly applyMode: ApplyMode;
  readonly seed?: number;
}

/** The course of the Pods that have all the labels of `match`. */
export interface PodRule extends PodCourse {
  readonly match?: Readonly<Record<string, string>>;
}

export interface Cluster {
  readonly engine: Engine;
  /** All events so far. */
  readonly events: readonly TimelineEvent[];
  /** Like `kubectl apply --server-side`; the namespace defaults to `default`. */
  apply(object: object): Promise<AnyObject>;
  /** A merge patch. */
  patch(ref: ObjectRef, body: object, options?: WriteOptions): Promise<AnyObject>;
  delete(ref: ObjectRef, options?: DeleteOptions): Promise<void>;
  get(ref: ObjectRef): Promise<AnyObject | undefined>;
  list(apiVersion: string, plural: string): Promise<readonly AnyObject[]>;
  /** Runs until no actor has anything to do at the current time. */
  settle(): Promise<void>;
  /** Lets whole seconds pass. */
  advance(seconds: number): Promise<void>;
  /** How Pods run from now on, running ones included. The first rule that matches applies. */
  setPods(rules: readonly PodRule[]): void;
  /** The state of the hooks: `up`, `down` (connections are refused), or one HTTP status for every call. */
  setHooks(state: 'up' | 'down' | number): void;
}

// Events need a few milliseconds to arrive; a longer wait is shown as time that passes.
const quietMs = 50;
const longestMs = 500;
const defaultCourse: PodCourse = { startSeconds: 2, runSeconds: 60 };

export function cluster(plane: ControlPlane, options: ClusterOptions): Cluster {
  const { store, clock } = plane;
  const { controllers, call, applyMode, seed = 1 } = options;
  let hooks: 'up' | 'down' | number = 'up';
  let rules: readonly PodRule[] = [];

  const callUnlessDown: HookCaller = (webhook, body, headers) => {
    if (hooks === 'up') return call(webhook, body, headers);
    if (hooks === 'down') return Promise.reject(new Error('connection refused'));
    return Promise.resolve({ status: hooks, headers: {}, body: 'the hooks are unavailable' });
  };
  const engine = createEngine({ store, clock, call: callUnlessDown, applyMode, seed });
  for (const controller of controllers) engine.load(controller);

  const watch = timeline(plane);
  const courseOf = (pod: Pod): PodCourse => rules.find((rule) => isMatch(rule, pod)) ?? defaultCourse;
  const actors: readonly Actor[] = [
    watch,
    engine,
    jobSetController(store, clock),
    jobController(store, clock),
    kubelet(store, clock, courseOf),
    garbageCollector(store),
  ];

  async function settleAll(): Promise<void> {
    await settle(clock, actors, { quietMs, maxMs: longestMs });
    await watch.round();
  }

  return {
    engine,
    events: watch.events,
    async apply(object) {
      const whole = await withNamespace(plane, object as AnyObject);
      const patch = { type: 'apply', body: whole, force: true } as const;
      return store.patch(refOf(whole), patch, { fieldManager: 'kubectl' });
    },
    patch: (ref, body, writeOptions = {}) =>
      store.patch(ref, { type: 'merge', body }, { fieldManager: 'kubectl-patch', ...writeOptions }),
    delete: (ref, deleteOptions = {}) => store.delete(ref, deleteOptions),
    get: (ref) => store.get(ref).catch(unlessNotFound),
    async list(apiVersion, plural) {
      const resource = await store.resourceOf(apiVersion, plural);
      return resource === undefined ? [] : store.list(resource);
    },
    settle: settleAll,
    async advance(seconds) {
      // Starts at a full second, so that the milliseconds of events do not add up.
      const until = (Math.floor(clock.now() / 1000) + seconds) * 1000;
      await settle(clock, actors, { quietMs: Infinity, maxMs: until - clock.now() });
      await settleAll();
    },
    setPods(next) {
      rules = next;
    },
    setHooks(state) {
      hooks = state;
    },
  };
}

function isMatch({ match = {} }: PodRule, { metadata }: Pod): boolean {
  return Object.entries(match).every(([label, value]) => metadata.labels?.[label] === value);
}

async function withNamespace({ store }: ControlPlane, object: AnyObject): Promise<AnyObject> {
  const resource = await store.resourceOfKind(object.apiVersion, object.kind);
  if (resource?.namespaced !== true) return object;
  return { ...object, metadata: { namespace: 'default', ...object.metadata } };
}

function unlessNotFound(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 404) return undefined;
  throw error;
}
