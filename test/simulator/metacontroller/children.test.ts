// Which children an answer creates, changes and deletes.
import { applyModes } from '../../../hooks/api/settings.js';
import {
  DEMO,
  aConfigMap,
  aDemo,
  aDemoCluster,
  aPiece,
  type DemoCluster,
} from '../../support/democluster.js';

const PIECE = { apiVersion: 'example.org/v1', kind: 'Piece', name: 'p', namespace: 'ml' } as const;

async function aFamily(children: readonly object[], more: object = {}): Promise<DemoCluster> {
  const cluster = await aDemoCluster({ ...more, hooks: { sync: () => ({ status: { n: 1 }, children }) } });
  await cluster.store.create(aDemo());
  await cluster.settle();
  return cluster;
}

/** Another sync, with other children. */
async function answerNow(cluster: DemoCluster, children: readonly object[]): Promise<void> {
  cluster.hooks['sync'] = () => ({ status: { n: 1 }, children });
  await cluster.patch(DEMO, { metadata: { annotations: { poke: String(cluster.calls.length) } } });
  await cluster.settle();
}

describe.each(applyModes)('%s', (applyMode) => {
  test('a child has its parent as owner, its namespace, and the label of the selector', async () => {
    const cluster = await aFamily([aPiece('p', { v: 1 })], { applyMode });
    const uid = (await cluster.get('Demo', 'a'))?.metadata.uid;
    expect(await cluster.get('Piece', 'p')).toMatchObject({
      metadata: {
        namespace: 'ml',
        labels: { 'controller-uid': uid },
        ownerReferences: [{ kind: 'Demo', name: 'a', uid, controller: true, blockOwnerDeletion: true }],
      },
      spec: { v: 1 },
    });
  });

  test('a child that is left out is deleted', async () => {
    const cluster = await aFamily([aPiece('p'), aConfigMap('c')], { applyMode });
    await answerNow(cluster, [aConfigMap('c')]);
    expect(await cluster.get('Piece', 'p')).toBeUndefined();
    expect(await cluster.get('ConfigMap', 'c')).toBeDefined();
  });

  test('an empty answer deletes all children and the status', async () => {
    const cluster = await aFamily([aPiece('p'), aConfigMap('c')], { applyMode });
    cluster.hooks['sync'] = () => ({});
    await cluster.patch(DEMO, { spec: { x: 1 } });
    await cluster.settle();
    expect(await cluster.get('Piece', 'p')).toBeUndefined();
    expect(await cluster.get('ConfigMap', 'c')).toBeUndefined();
    expect((await cluster.get('Demo', 'a'))?.['status']).toEqual({ observedGeneration: 2 });
  });

  test('of two children with the same name the last one counts', async () => {
    const cluster = await aFamily([aPiece('p', { v: 1 }), aPiece('p', { v: 2 })], { applyMode });
    expect(await cluster.get('Piece', 'p')).toMatchObject({ spec: { v: 2 } });
  });

  test('an unchanged answer writes nothing', async () => {
    // The status of a child in an answer is ignored.
    const children = [{ ...aPiece('p', { v: 1 }), status: { s: 1 } }, aConfigMap('c', { k: 'v' })];
    const cluster = await aFamily(children, { applyMode });
    const before = cluster.logged('Written').length;
    await answerNow(cluster, children);
    expect(cluster.logged('Written')).toHaveLength(before);
  });

  test.each([
    ['an unknown kind', { apiVersion: 'example.org/v1', kind: 'Nothing', metadata: { name: 'x' } }],
    ['no apiVersion', { kind: 'Piece', metadata: { name: 'x' } }],
  ])('a child of %s fails alone: the others and the status are written', async (_name, child) => {
    const cluster = await aFamily([child, aPiece('p')], { applyMode });
    expect(cluster.logged('SyncError')[0]?.message).toContain('no kind');
    expect(await cluster.get('Piece', 'p')).toBeDefined();
    expect((await cluster.get('Demo', 'a'))?.['status']).toMatchObject({ n: 1 });
  });

  test('a child of a kind without a rule is created, and neither observed nor deleted', async () => {
    const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 's' } };
    const cluster = await aFamily([secret], { applyMode });
    await answerNow(cluster, []);
    expect(cluster.calls.at(-1)?.asked.children).not.toHaveProperty(['Secret.v1']);
    expect(await cluster.store.get({ ...PIECE, ...secret, name: 's' })).toBeDefined();
  });

  test.each([
    ['another label', { labels: { 'controller-uid': 'other' } }],
    ['labels null', { labels: null }],
    ['a label that is not a string', { labels: { a: 1 } }],
  ])('a child with %s stops all children and the status', async (_name, metadata) => {
    const cluster = await aFamily([aPiece('p', {}, metadata), aConfigMap('c')], { applyMode });
    expect(cluster.logged('SyncError')[0]?.message).toContain('labels');
    expect(cluster.logged('Written')).toEqual([]);
  });

  test('a child that is being deleted is not changed until it is deleted', async () => {
    const cluster = await aFamily([aPiece('p', { v: 1 }, { finalizers: ['example.org/hold'] })], {
      applyMode,
    });
    await cluster.store.delete(PIECE);
    await answerNow(cluster, [aPiece('p', { v: 2 })]);
    expect(await cluster.get('Piece', 'p')).toMatchObject({ spec: { v: 1 } });
    expect(cluster.calls.at(-1)?.asked.children['Piece.example.org/v1']).toHaveProperty(['ml/p']);
    await cluster.store.patch(PIECE, { type: 'merge', body: { metadata: { finalizers: null } } });
    await cluster.settle();
    expect(await cluster.get('Piece', 'p')).toMatchObject({ spec: { v: 2 } });
  });

  test('a child whose deletion takes long is deleted once', async () => {
    const cluster = await aFamily([aPiece('p', {}, { finalizers: ['example.org/hold'] })], { applyMode });
    await answerNow(cluster, []);
    await answerNow(cluster, []);
    expect(cluster.logged('Written').filter(({ verb }) => verb === 'delete')).toHaveLength(1);
  });

  test('a child in another namespace is created, and collected because its owner is absent there', async () => {
    const cluster = await aFamily([aPiece('p', {}, { namespace: 'other' })], { applyMode });
    const writes = cluster.logged('Written').map(({ object }) => object.namespace);
    expect(writes).toContain('other');
    await expect(cluster.store.get({ ...PIECE, namespace: 'other' })).rejects.toThrow('not found');
  });
});

