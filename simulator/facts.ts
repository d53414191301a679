// The facts that hooks want, answered by an object store instead of a cluster.
import type { DryRunCreate, Facts, KubeObject, Need, OwnerReference } from '../hooks/api/hook.js';
import { controllerOf } from '../hooks/kube/owners.js';
import { ApiError } from './objectstore.js';
import type { ObjectRef, ObjectStore } from './objectstore.js';

export function factsFrom(store: ObjectStore): (needs: readonly Need[]) => Promise<Facts> {
  return async (needs) => {
    const facts: Facts[] = [];
    for (const need of needs) facts.push(await gathering[need.fact](store, need));
    return Object.assign({}, ...facts) as Facts;
  };
}

const gathering: { readonly [F in Need['fact']]: (store: ObjectStore, need: Need) => Promise<Facts> } = {
  dryRunCreate: async (store, { object }) => ({ dryRunCreate: await dryRunCreate(store, object) }),
};

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
