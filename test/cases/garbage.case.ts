// The garbage collector of a cluster: owners and dependents.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { AnyObject, OwnerReference } from '../../hooks/api/hook.js';
import { aConfigMap, configMapRef, newName } from './widgets.js';

interface Collected {
  readonly store: ObjectStore;
  /** Waits until the collector has nothing more to do. */
  readonly settle: () => Promise<void>;
}

export function garbageCases(make: () => Promise<Collected>): void {
  let store: ObjectStore;
  let settle: () => Promise<void>;
  let owner: AnyObject;

  beforeEach(async () => {
    ({ store, settle } = await make());
    owner = await create();
  });

  const create = (metadata: object = {}): Promise<AnyObject> => {
    const { metadata: named, ...rest } = aConfigMap(newName());
    return store.create({ ...rest, metadata: { ...named, ...metadata } });
  };
  const ownedBy = ({ metadata }: AnyObject, more: Partial<OwnerReference> = {}): OwnerReference => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    name: metadata.name,
    uid: metadata.uid ?? '',
    ...more,
  });
  const owned = (...ownerReferences: readonly OwnerReference[]): Promise<AnyObject> =>
    create({ ownerReferences });
  const refOf = ({ metadata }: AnyObject) => configMapRef(metadata.name);
  const now = (object: AnyObject): Promise<AnyObject | undefined> =>
    store.get(refOf(object)).catch(() => undefined);
  const release = (object: AnyObject): Promise<AnyObject> =>
    store.patch(refOf(object), { type: 'merge', body: { metadata: { finalizers: null } } });

  test('dependents are deleted with their owner, and their dependents with them', async () => {
    const child = await owned(ownedBy(owner));
    const grandchild = await owned(ownedBy(child));
    await store.delete(refOf(owner));
    await settle();
    expect(await now(child)).toBeUndefined();
    expect(await now(grandchild)).toBeUndefined();
  });

  test('dependents stay as long as one of their owners exists, without references to the others', async () => {
    const second = await create();
    const child = await owned(ownedBy(owner), ownedBy(second));
    await store.delete(refOf(owner));
    await settle();
    expect((await now(child))?.metadata.ownerReferences).toEqual([ownedBy(second)]);
    await store.delete(refOf(second));
    await settle();
    expect(await now(child)).toBeUndefined();
  });

  test('an object with another uid is not the owner', async () => {
    const child = await owned(ownedBy(owner, { uid: '00000000-0000-4000-8000-00000000dead' }));
    await settle();
    expect(await now(child)).toBeUndefined();
  });

  test('an owner in another namespace counts as absent', async () => {
    const { metadata, ...rest } = aConfigMap(newName());
    const elsewhere = { ...metadata, namespace: 'kube-system', ownerReferences: [ownedBy(owner)] };
    const child = await store.create({ ...rest, metadata: elsewhere });
    await settle();
    await expect(store.get({ ...refOf(child), namespace: 'kube-system' })).rejects.toMatchObject({
      code: 404,
    });
    expect(await now(owner)).toBeDefined();
  });

  test('an owner that is being deleted still exists', async () => {
    const held = await create({ finalizers: ['example.org/hold'] });
    const child = await owned(ownedBy(held));
    await store.delete(refOf(held));
    await settle();
    expect(await now(child)).toBeDefined();
    await release(held);
    await settle();
    expect(await now(child)).toBeUndefined();
  });

  test('a dependent with a finalizer is marked, and removed after its finalizer', async () => {
    const child = await create({ ownerReferences: [ownedBy(owner)], finalizers: ['example.org/hold'] });
    await store.delete(refOf(owner));
    await settle();
    expect((await now(child))?.metadata).toHaveProperty('deletionTimestamp');
    await release(child);
    expect(await now(child)).toBeUndefined();
  });

  test('in the foreground the owner waits for the dependents that block it', async () => {
    const blocking = { ownerReferences: [ownedBy(owner, { blockOwnerDeletion: true })] };
    const child = await create({ ...blocking, finalizers: ['example.org/hold'] });
    await store.delete(refOf(owner), { propagationPolicy: 'Foreground' });
    await settle();
    expect((await now(child))?.metadata).toHaveProperty('deletionTimestamp');
    expect((await now(owner))?.metadata.finalizers).toEqual(['foregroundDeletion']);
    await release(child);
    await settle();
    expect(await now(owner)).toBeUndefined();
  });

  test('in the foreground the owner does not wait for the others', async () => {
    const child = await create({ ownerReferences: [ownedBy(owner)], finalizers: ['example.org/hold'] });
    await store.delete(refOf(owner), { propagationPolicy: 'Foreground' });
    await settle();
    expect(await now(owner)).toBeUndefined();
    expect((await now(child))?.metadata).toHaveProperty('deletionTimestamp');
    await release(child);
  });

  test('in the foreground the whole tree is deleted, leaves first', async () => {
    const child = await owned(ownedBy(owner, { blockOwnerDeletion: true }));
    const blocking = { ownerReferences: [ownedBy(child, { blockOwnerDeletion: true })] };
    const grandchild = await create({ ...blocking, finalizers: ['example.org/hold'] });
    await store.delete(refOf(owner), { propagationPolicy: 'Foreground' });
    await settle();
    expect((await now(child))?.metadata.finalizers).toEqual(['foregroundDeletion']);
    await release(grandchild);
    await settle();
    expect(await now(child)).toBeUndefined();
    expect(await now(owner)).toBeUndefined();
  });

  test('orphaned dependents stay, without the reference to their owner', async () => {
    const child = await owned(ownedBy(owner));
    await store.delete(refOf(owner), { propagationPolicy: 'Orphan' });
    await settle();
    expect(await now(owner)).toBeUndefined();
    expect((await now(child))?.metadata).not.toHaveProperty('ownerReferences');
  });
}
