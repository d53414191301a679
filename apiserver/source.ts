// A source of facts over an object store.
import type { AnyObject, KubeObject, ObjectName, OwnerReference } from '../hooks/api/hook.js';
import type { LabelledObjects } from '../hooks/api/hook.js';
import type { DryRunCreate, Looked, SSHKey } from '../hooks/facts/need.js';
import { type ImmediateSource, type Source, lookupResult } from '../hooks/facts/source.js';
import { controllerOf } from '../hooks/kube/owners.js';
import { ApiError, type ObjectRef, type ObjectStore } from './objectstore.js';

/** `sshKey` is called once for each key that a hook needs. */
export function storeSource(store: ObjectStore, sshKey: () => SSHKey = simulatedKeys()): Source {
  return {
    read: ({ object }) => read(store, object),
    list: ({ objects }) => list(store, objects),
    exists: async ({ objects }) => {
      const found: Looked[] = [];
      for (const name of objects) found.push(lookupResult(name, await read(store, name)));
      return found;
    },
    dryRunCreate: ({ object }) => dryRunCreate(store, object),
    freshSecret: sshKey,
    serverCa: () => 'simulated CA\n',
  };
}

/** Reads objects at once: null if the object does not exist, undefined if that is unknown. */
export interface Reader {
  readonly read: (name: ObjectName) => AnyObject | null | undefined;
  readonly list: (objects: LabelledObjects) => readonly AnyObject[] | undefined;
}

/** The facts for a webhook, which are read while the store waits for its answer. */
export function readerSource({ read: readNow, list: listNow }: Reader): ImmediateSource {
  return {
    read: ({ object }) => readNow(object),
    list: ({ objects }) => listNow(objects),
    exists: ({ objects }) =>
      objects.flatMap((name) => {
        const found = readNow(name);
        return found === undefined ? [] : [lookupResult(name, found)];
      }),
  };
}

/** Placeholder keys: all different, and the same in every run. */
function simulatedKeys(): () => SSHKey {
  let count = 0;
  return () => {
    count += 1;
    return {
      privateKey: `-----BEGIN EC PRIVATE KEY-----\nsimulated ${count}\n-----END EC PRIVATE KEY-----\n`,
      publicKey: `ecdsa-sha2-nistp521 simulated${count}\n`,
    };
  };
}

async function read(store: ObjectStore, name: ObjectName): Promise<AnyObject | null> {
  try {
    return await store.get(name);
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return null;
    throw error;
  }
}

async function list(
  store: ObjectStore,
  { apiVersion, kind, namespace, label }: LabelledObjects,
): Promise<readonly AnyObject[]> {
  const resource = await store.resourceOfKind(apiVersion, kind);
  const all = resource === undefined ? [] : await store.list(resource, namespace);
  return all.filter(({ metadata }) => metadata.labels?.[label] !== undefined);
}

async function dryRunCreate(store: ObjectStore, object: KubeObject): Promise<DryRunCreate> {
  try {
    await store.create(object, { dryRun: true });
    return { outcome: 'accepted' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, reason } = error;
    if (reason !== 'AlreadyExists') return { outcome: 'refused', code, message };
    return { outcome: 'refused', code, message, heldBy: await holderOf(store, object) };
  }
}

async function holderOf(store: ObjectStore, object: KubeObject): Promise<OwnerReference | null> {
  const { apiVersion, kind, metadata } = object;
  const { name, namespace } = metadata;
  const ref: ObjectRef = { apiVersion, kind, name, ...(namespace === undefined ? {} : { namespace }) };
  return controllerOf(await store.get(ref)) ?? null;
}
