// The status of a composite parent, and when it is not written.
import { DEMO, aDemo, aDemoCluster } from '../../support/democluster.js';

test.each([
  ['an object, with the generation seen', { status: { n: 1 } }, { n: 1, observedGeneration: 1 }],
  ['empty', { status: {} }, { observedGeneration: 1 }],
  ['left out', {}, { observedGeneration: 1 }],
  ['null', { status: null }, { observedGeneration: 1 }],
  [
    'with a generation of its own, which is replaced',
    { status: { observedGeneration: 7 } },
    { observedGeneration: 1 },
  ],
])('an answer whose status is %s', async (_name, answer, want) => {
  const cluster = await aDemoCluster({ hooks: { sync: () => answer } });
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect((await cluster.get('Demo', 'a'))?.['status']).toEqual(want);
});

test('a status replaces the previous one, also of another client', async () => {
  const cluster = await aDemoCluster({ hooks: { sync: () => ({ status: { n: 1 } }) } });
  const demo = await cluster.store.create(aDemo());
  await cluster.store.update({ ...demo, status: { theirs: true } }, { subresource: 'status' });
  await cluster.settle();
  expect((await cluster.get('Demo', 'a'))?.['status']).toEqual({ n: 1, observedGeneration: 1 });
});

test('an equal status is not written again', async () => {
  const cluster = await aDemoCluster({ hooks: { sync: () => ({ status: { n: 1 } }) } });
  await cluster.store.create(aDemo());
  await cluster.settle();
  await cluster.patch(DEMO, { metadata: { labels: { poke: '1' } } });
  await cluster.settle();
  expect(cluster.logged('Synced').length).toBeGreaterThan(1);
  expect(cluster.logged('Written').map(({ verb }) => verb)).toEqual(['update status']);
});

test('a field that the schema prunes is written in every sync, without further syncs', async () => {
  const cluster = await aDemoCluster({
    spec: { parentResource: { apiVersion: 'example.org/v1', resource: 'stricts' } },
    hooks: { sync: () => ({ status: { n: 1, unknown: true } }) },
  });
  await cluster.store.create({ ...aDemo(), kind: 'Strict' });
  await cluster.settle();
  const syncs = cluster.logged('Synced').length;
  expect(cluster.logged('Written')).toHaveLength(syncs);
  expect(syncs).toBeLessThan(5);
  expect((await cluster.get('Strict', 'a'))?.['status']).toEqual({ n: 1, observedGeneration: 1 });
});

test('a parent that was replaced meanwhile does not get the status of the old one', async () => {
  const cluster = await aDemoCluster();
  const { store } = cluster;
  cluster.hooks['sync'] = () => {
    // Both happen before the status is written.
    void store.delete(DEMO);
    void store.create(aDemo({ spec: { isNew: true } }));
    return { status: { n: 1 } };
  };
  await store.create(aDemo());
  await cluster.engine.round();
  expect(await cluster.get('Demo', 'a')).toMatchObject({ spec: { isNew: true } });
  expect(await cluster.get('Demo', 'a')).not.toHaveProperty('status');
  expect(cluster.logged('SyncError')).toEqual([]);
});

test('a status that the schema refuses is an error after the children were changed', async () => {
  const cluster = await aDemoCluster({
    spec: { parentResource: { apiVersion: 'example.org/v1', resource: 'stricts' } },
    hooks: {
      sync: () => ({
        status: { n: 'one' },
        children: [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'c' } }],
      }),
    },
  });
  await cluster.store.create({ ...aDemo(), kind: 'Strict' });
  await cluster.settle();
  expect(cluster.logged('SyncError')[0]?.message).toContain('status.n');
  expect(await cluster.get('ConfigMap', 'c')).toBeDefined();
});

test('a persistent conflict ends the sync without an error, and hides errors of children', async () => {
  const cluster = await aDemoCluster({
    hooks: { sync: () => ({ status: { n: 1 }, children: [{ kind: 'Nothing', metadata: { name: 'x' } }] }) },
  });
  const { store } = cluster;
  const update = store.update.bind(store);
  // Another client is always faster.
  Object.assign(store, {
    update: async (object: object, options?: object) => {
      await cluster.patch(DEMO, { metadata: { annotations: { count: String(cluster.engine.log.length) } } });
      return update(object, options);
    },
  });
  await store.create(aDemo());
  await cluster.engine.round();
  expect(cluster.logged('Refused').map(({ refusal }) => refusal.reason)).toEqual(Array(4).fill('Conflict'));
  expect(cluster.logged('SyncError')).toEqual([]);
  expect(cluster.logged('Synced')).toHaveLength(1);
});
