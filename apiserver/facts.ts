// The facts that hooks want, answered by an object store instead of a cluster.
import type {
  AnyObject,
  DryRunCreate,
  Facts,
  KubeObject,
  Looked,
  Need,
  ObjectName,
  OwnerReference,
  SSHKey,
} from '../hooks/api/hook.js';
import { controllerOf } from '../hooks/kube/owners.js';
import { ApiError } from './objectstore.js';
import type { ObjectRef, ObjectStore } from './objectstore.js';

/** `sshKey` is asked once for each key that a hook wants. */
export function factsFrom(
  store: ObjectStore,
  sshKey: () => SSHKey = simulatedKeys(),
): (needs: readonly Need[]) => Promise<Facts> {
  return async (needs) => {
    const facts: Facts[] = [];
    for (const need of needs) facts.push(await factsOf(store, sshKey, need));
    return Object.assign({}, ...facts) as Facts;
  };
}

/** Keys that open nothing: each another one, and the same ones in every run. */
function simulatedKeys(): () => SSHKey {
  let made = 0;
  return () => {
    made += 1;
    return {
      privateKey: `-----BEGIN EC PRIVATE KEY-----\nsimulated ${made}\n-----END EC PRIVATE KEY-----\n`,
      publicKey: `ecdsa-sha2-nistp521 simulated${made}\n`,
    };
  };
}

async function factsOf(store: ObjectStore, sshKey: () => SSHKey, need: Need): Promise<Facts> {
  switch (need.fact) {
    case 'dryRunCreate':
      return { dryRunCreate: await dryRunCreate(store, need.object) };
    case 'runtime':
    case 'snapshot':
    case 'jobSet':
      return { [need.fact]: await read(store, need.object) };
    case 'existing': {
      const existing: Looked[] = [];
      for (const name of need.objects) existing.push({ for: name, found: await read(store, name) });
      return { existing };
    }
    case 'queuedTrainJobs': {
      const { apiVersion, kind, namespace, label } = need.objects;
      const resource = await store.resourceOfKind(apiVersion, kind);
      const all = resource === undefined ? [] : await store.list(resource, namespace);
      return { queuedTrainJobs: all.filter(({ metadata }) => metadata.labels?.[label] !== undefined) };
    }
    case 'sshKey':
      return { sshKey: sshKey() };
    case 'progressCa':
      return { progressCa: 'simulated CA\n' };
  }
}

async function read(store: ObjectStore, name: ObjectName): Promise<AnyObject | null> {
  try {
    return await store.get(name);
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return null;
    throw error;
  }
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
