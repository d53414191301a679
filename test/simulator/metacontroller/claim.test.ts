// Adoption and release of children.
import {
  DEMO,
  aDemo,
  aDemoCluster,
  aPiece,
  type DemoCluster,
  type DemoOptions,
} from '../../support/democluster.js';

const PIECE = { apiVersion: 'example.org/v1', kind: 'Piece', name: 'p', namespace: 'ml' } as const;
const selector = { selector: { matchLabels: { app: 'a' } } };
const ours = { namespace: 'ml', labels: { app: 'a' } };

/** A Demo that selects `app: a` and returns all Pieces that it observes. */
async function aSelector(options: DemoOptions = {}): Promise<DemoCluster> {
  const cluster = await aDemoCluster({
    ...options,
    spec: { generateSelector: false, ...options.spec },
    hooks: {
      sync: ({ children }) => ({
        children: Object.keys(children['Piece.example.org/v1'] ?? {}).map((key) =>
          aPiece(key.replace('ml/', ''), {}, { labels: { app: 'a' } }),
        ),
      }),
    },
  });
  await cluster.store.create(aDemo({ spec: selector }));
  await cluster.settle();
  return cluster;
}

test('an orphan that matches is adopted', async () => {
  const cluster = await aSelector();
  await cluster.store.create(aPiece('p', { theirs: 1 }, ours));
  await cluster.settle();
  expect(await cluster.get('Piece', 'p')).toMatchObject({
    metadata: { ownerReferences: [{ kind: 'Demo', name: 'a', controller: true }] },
    spec: { theirs: 1 },
  });
});

test('the hook gets a new child as it was before the adoption', async () => {
  const cluster = await aSelector();
  await cluster.store.create(aPiece('p', {}, ours));
  cluster.called();
  await cluster.engine.round();
  const [first] = cluster.calls.slice(-1);
  const seen = first?.asked.children['Piece.example.org/v1']?.['ml/p'];
  expect(seen?.metadata).not.toHaveProperty('ownerReferences');
});

test('an orphan that is adopted and not desired is deleted, and the hook no longer gets it', async () => {
  const cluster = await aSelector();
  cluster.hooks['sync'] = () => ({});
  await cluster.store.create(aPiece('p', {}, ours));
  await cluster.settle();
  expect(await cluster.get('Piece', 'p')).toBeUndefined();
  expect(cluster.calls.at(-1)?.asked.children['Piece.example.org/v1']).toEqual({});
});

test('other owners of an orphan stay', async () => {
  const other = { apiVersion: 'v1', kind: 'ConfigMap', name: 'keeper', uid: '' };
  const cluster = await aSelector();
  const keeper = await cluster.store.create({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'keeper', namespace: 'ml' },
  });
  const owner = { ...other, uid: keeper.metadata.uid ?? '' };
  await cluster.store.create(aPiece('p', {}, { ...ours, ownerReferences: [owner] }));
  await cluster.settle();
  const piece = await cluster.get('Piece', 'p');
  expect(piece?.metadata.ownerReferences?.map(({ kind }) => kind)).toEqual(['ConfigMap', 'Demo']);
});

test.each([
  ['labels do not match', aPiece('p', {}, { namespace: 'ml', labels: { app: 'b' } })],
  ['namespace is another', aPiece('p', {}, { ...ours, namespace: 'other' })],
  [
    'controller is another',
    aPiece(
      'p',
      {},
      {
        ...ours,
        ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name: 'x', uid: 'x', controller: true }],
      },
    ),
  ],
])('an object whose %s is not adopted', async (_name, piece) => {
  const cluster = await aSelector();
  await cluster.store.create(piece);
  await cluster.engine.round();
  expect(cluster.logged('Written').filter(({ object }) => object.kind === 'Piece')).toEqual([]);
});

