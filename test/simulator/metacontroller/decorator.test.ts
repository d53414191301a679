// How a decorator changes its targets and attachments.
import type { AnyObject } from '../../../hooks/api/hook.js';
import {
  DEMO,
  aConfigMap,
  aDemo,
  aDemoCluster,
  aPiece,
  type DemoCluster,
  type DemoHook,
} from '../../support/democluster.js';

const MARK = 'metacontroller.k8s.io/decorator-controller';
const FINALIZER = 'metacontroller.io/decoratorcontroller-demos';

async function decorated(sync: DemoHook, more: object = {}, target: object = {}): Promise<DemoCluster> {
  const cluster = await aDemoCluster({ kind: 'DecoratorController', ...more, hooks: { sync } });
  await cluster.store.create(aDemo({}, target));
  await cluster.settle();
  return cluster;
}

const demoOf = ({ get }: DemoCluster): Promise<AnyObject | undefined> => get('Demo', 'a');

test('an attachment has its target as owner, and the name of the decorator', async () => {
  const cluster = await decorated(() => ({ attachments: [aPiece('p', { v: 1 })] }));
  expect(await cluster.get('Piece', 'p')).toMatchObject({
    metadata: { annotations: { [MARK]: 'demos' }, ownerReferences: [{ kind: 'Demo', controller: true }] },
    spec: { v: 1 },
  });
  expect(cluster.calls.at(-1)?.asked).toMatchObject({
    object: { kind: 'Demo' },
    attachments: { 'Piece.example.org/v1': { 'ml/p': { spec: { v: 1 } } }, 'ConfigMap.v1': {} },
    finalizing: false,
  });
});

test.each([
  ['sets', { new: '1' }, { theirs: 'x', old: '1', new: '1' }],
  ['changes', { old: '2' }, { theirs: 'x', old: '2' }],
  ['removes by null', { old: null }, { theirs: 'x' }],
])('labels and annotations: an answer %s, and others stay', async (_name, edits, want) => {
  const strings = { theirs: 'x', old: '1' };
  const cluster = await decorated(
    () => ({ labels: edits, annotations: edits }),
    {},
    {
      labels: strings,
      annotations: strings,
    },
  );
  expect((await demoOf(cluster))?.metadata).toMatchObject({ labels: want, annotations: want });
  expect(Object.keys((await demoOf(cluster))?.metadata.labels ?? {})).toEqual(Object.keys(want));
});

test.each([
  ['left out', {}, { s: 1 }],
  ['null', { status: null }, { s: 1 }],
  ['empty', { status: {} }, {}],
  ['an object', { status: { t: 2 } }, { t: 2 }],
])('a status that is %s', async (_name, answer, want) => {
  const cluster = await decorated(() => ({ status: { s: 1 } }));
  cluster.hooks['sync'] = () => answer;
  await cluster.patch(DEMO, { spec: { x: 1 } });
  await cluster.settle();
  expect((await demoOf(cluster))?.['status']).toEqual(want);
});

test('without a change nothing is written', async () => {
  const cluster = await decorated(() => ({ labels: { a: '1' } }), {}, { labels: { a: '1' } });
  expect(cluster.logged('Written')).toEqual([]);
});

test('a new status is written first, and the object after it in any case', async () => {
  const cluster = await decorated(() => ({ status: { s: 1 } }));
  expect(
    cluster
      .logged('Written')
      .map(({ verb }) => verb)
      .slice(0, 2),
  ).toEqual(['update status', 'update']);
});

test('a kind without status subresource has its status in the object', async () => {
  const cluster = await aDemoCluster({
    kind: 'DecoratorController',
    spec: { resources: [{ apiVersion: 'v1', resource: 'serviceaccounts' }] },
    hooks: { sync: () => ({ status: { s: 1 } }) },
  });
  await cluster.store.create({
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: { name: 'a', namespace: 'ml' },
  });
  await cluster.engine.round();
  expect(cluster.logged('Written').map(({ verb }) => verb)).toEqual(['update']);
});

test('after a conflict on the target, the target and its attachments wait for the next sync', async () => {
  const cluster = await aDemoCluster({
    kind: 'DecoratorController',
    hooks: { sync: () => ({ labels: { ours: '1' }, attachments: [aPiece('p')] }) },
  });
  await cluster.store.create(aDemo());
  let isFirst = true;
  const { store } = cluster;
  const update = store.update.bind(store);
  Object.assign(store, {
    update: async (object: object, options?: object) => {
      if (isFirst) await cluster.patch(DEMO, { metadata: { labels: { theirs: '1' } } });
      isFirst = false;
      return update(object, options);
    },
  });
  await cluster.engine.round();
  expect(await cluster.get('Piece', 'p')).toBeUndefined();
  expect(cluster.logged('SyncError')).toEqual([]);
  await cluster.settle();
  expect(await cluster.get('Piece', 'p')).toBeDefined();
  expect((await demoOf(cluster))?.metadata.labels).toEqual({ theirs: '1', ours: '1' });
});

test('attachments that are left out are deleted; those of others are never observed', async () => {
  const cluster = await decorated(() => ({ attachments: [aPiece('p')] }));
  const owner = (await cluster.get('Piece', 'p'))?.metadata.ownerReferences;
  await cluster.store.create(aPiece('foreign', {}, { namespace: 'ml', ownerReferences: owner }));
  cluster.hooks['sync'] = () => ({});
  await cluster.patch(DEMO, { spec: { x: 1 } });
  await cluster.settle();
  expect(await cluster.get('Piece', 'p')).toBeUndefined();
  expect(await cluster.get('Piece', 'foreign')).toBeDefined();
  expect(cluster.calls.at(-1)?.asked.attachments).not.toHaveProperty(['Piece.example.org/v1', 'ml/foreign']);
});

