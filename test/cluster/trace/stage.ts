// Shared by both stages on a real API server: waiting, and cleanup after each scenario.
import { type ObjectStore, ApiError } from '../../../apiserver/objectstore.js';
import type { AnyObject } from '../../../hooks/api/hook.js';
import { refOf } from '../../../hooks/kube/refs.js';
import { waitFor } from '../waitfor.js';

/** The kinds of scenarios; all except the last two are used only by them. */
const kinds = [
  ['metacontroller.k8s.io/v1alpha1', 'CompositeController'],
  ['metacontroller.k8s.io/v1alpha1', 'DecoratorController'],
  ['example.org/v1', 'Demo'],
  ['example.org/v1', 'ClusterDemo'],
  ['example.org/v1', 'Piece'],
  ['v1', 'ConfigMap'],
  ['v1', 'Secret'],
] as const;

/** Definitions stay from one scenario to the next: the garbage collector needs half a minute to discover one. */
export function keepingDefinitions(store: ObjectStore): ObjectStore {
  return {
    ...store,
    create: (object, options) =>
      store.create(object, options).catch((error: unknown) => {
        const { kind } = object as AnyObject;
        const isThere = error instanceof ApiError && error.reason === 'AlreadyExists';
        if (kind === 'CustomResourceDefinition' && isThere) return object as AnyObject;
        throw error;
      }),
  };
}

export async function established(store: ObjectStore, crd: AnyObject): Promise<void> {
  const { group, versions, names } = crd['spec'] as {
    readonly group: string;
    readonly versions: readonly { readonly name: string }[];
    readonly names: { readonly kind: string };
  };
  const look = async (): Promise<readonly AnyObject[]> => {
    const resource = await store.resourceOfKind(`${group}/${versions[0]!.name}`, names.kind);
    if (resource === undefined) throw new Error('it is not in discovery');
    return await store.list(resource);
  };
  await waitFor(`${names.kind} is served`, look, () => true);
}

export async function allObjects(store: ObjectStore): Promise<readonly AnyObject[]> {
  const lists = [];
  for (const [apiVersion, kind] of kinds) {
    const resource = await store.resourceOfKind(apiVersion, kind);
    if (resource !== undefined) lists.push(...(await store.list(resource)));
  }
  return lists;
}

/** Whether the garbage collector still has to delete something. */
export function hasGarbage(objects: readonly AnyObject[]): boolean {
  const alive = new Set(objects.map(({ metadata }) => metadata.uid));
  return objects.some(
    ({ metadata: { ownerReferences = [] } }) =>
      ownerReferences.length > 0 && !ownerReferences.some(({ uid }) => alive.has(uid)),
  );
}

/** Waits for the garbage collector, which discovers a new kind up to half a minute late. */
export async function collected(store: ObjectStore): Promise<void> {
  await waitFor(
    'the garbage is collected',
    () => allObjects(store),
    (seen) => !hasGarbage(seen),
    60,
  );
}

/** Deletes everything that did not exist before, also with finalizers. */
export async function sweep(store: ObjectStore, before: readonly AnyObject[]): Promise<void> {
  const old = new Set(before.map(({ metadata }) => metadata.uid));
  const left = async (): Promise<readonly AnyObject[]> =>
    (await allObjects(store)).filter(({ metadata }) => !old.has(metadata.uid));
  for (const object of await left()) await remove(store, object);
  await waitFor('the objects of the scenario are deleted', left, (seen) => seen.length === 0);
}

async function remove(store: ObjectStore, object: AnyObject): Promise<void> {
  const ref = refOf(object);
  try {
    await store.delete(ref);
    if (object.metadata.finalizers !== undefined)
      await store.patch(ref, { type: 'merge', body: { metadata: { finalizers: null } } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 404) throw error;
  }
}
