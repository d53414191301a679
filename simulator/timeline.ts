// The timeline of a cluster: reads the objects in each round, and describes what has changed since the last round.
import type { Clock } from '../apiserver/clock.js';
import type { ObjectStore } from '../apiserver/objectstore.js';
import type { AnyObject, KubeObject, Timestamp } from '../hooks/api/hook.js';
import type { JobSet } from '../hooks/api/kinds.js';
import type { Kind } from '../hooks/contract/kind.js';
import { type EventText, type TimelineRow, timelineRow } from '../hooks/contract/timeline.js';
import { secondsOf } from '../hooks/kube/time.js';
import { allOf } from './actors/reconciler.js';
import { jobSets, pods } from './actors/workloads.js';
import type { Actor } from './loop.js';
import { describeJobSet } from './timeline/jobset.js';
import { describePods, podsByJobSet } from './timeline/pods.js';

export interface TimelineEvent extends EventText {
  /** Whole seconds since the start. */
  readonly at: number;
  readonly kind: string;
  readonly namespace?: string;
  readonly name: string;
  /** Kind and name as a table shows them. */
  readonly label: string;
  readonly shortName: string;
}

export interface Timeline extends Actor {
  readonly events: readonly TimelineEvent[];
}

type Change = Omit<TimelineEvent, 'at'>;
type Watcher = (store: ObjectStore) => Promise<readonly Change[]>;

/** In the order of cause and effect: the objects that jobs refer to, the jobs, their children. */
const watchers = (kinds: readonly Kind[]): readonly Watcher[] => [
  ...kinds.filter(({ composites }) => composites === undefined).flatMap(rowsOf),
  ...kinds.filter(({ composites }) => composites !== undefined).flatMap(rowsOf),
  watcherOf(timelineRow<JobSet>({ ...jobSets, describe: describeJobSet })),
  watcher(async (store) => podsByJobSet(await allOf(store, pods)), { describe: describePods }),
];

function rowsOf({ timeline: rows = [] }: Kind): readonly Watcher[] {
  return rows.map(watcherOf);
}

export interface TimelineOptions {
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly start: Timestamp;
  readonly kinds: readonly Kind[];
}

export function timeline({ store, clock, start, kinds }: TimelineOptions): Timeline {
  const events: TimelineEvent[] = [];
  const all = watchers(kinds);
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

function watcherOf(row: TimelineRow): Watcher {
  const { only = () => true } = row;
  return watcher(async (store) => (await allOf<AnyObject>(store, row)).filter(only), row);
}

type Shown<T extends KubeObject> = Pick<TimelineRow<T>, 'describe' | 'label' | 'shortName'>;

function watcher<T extends KubeObject>(
  list: (store: ObjectStore) => Promise<readonly T[]>,
  row: Shown<T>,
): Watcher {
  let seen: ReadonlyMap<string, T> = new Map();
  return async (store) => {
    const before = seen;
    const after = new Map((await list(store)).map((object) => [keyOf(object), object]));
    seen = after;
    const keys = [...new Set([...before.keys(), ...after.keys()])];
    return keys.flatMap((key) => changesOf(row, before.get(key), after.get(key)));
  };
}

function changesOf<T extends KubeObject>(
  { describe, label, shortName = (whole) => whole }: Shown<T>,
  before: T | undefined,
  after: T | undefined,
): readonly Change[] {
  const object = after ?? before;
  if (object === undefined || before === after) return [];
  const isAnother = before !== undefined && after !== undefined && before.metadata.uid !== after.metadata.uid;
  const all = isAnother
    ? [...describe(before, undefined), ...describe(undefined, after)]
    : describe(before, after);
  const { kind, metadata } = object;
  const { name, namespace } = metadata;
  const where = namespace === undefined ? {} : { namespace };
  return all.map((one) => ({
    kind,
    name,
    ...where,
    label: label ?? kind,
    shortName: shortName(name),
    ...one,
  }));
}

const keyOf = ({ metadata: { name, namespace = '' } }: KubeObject): string => `${namespace}/${name}`;
