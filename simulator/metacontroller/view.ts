// What Metacontroller sees: a cached copy of each kind that it watches, brought up to date by listing.
// The cache lags behind the store until the next refresh, as a watch does.
import { controllerOf } from '../../hooks/kube/owners.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { ApiError } from '../objectstore.js';
import type { ObjectStore, Resource } from '../objectstore.js';
import type { ResourceRule } from './spec.js';

/** One event, as a watch would have told it. */
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

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  /** Starts to watch a kind; its objects are there after the next refresh. */
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

  /** The objects whose controller has this uid; with '' those that have none. */
  controlledBy(resource: Resource, uid: string): readonly AnyObject[] {
    const cache = this.#caches.get(idOf(resource));
    const keys = cache?.byOwner.get(uid) ?? [];
    return [...keys].map((key) => cache?.objects.get(key)).filter((object) => object !== undefined);
  }

  /** Lists every kind anew and tells what has changed. When a list fails, nothing is taken over. */
  async refresh(): Promise<readonly Change[]> {
    const lists = [];
    for (const cache of this.#caches.values()) {
      const { apiVersion, plural } = cache.rule;
      const resource = cache.resource ?? (await this.#store.resourceOf(apiVersion, plural));
      if (resource !== undefined) lists.push({ cache, resource, objects: await this.#list(cache, resource) });
    }
    return lists.flatMap(({ cache, resource, objects }) => {
      cache.resource = resource;
      return takeOver(cache, resource, objects);
    });
  }

  /** The kind may be gone meanwhile: then its objects stay as they were last seen. */
  async #list(cache: Cache, resource: Resource): Promise<readonly AnyObject[]> {
    try {
      return await this.#store.list(resource);
    } catch (error) {
      if (error instanceof ApiError && error.code === 404) return [...cache.objects.values()];
      throw error;
    }
  }
}

/** `namespace/name`, or `name` for what has no namespace. */
export function keyOf({ metadata: { namespace, name } }: AnyObject): string {
  return namespace === undefined || namespace === '' ? name : `${namespace}/${name}`;
}

function takeOver(cache: Cache, resource: Resource, objects: readonly AnyObject[]): readonly Change[] {
  const changes: Change[] = [];
  const gone = new Map(cache.objects);
  for (const object of objects) {
    const key = keyOf(object);
    const old = gone.get(key);
    gone.delete(key);
    if (old?.metadata.resourceVersion === object.metadata.resourceVersion && old !== undefined) continue;
    if (old?.metadata.uid === object.metadata.uid && old !== undefined) {
      changes.push({ type: 'modified', resource, object, old });
    } else {
      if (old !== undefined) changes.push({ type: 'deleted', resource, object: old });
      changes.push({ type: 'added', resource, object });
    }
    if (old !== undefined) forgetOwner(cache, key, old);
    cache.objects.set(key, object);
    rememberOwner(cache, key, object);
  }
  for (const [key, object] of gone) {
    changes.push({ type: 'deleted', resource, object });
    forgetOwner(cache, key, object);
    cache.objects.delete(key);
  }
  return changes;
}

function rememberOwner(cache: Cache, key: string, object: AnyObject): void {
  const owner = controllerOf(object)?.uid ?? '';
  const keys = cache.byOwner.get(owner) ?? new Set();
  cache.byOwner.set(owner, keys.add(key));
}

function forgetOwner(cache: Cache, key: string, object: AnyObject): void {
  const owner = controllerOf(object)?.uid ?? '';
  const keys = cache.byOwner.get(owner);
  keys?.delete(key);
  if (keys?.size === 0) cache.byOwner.delete(owner);
}

function idOf({ apiVersion, plural }: ResourceRule): string {
  return `${apiVersion}/${plural}`;
}
