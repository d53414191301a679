// Where the store keeps its objects: by kind and key, with a counter that gives each write its resourceVersion.
import type { AnyObject } from '../../hooks/api/hook.js';
import { frozen } from './frozen.js';
import { groupOf, type Kind } from './kind.js';
import { normalized } from './metadata.js';

export interface Objects {
  /** Counter of writes; the resourceVersion of the newest one. */
  version(): number;
  get(kind: Kind, namespace: string, name: string): AnyObject | undefined;
  /** In the order of namespace and name. */
  list(kind: Kind, namespace?: string): readonly AnyObject[];
  all(): readonly AnyObject[];
  put(kind: Kind, object: AnyObject): AnyObject;
  remove(kind: Kind, object: AnyObject): void;
  /** Removes all objects of a kind. */
  clear(kind: Kind): void;
}

const bucketKey = ({ apiVersion, kind }: Kind): string => `${groupOf(apiVersion)}/${kind}`;
const keyOf = (namespace: string, name: string): string => `${namespace}/${name}`;

export function emptyObjects(): Objects {
  const buckets = new Map<string, Map<string, AnyObject>>();
  let version = 0;

  const bucket = (kind: Kind): Map<string, AnyObject> => {
    const known = buckets.get(bucketKey(kind)) ?? new Map<string, AnyObject>();
    buckets.set(bucketKey(kind), known);
    return known;
  };
  const inVersion = (kind: Kind, object: AnyObject): AnyObject =>
    object.apiVersion === kind.apiVersion ? object : frozen({ ...object, apiVersion: kind.apiVersion });

  return {
    version: () => version,
    get(kind, namespace, name) {
      const object = bucket(kind).get(keyOf(namespace, name));
      return object && inVersion(kind, object);
    },
    list: (kind, namespace) =>
      [...bucket(kind)]
        .filter(([, { metadata }]) => namespace === undefined || metadata.namespace === namespace)
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([, object]) => inVersion(kind, object)),
    all: () => [...buckets.values()].flatMap((objects) => [...objects.values()]),
    put(kind, object) {
      version += 1;
      const metadata = { ...normalized(object.metadata), resourceVersion: String(version) };
      const kept = frozen({ ...object, apiVersion: kind.storedAs, metadata });
      bucket(kind).set(keyOf(metadata.namespace ?? '', metadata.name), kept);
      return inVersion(kind, kept);
    },
    remove(kind, { metadata }) {
      version += 1;
      bucket(kind).delete(keyOf(metadata.namespace ?? '', metadata.name));
    },
    clear(kind) {
      version += 1;
      bucket(kind).clear();
    },
  };
}
