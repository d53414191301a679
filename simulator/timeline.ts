// What happens in a cluster, told as events that are worth reading: a look at the objects in each turn, and what has
// changed since the last one.
import type { KubeObject, Timestamp } from '../hooks/api/hook.js';
import type { ConfigMap } from '../hooks/api/kinds.js';
import type { TrainJob, TrainingRuntime } from '../hooks/trainjob/api/types.js';
import { secondsOf } from '../hooks/kube/time.js';
import { type WatchedKind, allOf } from './actors/reconciler.js';
import { jobSets, pods } from './actors/workloads.js';
import type { Clock } from '../apiserver/clock.js';
import type { Actor } from './loop.js';
import type { ObjectStore } from '../apiserver/objectstore.js';
import { tellJobSet } from './timeline/jobset.js';
import { podsByJobSet, tellPods } from './timeline/pods.js';
import { tellRuntime } from './timeline/runtime.js';
import { isSnapshot, tellSnapshot } from './timeline/snapshot.js';
import type { Teller, Told } from './timeline/teller.js';
import { tellTrainJob } from './timeline/trainjob.js';

export type { Mood } from './timeline/teller.js';

export interface TimelineEvent extends Told {
  /** Whole seconds since the start. */
  readonly at: number;
  readonly kind: string;
  readonly namespace?: string;
  readonly name: string;
}

export interface Timeline extends Actor {
  readonly events: readonly TimelineEvent[];
}

type Change = Omit<TimelineEvent, 'at'>;
type Watcher = (store: ObjectStore) => Promise<readonly Change[]>;

const trainer = 'trainer.kubeflow.org/v1alpha1';
const runtimes: WatchedKind<TrainingRuntime> = { apiVersion: trainer, plural: 'trainingruntimes' };
const clusterRuntimes: WatchedKind<TrainingRuntime> = { ...runtimes, plural: 'clustertrainingruntimes' };
const trainJobs: WatchedKind<TrainJob> = { apiVersion: trainer, plural: 'trainjobs' };
const configMaps: WatchedKind<ConfigMap> = { apiVersion: 'v1', plural: 'configmaps' };

/** One row a kind, in the order in which things follow from each other. */
const watchers = (): readonly Watcher[] => [
  watcher((store) => allOf(store, clusterRuntimes), tellRuntime),
  watcher((store) => allOf(store, runtimes), tellRuntime),
  watcher((store) => allOf(store, trainJobs), tellTrainJob),
  watcher(async (store) => (await allOf(store, configMaps)).filter(isSnapshot), tellSnapshot),
  watcher((store) => allOf(store, jobSets), tellJobSet),
  watcher(async (store) => podsByJobSet(await allOf(store, pods)), tellPods),
];

export interface Scene {
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly start: Timestamp;
}

export function timeline({ store, clock, start }: Scene): Timeline {
  const events: TimelineEvent[] = [];
  const all = watchers();
  const from = secondsOf(start) ?? 0;
  return {
    events,
    async round() {
      const at = Math.floor(clock.now() / 1000) - from;
      for (const watch of all) for (const change of await watch(store)) events.push({ at, ...change });
      return { happened: false };
    },
  };
}

function watcher<T extends KubeObject>(
  list: (store: ObjectStore) => Promise<readonly T[]>,
  tell: Teller<T>,
): Watcher {
  let seen: ReadonlyMap<string, T> = new Map();
  return async (store) => {
    const before = seen;
    const after = new Map((await list(store)).map((object) => [keyOf(object), object]));
    seen = after;
    const keys = [...new Set([...before.keys(), ...after.keys()])];
    return keys.flatMap((key) => changesOf(tell, before.get(key), after.get(key)));
  };
}

function changesOf<T extends KubeObject>(
  tell: Teller<T>,
  before: T | undefined,
  after: T | undefined,
): readonly Change[] {
  const object = after ?? before;
  if (object === undefined || before === after) return [];
  const isAnother = before !== undefined && after !== undefined && before.metadata.uid !== after.metadata.uid;
  const all = isAnother ? [...tell(before, undefined), ...tell(undefined, after)] : tell(before, after);
  const { kind, metadata } = object;
  const { name, namespace } = metadata;
  return all.map((one) => ({ kind, name, ...(namespace === undefined ? {} : { namespace }), ...one }));
}

const keyOf = ({ metadata: { name, namespace = '' } }: KubeObject): string => `${namespace}/${name}`;
