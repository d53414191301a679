import { memoryStore } from '../../../simulator/memory/store.js';

const demos = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'demos.example.org' },
  spec: {
    group: 'example.org',
    scope: 'Namespaced',
    names: { plural: 'demos', kind: 'Demo' },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        subresources: { status: {} },
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: {
              spec: { type: 'object', properties: { size: { type: 'integer', default: 1 } } },
              status: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
            },
          },
        },
      },
    ],
  },
};
const demo = {
  apiVersion: 'example.org/v1',
  kind: 'Demo',
  metadata: { name: 'a', namespace: 'default' },
  spec: {},
};
const ref = { apiVersion: 'example.org/v1', kind: 'Demo', name: 'a', namespace: 'default' };

function aStore() {
  let uids = 0;
  return memoryStore({
    now: () => '2030-01-01T12:00:00Z',
    uid: () => `00000000-0000-0000-0000-${String((uids += 1)).padStart(12, '0')}`,
    crds: [demos],
  });
}

test('an object that is made has uid, times, generation and defaults', async () => {
  const store = aStore();
  const made = await store.create({ ...demo, status: { lost: true }, other: 1 });
  expect(made).toMatchObject({
    metadata: { generation: 1, creationTimestamp: '2030-01-01T12:00:00Z', resourceVersion: '2' },
    spec: { size: 1 },
  });
  expect(made).not.toHaveProperty('status');
  expect(made).not.toHaveProperty('other');
  expect(await store.get(ref)).toEqual(made);
});

test('a write that changes nothing keeps the resourceVersion', async () => {
  const store = aStore();
  const made = await store.create(demo);
  expect(await store.update(made)).toEqual(made);
  const next = await store.patch(ref, { type: 'merge', body: { spec: { size: 2 } } });
  expect(next.metadata).toMatchObject({ generation: 2, resourceVersion: '3' });
  await expect(store.update(made)).rejects.toMatchObject({ code: 409, reason: 'Conflict' });
});

test('a finalizer holds a deleted object back', async () => {
  const store = aStore();
  await store.create({ ...demo, metadata: { ...demo.metadata, finalizers: ['example.org/hold'] } });
  await store.delete(ref);
  expect((await store.get(ref)).metadata).toMatchObject({
    deletionTimestamp: '2030-01-01T12:00:00Z',
    deletionGracePeriodSeconds: 0,
    generation: 2,
  });
  await store.patch(ref, { type: 'merge', body: { metadata: { finalizers: null } } });
  await expect(store.get(ref)).rejects.toMatchObject({ code: 404 });
});
