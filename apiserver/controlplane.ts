// The API server of a simulated cluster, and its clock. Hooks and controllers are added to it.
import type { AnyObject, CarryOut, LabelledObjects, ObjectName, Timestamp } from '../hooks/api/hook.js';
import type { Kind } from '../hooks/contract/kind.js';
import type { HookRoute } from '../hooks/contract/route.js';
import type { Facts, Need } from '../hooks/facts/need.js';
import { gatherFrom } from '../hooks/facts/source.js';
import { kinds as registered } from '../hooks/registry.js';
import { type Admission, admissions } from './admission.js';
import { type VirtualClock, timestampOf, virtualClock } from './clock.js';
import { effectsOn } from './effects.js';
import { jobSetWebhooks } from './jobset/webhooks.js';
import { type MemoryStore, memoryStore } from './memory/store.js';
import { storeSource } from './source.js';
import { type WebhookOptions, webhooks as webhooksOf } from './webhooks.js';

export interface ControlPlaneOptions {
  /** CustomResourceDefinitions, parsed. */
  readonly crds: readonly object[];
  /** Time at the start. */
  readonly start?: Timestamp;
  /** Webhooks in addition to those of JobSet. */
  readonly webhooks?: readonly Admission[];
  /** The table of hooks, if our webhooks are called and our CEL rules are checked. */
  readonly routes?: readonly HookRoute[];
  readonly warned?: WebhookOptions['warned'];
  /** The kinds whose webhooks are called and whose effects are carried out; those of the registry by default. */
  readonly kinds?: readonly Kind[];
}

export interface ControlPlane {
  readonly clock: VirtualClock;
  readonly store: MemoryStore;
  readonly start: Timestamp;
  readonly kinds: readonly Kind[];
  /** For hooks: the time, and the facts that they need. */
  readonly now: () => Timestamp;
  readonly gather: (needs: readonly Need[]) => Promise<Facts>;
  /** Carries out the effects of hooks. */
  readonly carryOut: CarryOut;
}

export function controlPlane(options: ControlPlaneOptions): ControlPlane {
  const { crds, start = '2030-01-01T12:00:00Z', webhooks = [], routes, kinds = registered } = options;
  const clock = virtualClock(start);
  const now = (): Timestamp => timestampOf(clock);
  let uids = 0;
  const uid = (): string => uidOf((uids += 1));
  const read = (name: ObjectName): ReturnType<MemoryStore['peek']> => readFrom(store, name);
  const list = ({ apiVersion, kind, namespace, label }: LabelledObjects): readonly AnyObject[] =>
    store
      .peekAll(apiVersion, kind, namespace)
      .filter(({ metadata }) => metadata.labels?.[label] !== undefined);
  const warned = options.warned === undefined ? {} : { warned: options.warned };
  const ours = routes === undefined ? [] : [webhooksOf({ routes, kinds, crds, read, list, now, ...warned })];
  const admit = admissions([jobSetWebhooks, ...webhooks, ...ours]);
  const store: MemoryStore = memoryStore({ now, uid, crds, admit });
  return {
    clock,
    store,
    start,
    kinds,
    now,
    gather: gatherFrom(storeSource(store)),
    carryOut: effectsOn(store, kinds),
  };
}

/** A kind that is not installed has no objects. A PriorityClass is unknown: every API server has this kind. */
function readFrom(store: MemoryStore, name: ObjectName): ReturnType<MemoryStore['peek']> {
  const found = store.peek(name);
  return found === undefined && name.kind !== 'PriorityClass' ? null : found;
}

/** The n-th uid. Its last five characters are the suffix of generated names, and look like those of Kubernetes. */
function uidOf(n: number): string {
  const letters = 'bcdfghjklmnpqrstvwxz2456789';
  let rest = Math.imul(n, 2654435) >>> 0;
  let tail = '';
  for (let i = 0; i < 5; i += 1) {
    tail += letters[rest % letters.length] ?? '';
    rest = Math.floor(rest / letters.length);
  }
  return `00000000-0000-4000-8000-${String(n).padStart(7, '0')}${tail}`;
}
