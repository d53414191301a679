// The in-memory store's garbage collector behaves as the one of a cluster.
import { memoryStore } from '../../../apiserver/memory/store.js';
import { garbageCases } from '../../cases/garbage.case.js';
import { aConfigMap, configMapRef } from '../../cases/widgets.js';

function aStore() {
  let uids = 0;
  const uid = (): string => `uid-${(uids += 1)}`;
  return memoryStore({ now: () => '2030-01-01T12:00:00Z', uid });
}

garbageCases(() => {
  const store = aStore();
  const settle = (): Promise<void> => {
    while (store.collectGarbage());
    return Promise.resolve();
  };
  return Promise.resolve({ store, settle });
});

test('a round without garbage changes nothing', async () => {
  const store = aStore();
  await store.create(aConfigMap('a'));
  const before = store.version();
  expect(store.collectGarbage()).toBe(false);
  expect(store.version()).toBe(before);
});

test('an owner that cannot be looked up does not count as absent', async () => {
  const store = aStore();
  const { metadata, ...rest } = aConfigMap('a');
  const ownerReferences = [{ apiVersion: 'example.org/v1', kind: 'Unknown', name: 'o', uid: 'u' }];
  await store.create({ ...rest, metadata: { ...metadata, ownerReferences } });
  expect(store.collectGarbage()).toBe(false);
  expect(await store.get(configMapRef('a'))).toBeDefined();
});
