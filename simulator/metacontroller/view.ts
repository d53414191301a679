// Metacontroller's cache: a copy of each kind that it watches, refreshed by listing.
// The cache lags behind the store until the next refresh, as a watch does.
import { ApiError } from '../../apiserver/objectstore.js';
import type { ObjectStore, Resource } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { controllerOf } from '../../hooks/kube/owners.js';
import type { ResourceRule } from './spec.js';

/** One event, as a watch would deliver it. */
export type Change =
  | { readonly type: 'added' | 'deleted'; readonly resource: Resource; readonly object: AnyObject }
  | {
      readonly type: 'modified';
      readonly resource: Resource;
      readonly object: AnyObject;
      readonly old: AnyObject;
    };

/** All objects of one kind, by key and by the uid of their controller ('' for orphans). */
interface Cache {
  readonly rule: ResourceRule;
  resource: Resource | undefined;
  readonly objects: Map<string, AnyObject>;
  readonly byOwner: Map<string, Set<string>>;
}

export class View {
  readonly #store: ObjectStore;
  readonly #caches = new Map<string, Cache>();
  #written: AnyObject[] = [];

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  /** Starts to watch a kind; its objects are in the cache after the next refresh. */
  track(rule: ResourceRule): void {
    const id = idOf(rule);
    if (this.#caches.has(id)) return;
    this.#caches.set(id, { rule, resource: undefined, objects: new Map(), byOwner: new Map() });
  }

  /** The kind, once its objects are known. */
  resourceOf(rule: ResourceRule): Resource | undefined {
    return this.#caches.get(idOf(rule))?.resource;
  }

  objects(resource: Resource): readonly AnyObject[] {
    return [...(this.#caches.get(idOf(resource))?.objects.values() ?? [])];
  }

  get(resource: Resource, key: string): AnyObject | undefined {
    return this.#caches.get(idOf(resource))?.objects.get(key);
  }

  /** The objects whose controller has this uid; '' for those without one. */
  controlledBy(resource: Resource, uid: string): readonly AnyObject[] {
    const cache = this.#caches.get(idOf(resource));
    const keys = cache?.byOwner.get(uid) ?? [];
    return [...keys].map((key) => cache?.objects.get(key)).filter((object) => object !== undefined);
  }

  /** Records the result of a write: the next refresh returns it as an event, as a watch would. */
  noteWritten(object: AnyObject): void {
    this.#written.push(object);
  }

  /** Lists every kind again and returns what has changed. If a list fails, the cache stays as it was. */
  async refresh(): Promise<readonly Change[]> {
    const lists = [];
    for (const cache of this.#caches.values()) {
      const { apiVersion, plural } = cache.rule;
      const resource = cache.resource ?? (await this.#store.resourceOf(apiVersion, plural));
      if (resource !== undefined) lists.push({ cache, resource, objects: await this.#list(cache, resource) });
    }
    const written = this.#written;
    this.#written = [];
    return lists.flatMap(({ cache, resource, objects }) => {
      cache.resource = resource;
      const own = written.filter((object) => idOfKind(object) === idOfKind(resource));
      return [
        ...own.flatMap((object) => put(cache, resource, object)),
        ...takeOver(cache, resource, objects),
      ];
    });
  }

  /** The kind may have been removed in the meantime: then its objects stay as last seen. */
  async #list(cache: Cache, resource: Resource): Promise<readonly AnyObject[]> {
    try {
      return await this.#store.list(resource);
    } catch (error) {
      if (error instanceof ApiError && error.code === 404) return [...cache.objects.values()];
      throw error;
    }
  }
}

/** `namespace/name`, or `name` without a namespace. */
export function keyOf({ metadata: { namespace, name } }: AnyObject): string {
  return namespace === undefined || namespace === '' ? name : `${namespace}/${name}`;
}

/** Replaces the whole cache. */
function takeOver(cache: Cache, resource: Resource, objects: readonly AnyObject[]): readonly Change[] {
  const removed = new Map(cache.objects);
  for (const object of objects) removed.delete(keyOf(object));
  return [
    ...objects.flatMap((object) => put(cache, resource, object)),
    ...[...removed.values()].flatMap((object) => drop(cache, resource, object)),
  ];
}

/** An object of the same name with another uid is a new one. */
function put(cache: Cache, resource: Resource, object: AnyObject): readonly Change[] {
  const old = cache.objects.get(keyOf(object));
  if (old?.metadata.resourceVersion === object.metadata.resourceVersion && old !== undefined) return [];
  const isSame = old?.metadata.uid === object.metadata.uid;
  const dropped = old === undefined || isSame ? [] : drop(cache, resource, old);
  if (old !== undefined) forgetOwner(cache, old);
  cache.objects.set(keyOf(object), object);
  rememberOwner(cache, object);
  const change: Change =
    old !== undefined && isSame
      ? { type: 'modified', resource, object, old }
      : { type: 'added', resource, object };
  return [...dropped, change];
}

function drop(cache: Cache, resource: Resource, object: AnyObject): readonly Change[] {
  forgetOwner(cache, object);
  cache.objects.delete(keyOf(object));
  return [{ type: 'deleted', resource, object }];
}

function rememberOwner(cache: Cache, object: AnyObject): void {
  const owner = controllerOf(object)?.uid ?? '';
  const keys = cache.byOwner.get(owner) ?? new Set();
  cache.byOwner.set(owner, keys.add(keyOf(object)));
}

function forgetOwner(cache: Cache, object: AnyObject): void {
  const owner = controllerOf(object)?.uid ?? '';
  const keys = cache.byOwner.get(owner);
  keys?.delete(keyOf(object));
  if (keys?.size === 0) cache.byOwner.delete(owner);
}

function idOf({ apiVersion, plural }: ResourceRule): string {
  return `${apiVersion}/${plural}`;
}

function idOfKind({ apiVersion, kind }: { readonly apiVersion: string; readonly kind: string }): string {
  return `${apiVersion}/${kind}`;
}
