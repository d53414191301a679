// A cluster for generated stories: only API server, Metacontroller's engine and our hooks; the story acts as JobSet
// controller and user. One world serves many stories, each in its own namespace.
import { dequal as equal } from 'dequal/lite';
import { type ControlPlane, controlPlane } from '../../apiserver/controlplane.js';
import { ApiError, type ObjectRef } from '../../apiserver/objectstore.js';
import { controllersOf } from '../../cli/embedded.js';
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import { METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import { type ApplyMode, defaultSettings } from '../../hooks/api/settings.js';
import type { Kind } from '../../hooks/contract/kind.js';
import { registry } from '../../hooks/registry.js';
import { type LogEntry, type Engine, createEngine } from '../../simulator/engine.js';
import { inProcess } from '../../simulator/inprocess.js';
import { settle } from '../../simulator/loop.js';
import { root } from '../support/played.js';
import { podGroupCrds } from '../support/podgroups.js';
import { crds } from './arbitrary/kinds.js';

/** Options of a world. */
export interface Ground {
  /** Maximum age of Metacontroller's caches. */
  readonly lagMs: number;
  /** Whether the cluster has PodGroups, and the CompositeController lists them. */
  readonly podGroups: 'watched' | 'not watched' | 'not there';
}

export interface World {
  readonly plane: ControlPlane;
  readonly engine: Engine;
  /** Another build of the hooks answers from now on. */
  upgrade(build: readonly Kind[]): void;
  /**
   * Runs the engine until nothing is due. Returns the writes of each round that has changed something, except for
   * Metacontroller's record of what was applied.
   */
  settle(): Promise<readonly string[]>;
  /** The errors of Metacontroller since the last call. */
  errors(): readonly string[];
  /** Lets time pass, with everything that is due in the meantime. */
  advance(seconds: number): Promise<void>;
  get(ref: ObjectRef): Promise<AnyObject | undefined>;
  /** All objects of the kinds that a TrainJob may own. */
  children(namespace: string): Promise<readonly AnyObject[]>;
  /** Deletes an object at once, also with finalizers. */
  remove(object: KubeObject): Promise<void>;
}

const controllers = controllersOf(root);
const kinds = [
  ['jobset.x-k8s.io/v1alpha2', 'jobsets'],
  ['v1', 'configmaps'],
  ['v1', 'secrets'],
  ['scheduling.x-k8s.io/v1alpha1', 'podgroups'],
  ['scheduling.volcano.sh/v1beta1', 'podgroups'],
] as const;

const trainJobs = ['trainer.kubeflow.org/v1alpha1', 'trainjobs'] as const;

/** An error of a hook ends its story. */
export function newWorld(applyMode: ApplyMode, { lagMs, podGroups }: Ground): World {
  const plane = controlPlane({ crds: podGroups === 'not there' ? crds : [...crds, ...podGroupCrds] });
  const { store, clock, now, gather, carryOut } = plane;
  let routes = registry(defaultSettings);
  let thrown: unknown;
  const failed = (_route: unknown, _body: unknown, cause: unknown): void => {
    thrown = cause;
  };
  const engine = createEngine({
    store,
    clock,
    applyMode,
    watchLatencyMs: lagMs,
    call: (webhook, body) => inProcess({ routes, now, gather, carryOut, failed })(webhook, body),
  });
  for (const controller of controllers) {
    engine.load(podGroups === 'watched' ? withPodGroups(controller) : controller);
  }
  let read = 0;

  const listed = async (
    which: readonly (readonly [string, string])[],
    namespace?: string,
  ): Promise<readonly AnyObject[]> => {
    const lists = which.map(async ([apiVersion, plural]) => {
      const resource = await store.resourceOf(apiVersion, plural);
      return resource === undefined ? [] : store.list(resource, namespace);
    });
    return (await Promise.all(lists)).flat();
  };
  const contents = (): Promise<readonly AnyObject[]> => listed([...kinds, trainJobs]);

  return {
    plane,
    engine,
    upgrade(build) {
      routes = registry(defaultSettings, build);
    },
    async settle() {
      const rounds: string[] = [];
      let before = await contents();
      for (let quiet = 0; quiet < QUIET_ROUNDS && rounds.length <= MOST_ROUNDS;) {
        const logged = engine.log.length;
        const { happened } = await engine.round();
        if (thrown !== undefined) throw new Error('a hook has thrown', { cause: thrown });
        quiet = happened ? 0 : quiet + 1;
        clock.advanceTo(clock.now() + (happened ? 1 : Math.max(lagMs, 1)));
        const after = await contents();
        const entries = engine.log.slice(logged);
        // A round in which Metacontroller still waits for one of its caches does not count.
        const isAnswered = entries.some(({ event }) => event === 'Synced' || event === 'SyncError');
        if (isAnswered && !isSame(before, after)) rounds.push(entries.flatMap(writeIn).join(', '));
        before = after;
      }
      return rounds;
    },
    errors() {
      const all = engine.log
        .slice(read)
        .flatMap((entry) => (entry.event === 'SyncError' ? [entry.message] : []));
      read = engine.log.length;
      return all;
    },
    async advance(seconds) {
      const until = (Math.floor(clock.now() / 1000) + seconds) * 1000;
      await settle(clock, [engine], { quietMs: Infinity, maxMs: until - clock.now() });
    },
    get: (ref) => store.get(ref).catch(unlessNotFound),
    children: (namespace) => listed(kinds, namespace),
    async remove({ apiVersion, kind, metadata: { name, namespace } }) {
      const ref = { apiVersion, kind, name, ...(namespace === undefined ? {} : { namespace }) };
      const found = await store.get(ref).catch(unlessNotFound);
      if (found === undefined) return;
      if (found.metadata.finalizers !== undefined) {
        await store.patch(ref, { type: 'merge', body: { metadata: { finalizers: null } } });
      }
      await store.delete(ref).catch(unlessNotFound);
    },
  };
}

const MOST_ROUNDS = 20;
const QUIET_ROUNDS = 2;

function isSame(before: readonly AnyObject[], after: readonly AnyObject[]): boolean {
  if (before.length !== after.length) return false;
  return after.every((object, place) => {
    const other = before[place];
    return object === other || (other !== undefined && equal(bare(object), bare(other)));
  });
}

/** Without the record of what was applied. */
function bare({ metadata, ...members }: AnyObject): object {
  const { resourceVersion: _version, managedFields: _fields, annotations, ...kept } = metadata;
  const { [METACONTROLLER_LAST_APPLIED]: _applied, ...others } = annotations ?? {};
  return { ...members, metadata: { ...kept, annotations: others } };
}

function writeIn(entry: LogEntry): readonly string[] {
  return entry.event === 'Written' ? [`${entry.verb} ${entry.object.kind}`] : [];
}

function unlessNotFound(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 404) return undefined;
  throw error;
}

/** As in the overlay for both gang schedulers. */
function withPodGroups(controller: AnyObject): AnyObject {
  const spec = controller['spec'] as { readonly childResources: readonly object[] };
  const groups = ['scheduling.x-k8s.io/v1alpha1', 'scheduling.volcano.sh/v1beta1'].map((apiVersion) => ({
    apiVersion,
    resource: 'podgroups',
    updateStrategy: { method: 'InPlace' },
  }));
  return { ...controller, spec: { ...spec, childResources: [...spec.childResources, ...groups] } };
}