test('a child that no longer matches is released', async () => {
  const cluster = await aSelector();
  await cluster.store.create(aPiece('p', {}, ours));
  await cluster.settle();
  await cluster.patch(PIECE, { metadata: { labels: { app: 'b' } } });
  await cluster.settle();
  expect((await cluster.get('Piece', 'p'))?.metadata.ownerReferences ?? []).toEqual([]);
  expect(cluster.calls.at(-1)?.asked.children).toEqual({ 'Piece.example.org/v1': {}, 'ConfigMap.v1': {} });
});

test('a parent that is being deleted neither adopts nor releases', async () => {
  const cluster = await aSelector();
  await cluster.store.create(aPiece('p', {}, ours));
  await cluster.settle();
  await cluster.patch(DEMO, { metadata: { finalizers: ['example.org/hold'] } });
  await cluster.store.delete(DEMO);
  await cluster.patch(PIECE, { metadata: { labels: { app: 'b' } } });
  await cluster.store.create(aPiece('orphan', {}, ours));
  await cluster.settle();
  expect((await cluster.get('Piece', 'p'))?.metadata.ownerReferences).toHaveLength(1);
  expect((await cluster.get('Piece', 'orphan'))?.metadata.ownerReferences).toBeUndefined();
  expect(cluster.logged('SyncError')).toEqual([]);
});

test('a parent that turns out to be deleted adopts nothing: the sync fails', async () => {
  const cluster = await aSelector();
  await cluster.store.create(aPiece('p', {}, ours));
  const { store } = cluster;
  const list = store.list.bind(store);
  let isGone = false;
  // The parent is deleted right after the engine has listed it.
  Object.assign(store, {
    list: async (...args: Parameters<typeof list>) => {
      const objects = await list(...args);
      if (args[0].kind === 'Demo' && !isGone) {
        isGone = true;
        await cluster.patch(DEMO, { metadata: { finalizers: ['example.org/hold'] } });
        await store.delete(DEMO);
      }
      return objects;
    },
  });
  await cluster.engine.round();
  expect(cluster.logged('SyncError')[0]?.message).toContain('adopts nothing');
});

test.each([
  ['missing', {}],
  ['empty', { selector: {} }],
  ['malformed', { selector: { matchLabels: { a: 1 } } }],
])('a selector that is %s fails every sync, and the hook is not called', async (_name, spec) => {
  const cluster = await aDemoCluster({ spec: { generateSelector: false } });
  await cluster.store.create(aDemo({ spec }));
  await cluster.settle();
  expect(cluster.logged('SyncError')[0]?.message).toContain('selector');
  expect(cluster.called()).toEqual([]);
});

test('an adopted child is updated in the next sync: the first write meets a conflict', async () => {
  const cluster = await aDemoCluster({
    spec: { generateSelector: false },
    hooks: { sync: () => ({ children: [aPiece('p', { v: 1 }, { labels: { app: 'a' } })] }) },
    objects: [aPiece('p', { v: 0 }, ours)],
  });
  await cluster.store.create(aDemo({ spec: selector }));
  await cluster.settle();
  expect(cluster.logged('Refused').map(({ refusal }) => refusal.reason)).toEqual(['Conflict']);
  expect(await cluster.get('Piece', 'p')).toMatchObject({ spec: { v: 1 } });
});

test('an adopted child under Recreate is deleted at once: it has no last-applied annotation', async () => {
  const cluster = await aDemoCluster({
    spec: {
      generateSelector: false,
      childResources: [
        { apiVersion: 'example.org/v1', resource: 'pieces', updateStrategy: { method: 'Recreate' } },
      ],
    },
    hooks: { sync: () => ({ children: [aPiece('p', {}, { labels: { app: 'a' } })] }) },
    objects: [aPiece('p', {}, ours)],
  });
  await cluster.store.create(aDemo({ spec: selector }));
  await cluster.settle();
  expect(cluster.logged('Written').map(({ verb }) => verb)).toContain('delete');
  expect(await cluster.get('Piece', 'p')).toBeDefined();
});
