// Updates of a changed child, by update method and apply mode.
import { type ApplyMode, applyModes } from '../../../hooks/api/settings.js';
import {
  DEMO,
  aConfigMap,
  aDemo,
  aDemoCluster,
  aPiece,
  type DemoCluster,
} from '../../support/democluster.js';

async function changed(
  method: string | undefined,
  applyMode: ApplyMode,
  before: object,
  after: object,
): Promise<DemoCluster> {
  const strategy = method === undefined ? {} : { updateStrategy: { method } };
  const rules = [
    { apiVersion: 'example.org/v1', resource: 'pieces', ...strategy },
    { apiVersion: 'v1', resource: 'configmaps', ...strategy },
  ];
  const cluster = await aDemoCluster({
    applyMode,
    spec: { childResources: rules },
    hooks: { sync: () => ({ children: [before] }) },
  });
  await cluster.store.create(aDemo());
  await cluster.settle();
  cluster.hooks['sync'] = () => ({ status: { n: 2 }, children: [after] });
  await cluster.patch(DEMO, { spec: { size: 2 } });
  await cluster.settle();
  return cluster;
}

test.each<[string | undefined, ApplyMode, { readonly v: number; readonly isNew: boolean }]>([
  [undefined, 'dynamic', { v: 1, isNew: false }],
  ['OnDelete', 'dynamic', { v: 1, isNew: false }],
  ['InPlace', 'dynamic', { v: 2, isNew: false }],
  ['Recreate', 'dynamic', { v: 2, isNew: true }],
  [undefined, 'server-side-apply', { v: 1, isNew: false }],
  ['OnDelete', 'server-side-apply', { v: 1, isNew: false }],
  ['InPlace', 'server-side-apply', { v: 2, isNew: false }],
  // A dry run increases the generation, which counts as an error.
  ['Recreate', 'server-side-apply', { v: 1, isNew: false }],
])('method %s, %s', async (method, applyMode, want) => {
  const cluster = await changed(method, applyMode, aPiece('p', { v: 1 }), aPiece('p', { v: 2 }));
  const piece = await cluster.get('Piece', 'p');
  const creates = cluster.logged('Written').filter(({ verb }) => verb === 'create').length;
  const deletes = cluster.logged('Written').filter(({ verb }) => verb === 'delete').length;
  expect(piece).toMatchObject({ spec: { v: want.v } });
  expect(deletes).toBe(want.isNew ? 1 : 0);
  expect(creates).toBe(applyMode === 'dynamic' ? 1 + deletes : 0);
  expect((await cluster.get('Demo', 'a'))?.['status']).toEqual({ n: 2, observedGeneration: 2 });
});

test('server-side apply recreates a kind that has no generation', async () => {
  const before = aConfigMap('c', { v: '1' });
  const cluster = await changed('Recreate', 'server-side-apply', before, aConfigMap('c', { v: '2' }));
  expect(cluster.logged('Written').map(({ verb }) => verb)).toContain('delete');
  expect(await cluster.get('ConfigMap', 'c')).toMatchObject({ data: { v: '2' } });
});

test('a deleted child is created again as it is now desired, with every method', async () => {
  const cluster = await changed('OnDelete', 'dynamic', aPiece('p', { v: 1 }), aPiece('p', { v: 2 }));
  await cluster.store.delete({ apiVersion: 'example.org/v1', kind: 'Piece', name: 'p', namespace: 'ml' });
  await cluster.settle();
  expect(await cluster.get('Piece', 'p')).toMatchObject({ spec: { v: 2 } });
});

test('an update of a stale copy is refused without an error, and done by the next sync', async () => {
  const cluster = await aDemoCluster({ hooks: { sync: () => ({ children: [aPiece('p', { v: 1 })] }) } });
  await cluster.store.create(aDemo());
  await cluster.settle();
  cluster.hooks['sync'] = () => ({ children: [aPiece('p', { v: 2 })] });
  await cluster.patch(DEMO, { spec: { size: 2 } });
  // Another client writes between the engine's read and its write.
  const { store } = cluster;
  const resourceOfKind = store.resourceOfKind.bind(store);
  let isFirst = true;
  Object.assign(store, {
    resourceOfKind: async (apiVersion: string, kind: string) => {
      if (isFirst) {
        isFirst = false;
        const piece = { apiVersion: 'example.org/v1', kind: 'Piece', name: 'p', namespace: 'ml' };
        await cluster.patch(piece, { metadata: { labels: { theirs: '1' } } });
      }
      return resourceOfKind(apiVersion, kind);
    },
  });
  await cluster.settle();
  expect(cluster.logged('Refused').map(({ refusal }) => refusal.reason)).toEqual(['Conflict']);
  expect(cluster.logged('SyncError')).toEqual([]);
  expect(await cluster.get('Piece', 'p')).toMatchObject({
    metadata: { labels: { theirs: '1' } },
    spec: { v: 2 },
  });
});

test('a refused update is reported; siblings and status are written even so', async () => {
  const fixed = { ...aConfigMap('c', { k: '1' }), immutable: true };
  const cluster = await changed('InPlace', 'dynamic', fixed, { ...fixed, data: { k: '2' } });
  expect(cluster.logged('Refused')[0]?.refusal.code).toBe(422);
  expect(cluster.logged('SyncError')[0]?.message).toContain('immutable');
  expect((await cluster.get('Demo', 'a'))?.['status']).toEqual({ n: 2, observedGeneration: 2 });
});

test.each(applyModes)('%s never writes the status of a child', async (applyMode) => {
  const before = { ...aPiece('p', { v: 1 }), status: { s: 'hook' } };
  const cluster = await changed('InPlace', applyMode, before, { ...before, spec: { v: 2 } });
  expect(await cluster.get('Piece', 'p')).not.toHaveProperty('status');
  const ref = { apiVersion: 'example.org/v1', kind: 'Piece', name: 'p', namespace: 'ml' };
  await cluster.store.patch(ref, { type: 'merge', body: { status: { s: 7 } } }, { subresource: 'status' });
  await cluster.settle();
  expect(await cluster.get('Piece', 'p')).toMatchObject({ spec: { v: 2 }, status: { s: 7 } });
});
