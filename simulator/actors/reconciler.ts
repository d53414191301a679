// A level-triggered controller: in each turn it reconciles every object of a kind.
import { type ObjectStore, ApiError } from '../../apiserver/objectstore.js';
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import type { Actor, Turn } from '../loop.js';

/** A kind whose objects are of type T. */
export interface WatchedKind<T extends KubeObject> {
  readonly apiVersion: string;
  readonly plural: string;
  readonly example?: T;
}

/** All objects of a kind; none while the kind is not known. */
export async function allOf<T extends KubeObject>(
  store: ObjectStore,
  { apiVersion, plural }: WatchedKind<T>,
): Promise<readonly T[]> {
  const resource = await store.resourceOf(apiVersion, plural);
  const objects: readonly KubeObject[] = resource === undefined ? [] : await store.list(resource);
  return objects as readonly T[];
}

/** `look` is given each object, and what `others` has listed for the whole turn. */
export function reconciler<T extends KubeObject, Others>(
  store: ObjectStore,
  kind: WatchedKind<T>,
  others: () => Promise<Others>,
  look: (object: T, others: Others) => Promise<Turn>,
): Actor {
  return {
    async round() {
      const objects = await allOf(store, kind);
      if (objects.length === 0) return { happened: false };
      const around = await others();
      const turns: Turn[] = [];
      for (const object of objects) turns.push(await look(object, around));
      return {
        happened: turns.some(({ happened }) => happened),
        next: Math.min(...turns.map(({ next = Infinity }) => next)),
      };
    },
  };
}

/** Performs a write; one that conflicts or is refused is tried again in a later turn. */
export async function tried(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Writes the status of an object; false when it was refused. */
export async function writeStatus(
  store: ObjectStore,
  object: KubeObject,
  status: object,
  fieldManager: string,
): Promise<boolean> {
  const next: AnyObject = { ...object, status };
  return tried(store.update(next, { subresource: 'status', fieldManager }));
}
