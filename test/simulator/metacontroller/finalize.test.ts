// The finalizer, which hook is called for which parent, and its result.
import {
  DEMO,
  aDemo,
  aDemoCluster,
  aPiece,
  type DemoCluster,
  type DemoOptions,
} from '../../support/democluster.js';

const FINALIZER = 'metacontroller.io/compositecontroller-demos';
const hold = { finalizers: ['example.org/hold'] };

async function aCluster(options: DemoOptions = {}): Promise<DemoCluster> {
  const { hooks = {} } = options;
  const sync = { sync: () => ({ children: [aPiece('p')] }) };
  return aDemoCluster({ ...options, hooks: { ...sync, ...hooks } });
}

test('a finalize hook puts its finalizer on the parent before the first sync', async () => {
  const cluster = await aCluster({ hooks: { finalize: () => ({ finalized: true }) } });
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(cluster.calls[0]?.asked.parent.metadata.finalizers).toEqual([FINALIZER]);
  expect((await cluster.get('Demo', 'a'))?.metadata.finalizers).toEqual([FINALIZER]);
});

test('without one there is no finalizer, and the collector deletes the children', async () => {
  const cluster = await aCluster();
  await cluster.store.create(aDemo());
  await cluster.settle();
  cluster.called();
  await cluster.store.delete(DEMO);
  await cluster.settle();
  expect(cluster.called()).toEqual([]);
  expect(await cluster.get('Piece', 'p')).toBeUndefined();
});

test('a parent is deleted after finalized: true; until then children are created and deleted as finalize says', async () => {
  const cluster = await aCluster({
    hooks: {
      finalize: ({ children }) => ({
        children: [],
        finalized: Object.keys(children['Piece.example.org/v1'] ?? {}).length === 0,
      }),
    },
  });
  await cluster.store.create(aDemo());
  await cluster.settle();
  cluster.called();
  await cluster.store.delete(DEMO);
  await cluster.settle();
  expect(new Set(cluster.called())).toEqual(new Set(['finalize']));
  expect(cluster.calls.at(-1)?.asked.finalizing).toBe(true);
  expect(await cluster.get('Demo', 'a')).toBeUndefined();
  expect(cluster.logged('SyncError')).toEqual([]);
});

test('in the sync with finalized: true no child is changed', async () => {
  const cluster = await aCluster({
    hooks: { finalize: () => ({ children: [aPiece('new')], finalized: true }) },
  });
  await cluster.store.create(aDemo());
  await cluster.settle();
  await cluster.store.delete(DEMO);
  await cluster.engine.round();
  expect(await cluster.get('Piece', 'p')).toBeDefined();
  expect(await cluster.get('Piece', 'new')).toBeUndefined();
});

test('the finalizer is removed with its hook, and added again with it', async () => {
  const cluster = await aCluster({ hooks: { finalize: () => ({}) } });
  await cluster.store.create(aDemo());
  await cluster.settle();
  const controller = cluster.calls[0]?.asked.controller;
  const spec = controller?.['spec'] as { readonly hooks: { readonly sync: object } };
  cluster.engine.load({ ...controller!, spec: { ...spec, hooks: { sync: spec.hooks.sync } } });
  await cluster.settle();
  expect((await cluster.get('Demo', 'a'))?.metadata.finalizers).toBeUndefined();
  cluster.engine.load({ ...controller!, spec });
  await cluster.settle();
  expect((await cluster.get('Demo', 'a'))?.metadata.finalizers).toEqual([FINALIZER]);
});

test('a finalize hook without a webhook only blocks the deletion: sync is called instead', async () => {
  const cluster = await aDemoCluster({
    spec: { hooks: { sync: { version: 'v2', webhook: { url: 'http://hooks.test/sync' } }, finalize: {} } },
  });
  await cluster.store.create(aDemo());
  await cluster.settle();
  await cluster.store.delete(DEMO);
  await cluster.settle();
  expect(cluster.calls.at(-1)).toMatchObject({ hook: 'sync', asked: { finalizing: false } });
  expect((await cluster.get('Demo', 'a'))?.metadata.finalizers).toEqual([FINALIZER]);
});

test('a deleted parent with another finalizer is synced, when there is no finalize hook', async () => {
  const cluster = await aCluster();
  await cluster.store.create(aDemo({}, hold));
  await cluster.settle();
  await cluster.store.delete(DEMO);
  await cluster.settle();
  const { hook, asked } = cluster.calls.at(-1)!;
  expect([hook, asked.finalizing, asked.parent.metadata.generation]).toEqual(['sync', false, 2]);
  expect((await cluster.get('Demo', 'a'))?.['status']).toEqual({ observedGeneration: 2 });
});

test('a parent that is deleted before its first sync gets no finalizer, and is finalized even so', async () => {
  const cluster = await aCluster({ hooks: { finalize: () => ({ children: [aPiece('q')] }) } });
  await cluster.store.create(aDemo({}, hold));
  await cluster.store.delete(DEMO);
  await cluster.settle();
  expect(new Set(cluster.called())).toEqual(new Set(['finalize']));
  expect((await cluster.get('Demo', 'a'))?.metadata.finalizers).toEqual(hold.finalizers);
  expect(await cluster.get('Piece', 'q')).toBeUndefined();
});

test.each(['Foreground', 'Orphan'] as const)(
  'under %s deletion finalize is called, children are not',
  async (propagationPolicy) => {
    const cluster = await aCluster({ hooks: { finalize: () => ({ children: [aPiece('q')] }) } });
    await cluster.store.create(aDemo());
    await cluster.settle();
    await cluster.store.delete(DEMO, { propagationPolicy });
    cluster.called();
    await cluster.engine.round();
    expect(cluster.called()).toEqual(['finalize']);
    expect(await cluster.get('Piece', 'q')).toBeUndefined();
  },
);

describe('a parent that is no longer selected', () => {
  const selected = {
    parentResource: {
      apiVersion: 'example.org/v1',
      resource: 'demos',
      labelSelector: { matchLabels: { on: 'yes' } },
    },
  };

  test('is finalized while it exists, with its children managed, and then no longer synced', async () => {
    const cluster = await aCluster({
      spec: selected,
      hooks: { finalize: () => ({ children: [], finalized: true }) },
    });
    await cluster.store.create(aDemo({}, { labels: { on: 'yes' } }));
    await cluster.settle();
    cluster.called();
    await cluster.patch(DEMO, { metadata: { labels: { on: 'no' } } });
    await cluster.settle();
    expect(cluster.called()).toEqual(['finalize']);
    expect(await cluster.get('Piece', 'p')).toBeUndefined();
    expect((await cluster.get('Demo', 'a'))?.metadata.finalizers).toBeUndefined();
  });

  test('is no longer synced if there is no finalize hook: its children stay', async () => {
    const cluster = await aCluster({ spec: selected });
    await cluster.store.create(aDemo({}, { labels: { on: 'yes' } }));
    await cluster.settle();
    cluster.called();
    await cluster.patch(DEMO, { metadata: { labels: { on: 'no' } } });
    await cluster.settle();
    expect(cluster.called()).toEqual([]);
    expect(await cluster.get('Piece', 'p')).toBeDefined();
  });
});

test('a sync with finalized: true removes the finalizer, and the next one adds it again', async () => {
  const cluster = await aCluster({ hooks: { sync: () => ({ finalized: true }), finalize: () => ({}) } });
  await cluster.store.create(aDemo());
  for (let round = 0; round < 4; round += 1) await cluster.engine.round();
  const updates = cluster.logged('Written').filter(({ verb }) => verb === 'update');
  expect(updates.length).toBeGreaterThanOrEqual(6);
});
