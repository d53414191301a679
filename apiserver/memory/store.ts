// The API server of the simulator: objects in memory, with the behaviour of the real one that a controller can notice.
// Time, uids and admission are parameters; the same calls give the same objects. Namespaces do not have to exist, and the
// deletion of a Pod has no grace period.
import type { AnyObject, Timestamp } from '../../hooks/api/hook.js';
import type { Admission } from '../admission.js';
import type { ObjectRef, ObjectStore, Resource } from '../objectstore.js';
import { liveOf, namespaceOf, type Context } from './context.js';
import { noSuchKind } from './errors.js';
import { collectGarbage } from './garbage.js';
import { install } from './install.js';
import type { Kind } from './kind.js';
import { knownKinds } from './kinds.js';
import { emptyObjects } from './objects.js';
import { isDone, remove } from './remove.js';
import { create, patch, update } from './write.js';

export interface MemoryStoreOptions {
  readonly now: () => Timestamp;
  /** A new uid at each call. */
  readonly uid: () => string;
  /** CustomResourceDefinitions that exist from the start. */
  readonly crds?: readonly object[];
  /** The webhooks that are called for each write of a main resource. */
  readonly admit?: Admission;
}

export interface MemoryStore extends ObjectStore {
  /** Counts effective writes: as long as it stays the same, nothing has changed. */
  version(): number;
  /** The object, synchronously; null if it does not exist, undefined while its kind is not served. */
  peek(ref: ObjectRef): AnyObject | null | undefined;
  /** All objects of a kind, synchronously; none while it is not served. */
  peekAll(apiVersion: string, kind: string, namespace?: string): readonly AnyObject[];
  /** One round of the garbage collector; true if it changed something and should be called again. */
  collectGarbage(): boolean;
}

export function memoryStore({
  now,
  uid,
  crds = [],
  admit = ({ object }) => object,
}: MemoryStoreOptions): MemoryStore {
  const objects = emptyObjects();
  const kinds = knownKinds();
  const context: Context = {
    objects,
    kinds,
    now,
    uid,
    admit,
    store(kind, object) {
      if (isDone(object)) {
        context.drop(kind, object);
        return object;
      }
      const stored = objects.put(kind, object);
      if (definesKinds(kind)) kinds.define(stored);
      return stored;
    },
    drop(kind, object) {
      objects.remove(kind, object);
      // The kinds of a definition are deleted with it, and so are their objects, whatever finalizers they have.
      if (definesKinds(kind)) for (const removed of kinds.forget(object)) objects.clear(removed);
    },
  };
  for (const crd of crds) install(context, crd);

  return {
    version: () => objects.version(),
    peek(ref) {
      const kind = kinds.byKind(ref.apiVersion, ref.kind);
      return kind && (objects.get(kind, namespaceOf(kind, ref), ref.name) ?? null);
    },
    peekAll: (apiVersion, kind, namespace) =>
      kinds.byKind(apiVersion, kind) === undefined ? [] : list(context, { apiVersion, kind }, namespace),
    collectGarbage: () => collectGarbage(context),
    resourceOf: (apiVersion, plural) => promised(() => kinds.byPlural(apiVersion, plural)),
    resourceOfKind: (apiVersion, kind) => promised(() => kinds.byKind(apiVersion, kind)),
    get: (ref) => promised(() => liveOf(context, ref)),
    list: (resource, namespace) => promised(() => list(context, resource, namespace)),
    create: (object, options = {}) => promised(() => create(context, object, options)),
    update: (object, options = {}) => promised(() => update(context, object, options)),
    patch: (ref, change, options = {}) => promised(() => patch(context, ref, change, options)),
    delete: (ref, options = {}) =>
      promised(() => {
        remove(context, ref, options);
      }),
  };
}

const definesKinds = ({ kind }: Kind): boolean => kind === 'CustomResourceDefinition';

function list(
  { kinds, objects }: Context,
  resource: Pick<Resource, 'apiVersion' | 'kind'>,
  namespace?: string,
): readonly AnyObject[] {
  const kind = kinds.byKind(resource.apiVersion, resource.kind);
  if (kind === undefined) throw noSuchKind();
  return objects.list(kind, kind.namespaced ? namespace : undefined);
}

/** The result of a call as a promise; a refusal rejects it. */
function promised<T>(call: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(call());
  });
}
