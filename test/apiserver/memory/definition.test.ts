// The kinds of a CustomResourceDefinition, and their objects.
import { memoryStore, type MemoryStore } from '../../../apiserver/memory/store.js';
import type { ObjectRef } from '../../../apiserver/objectstore.js';
import type { AnyObject } from '../../../hooks/api/hook.js';
import { refOf } from '../../../hooks/kube/refs.js';
import { aVersion, withStatus, aDefinition } from '../../support/definitions.js';

const version = (name: string, members: object = {}): object =>
  aVersion({ name, storage: name === 'v2', ...members });

const toys = (...versions: readonly object[]): AnyObject => aDefinition({ kind: 'Toy', versions });

const toy = (apiVersion: string): AnyObject => ({
  apiVersion,
  kind: 'Toy',
  metadata: { name: 'a', namespace: 'default' },
  spec: { size: 1 },
});

const toyRef = (apiVersion: string): ObjectRef => refOf(toy(apiVersion));

function aStore(...crds: readonly object[]): MemoryStore {
  let uids = 0;
  return memoryStore({ now: () => '2030-01-01T12:00:00Z', uid: () => `uid-${(uids += 1)}`, crds });
}

test('definitions may exist from the start', async () => {
  const store = aStore(toys(version('v2', withStatus)));
  expect(await store.resourceOfKind('example.org/v2', 'Toy')).toMatchObject({
    plural: 'toys',
    hasStatus: true,
  });
});

test('an object is served in every version, whichever version it was written in', async () => {
  const store = aStore(toys(version('v1'), version('v2'), version('v3', { served: false })));
  await store.create(toy('example.org/v1'));
  const asFirst = await store.get(toyRef('example.org/v1'));
  expect(asFirst.apiVersion).toBe('example.org/v1');
  expect(await store.get(toyRef('example.org/v2'))).toEqual({ ...asFirst, apiVersion: 'example.org/v2' });
  await expect(store.get(toyRef('example.org/v3'))).rejects.toMatchObject({ code: 404 });
});

test('an update in another version that changes nothing is not counted', async () => {
  const store = aStore(toys(version('v1'), version('v2')));
  await store.create(toy('example.org/v1'));
  const before = store.version();
  await store.update(await store.get(toyRef('example.org/v2')));
  expect(store.version()).toBe(before);
});

test('a change of a definition changes the served kinds', async () => {
  const store = aStore(toys(version('v2')));
  const body = { spec: { versions: [version('v1'), version('v2')] } };
  await store.patch(refOf(toys()), { type: 'merge', body });
  expect(await store.resourceOf('example.org/v1', 'toys')).toBeDefined();
});

test('the objects of a kind are deleted with its definition', async () => {
  const store = aStore(toys(version('v2')));
  await store.create(toy('example.org/v2'));
  await store.delete(refOf(toys()));
  await expect(store.get(toyRef('example.org/v2'))).rejects.toMatchObject({ code: 404 });
  await store.create(toys(version('v2')));
  await expect(store.get(toyRef('example.org/v2'))).rejects.toMatchObject({ code: 404 });
});

test('a malformed definition is refused with a message', async () => {
  const store = aStore();
  const { spec: _spec, ...bare } = toys();
  await expect(store.create(bare)).rejects.toMatchObject({
    code: 400,
    message: expect.stringContaining('spec: Required value') as string,
  });
});
