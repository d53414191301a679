// Data of Secrets and ConfigMaps, in addition to the shared cases.
import { memoryStore, type MemoryStore } from '../../../apiserver/memory/store.js';

const object = (kind: string, members: object): object => ({
  apiVersion: 'v1',
  kind,
  metadata: { name: 'a', namespace: 'default' },
  ...members,
});

function aStore(): MemoryStore {
  return memoryStore({ now: () => '2030-01-01T12:00:00Z', uid: () => 'uid' });
}

test('stringData of a Secret becomes data', async () => {
  const sent = object('Secret', { stringData: { a: 'hé' }, data: { b: 'aGk=' } });
  const made = await aStore().create(sent);
  expect(made).toMatchObject({ type: 'Opaque', data: { a: 'aMOp', b: 'aGk=' } });
  expect(made).not.toHaveProperty('stringData');
});

test('the type of a Secret is immutable', async () => {
  const store = aStore();
  await store.create(object('Secret', { type: 'example.org/a' }));
  await expect(store.update(object('Secret', { type: 'example.org/b' }))).rejects.toMatchObject({
    code: 422,
    message: 'Secret "a" is invalid: type: Invalid value: "example.org/b": field is immutable',
  });
});

test.each([
  ['is a number', 'ConfigMap', { data: { a: 1 } }, 400],
  ['is not base64, in a Secret', 'Secret', { data: { a: '<any>' } }, 400],
  ['has a key with a space', 'ConfigMap', { data: { 'a b': '' } }, 422],
])('data that %s is refused', async (_title, kind, members, code) => {
  await expect(aStore().create(object(kind, members))).rejects.toMatchObject({ code });
});

test('a null in a map of strings is the empty string, and an empty map is omitted', async () => {
  const made = await aStore().create(object('ConfigMap', { data: { a: null }, binaryData: {} }));
  expect(made).toHaveProperty('data', { a: '' });
  expect(made).not.toHaveProperty('binaryData');
});