test('an attachment whose name is taken is ignored', async () => {
  const cluster = await aDemoCluster({
    kind: 'DecoratorController',
    objects: [aPiece('p', { theirs: 1 }, { namespace: 'ml' })],
    hooks: { sync: () => ({ attachments: [aPiece('p', { v: 1 })] }) },
  });
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(await cluster.get('Piece', 'p')).toMatchObject({ spec: { theirs: 1 } });
  expect(cluster.logged('SyncError')).toEqual([]);
});

describe('selectors', () => {
  const both = {
    resources: [
      {
        apiVersion: 'example.org/v1',
        resource: 'demos',
        labelSelector: { matchLabels: { on: 'yes' } },
        annotationSelector: { matchAnnotations: { on: 'yes' } },
      },
    ],
  };
  const on = { on: 'yes' };

  test.each([
    ['both', { labels: on, annotations: on }, true],
    ['only labels', { labels: on }, false],
    ['only annotations', { annotations: on }, false],
  ])('a target must match both: %s', async (_name, target, isCalled) => {
    const cluster = await decorated(() => ({}), { spec: both }, target);
    expect(cluster.called().length > 0).toBe(isCalled);
  });

  test('a live target that stops matching is finalized, and loses attachments in the same sync', async () => {
    const cluster = await aDemoCluster({
      kind: 'DecoratorController',
      spec: both,
      hooks: {
        sync: () => ({ attachments: [aPiece('p')] }),
        finalize: () => ({ attachments: [], finalized: true, labels: { seen: '1' } }),
      },
    });
    await cluster.store.create(aDemo({}, { labels: on, annotations: on }));
    await cluster.settle();
    expect((await demoOf(cluster))?.metadata.finalizers).toEqual([FINALIZER]);
    cluster.called();
    await cluster.patch(DEMO, { metadata: { labels: { on: 'no' } } });
    await cluster.engine.round();
    expect(cluster.called()).toEqual(['finalize']);
    expect(await cluster.get('Piece', 'p')).toBeUndefined();
    expect((await demoOf(cluster))?.metadata).toMatchObject({ labels: { on: 'no', seen: '1' } });
    expect((await demoOf(cluster))?.metadata.finalizers).toBeUndefined();
  });

  test('without a finalize hook it is no longer synced, and attachments stay', async () => {
    const cluster = await decorated(
      () => ({ attachments: [aPiece('p')] }),
      { spec: both },
      {
        labels: on,
        annotations: on,
      },
    );
    await cluster.patch(DEMO, { metadata: { labels: { on: 'no' } } });
    await cluster.settle();
    expect(await cluster.get('Piece', 'p')).toBeDefined();
  });
});

test('a deleted target is finalized with its attachments managed, and is deleted after finalized: true', async () => {
  const cluster = await aDemoCluster({
    kind: 'DecoratorController',
    hooks: {
      sync: () => ({ attachments: [aPiece('p')] }),
      finalize: ({ attachments }) => ({
        attachments: [],
        finalized: Object.keys(attachments['Piece.example.org/v1'] ?? {}).length === 0,
      }),
    },
  });
  await cluster.store.create(aDemo());
  await cluster.settle();
  await cluster.store.delete(DEMO);
  await cluster.settle();
  expect(await demoOf(cluster)).toBeUndefined();
  expect(await cluster.get('Piece', 'p')).toBeUndefined();
  expect(cluster.logged('SyncError')).toEqual([]);
});

test('a deleted target with another finalizer is synced; its attachments are not changed', async () => {
  const hold = { finalizers: ['example.org/hold'] };
  const cluster = await decorated(() => ({ attachments: [aPiece('p')] }), {}, hold);
  await cluster.store.delete(DEMO);
  cluster.hooks['sync'] = () => ({ attachments: [], labels: { seen: '1' } });
  await cluster.settle();
  expect((await demoOf(cluster))?.metadata.labels).toEqual({ seen: '1' });
  expect(await cluster.get('Piece', 'p')).toBeDefined();
});

test('two decorators of one target do not observe the attachments of each other', async () => {
  const cluster = await decorated(() => ({ labels: { one: '1' }, attachments: [aPiece('p')] }));
  const { controller } = cluster.calls[0]!.asked;
  cluster.hooks['other'] = () => ({ labels: { two: '2' }, attachments: [aConfigMap('c')] });
  cluster.engine.load({
    ...controller,
    metadata: { name: 'others' },
    spec: {
      ...(controller['spec'] as object),
      hooks: { sync: { version: 'v2', webhook: { url: 'http://hooks.test/other' } } },
    },
  });
  await cluster.settle();
  expect((await demoOf(cluster))?.metadata.labels).toEqual({ one: '1', two: '2' });
  expect(await cluster.get('Piece', 'p')).toBeDefined();
  expect(await cluster.get('ConfigMap', 'c')).toBeDefined();
});

test('a decorator without a sync hook fails', async () => {
  const cluster = await aDemoCluster({ kind: 'DecoratorController', spec: { hooks: {} } });
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(cluster.logged('SyncError')[0]?.message).toContain('no enabled hooks');
});
