// The in-memory API server keeps the contract of a store.
import { memoryStore } from '../../../apiserver/memory/store.js';
import type { MemoryStore } from '../../../apiserver/memory/store.js';
import { applyCases } from '../../cases/store-apply.case.js';
import { deletionCases } from '../../cases/store-deletion.case.js';
import { schemaCases } from '../../cases/store-schema.case.js';
import { storeCases } from '../../cases/store.case.js';
import { aWidget, define, newName, widgetRef } from '../../cases/widgets.js';

function aStore(): MemoryStore {
  let uids = 0;
  const uid = (): string => `00000000-0000-4000-8000-${String((uids += 1)).padStart(12, '0')}`;
  return memoryStore({ now: () => '2030-01-01T12:00:00Z', uid });
}

storeCases(() => Promise.resolve(aStore()));
deletionCases(() => Promise.resolve(aStore()));
schemaCases(() => Promise.resolve(aStore()));
applyCases(() => Promise.resolve(aStore()));

test('objects of the store cannot be changed', async () => {
  const store = aStore();
  await define(store);
  const made = await store.create(aWidget(newName(), { spec: { map: { a: '1' } } }));
  expect(() => Object.assign(made['spec'] as object, { size: 2 })).toThrow(TypeError);
});

test('an object may be changed after it was stored', async () => {
  const store = aStore();
  await define(store);
  const name = newName();
  const map = { a: '1' };
  await store.create(aWidget(name, { spec: { map } }));
  await store.patch(widgetRef(name), { type: 'merge', body: { spec: { free: map } } });
  map.a = '2';
  expect(await store.get(widgetRef(name))).toMatchObject({ spec: { map: { a: '1' }, free: { a: '1' } } });
});

test('the count of writes changes only with an object', async () => {
  const store = aStore();
  await define(store);
  const before = store.version();
  const name = newName();
  await store.create(aWidget(name));
  expect(store.version()).toBe(before + 1);
  await store.patch(widgetRef(name), { type: 'merge', body: { spec: { size: 1 } } });
  expect(store.version()).toBe(before + 1);
  await store.delete(widgetRef(name));
  expect(store.version()).toBe(before + 2);
});