test('dynamic apply never changes another object of the same name, and reports no error', async () => {
  const cluster = await aDemoCluster({ objects: [aPiece('p', { theirs: 1 }, { namespace: 'ml' })] });
  cluster.hooks['sync'] = () => ({ children: [aPiece('p', { v: 1 })] });
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(await cluster.get('Piece', 'p')).toMatchObject({ spec: { theirs: 1 } });
  expect(cluster.logged('Refused').map(({ refusal }) => refusal.reason)).toContain('AlreadyExists');
  expect(cluster.logged('SyncError')).toEqual([]);
});

test('server-side apply takes another object of the same name over', async () => {
  const cluster = await aDemoCluster({
    applyMode: 'server-side-apply',
    objects: [aPiece('p', { theirs: 1 }, { namespace: 'ml' })],
  });
  cluster.hooks['sync'] = () => ({ children: [aPiece('p', { v: 1 })] });
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(await cluster.get('Piece', 'p')).toMatchObject({
    metadata: { ownerReferences: [{ kind: 'Demo' }] },
    spec: { theirs: 1, v: 1 },
  });
});

test('server-side apply is refused for the child of another controller, in every sync', async () => {
  const owner = { apiVersion: 'v1', kind: 'Pod', name: 'x', uid: 'other', controller: true };
  const cluster = await aDemoCluster({ applyMode: 'server-side-apply' });
  cluster.hooks['sync'] = () => ({ children: [aPiece('p', { v: 1 })] });
  await cluster.store.create(aDemo());
  const stranger = aPiece('p', {}, { namespace: 'ml', ownerReferences: [owner] });
  await cluster.store.create(stranger);
  await cluster.engine.round();
  expect(cluster.logged('Refused')[0]).toMatchObject({ verb: 'apply', refusal: { code: 422 } });
});

test('a change by another client stays in fields that the hook does not set, and is reverted in the others', async () => {
  const cluster = await aFamily([aPiece('p', { v: 1 })]);
  await cluster.store.patch(PIECE, { type: 'merge', body: { spec: { v: 9, theirs: 1 } } });
  await cluster.settle();
  expect(await cluster.get('Piece', 'p')).toMatchObject({ spec: { v: 1, theirs: 1 } });
});

test('a malformed last-applied annotation is an error of that child', async () => {
  const cluster = await aFamily([aPiece('p', { v: 1 }), aConfigMap('c')]);
  const body = { metadata: { annotations: { 'metacontroller.k8s.io/last-applied-configuration': '{' } } };
  await cluster.store.patch(PIECE, { type: 'merge', body });
  await cluster.settle();
  expect(cluster.logged('SyncError').length).toBeGreaterThan(0);
});

test('the order within one kind comes from the seed, that of kinds from their group', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const orders = await Promise.all(
    [1, 1, 2].map(async (seed) => {
      const pieces = names.map((name) => aPiece(name));
      const cluster = await aFamily([...pieces, aConfigMap('first')], { seed });
      return cluster
        .logged('Written')
        .filter(({ verb }) => verb === 'create')
        .map(({ object }) => object.name);
    }),
  );
  expect(orders[0]).toEqual(orders[1]);
  expect(orders[0]).not.toEqual(orders[2]);
  expect(orders.map(([first]) => first)).toEqual(['first', 'first', 'first']);
});
