// The engine as a whole: creation, changes and deletion of parents, on the virtual clock.
import { ControllerError, MetacontrollerCrash, createEngine } from '../../simulator/engine.js';
import { aDefinition } from '../support/definitions.js';
import { DEMO, aConfigMap, aDemo, aDemoCluster, aPiece, type DemoCluster } from '../support/democluster.js';

/** A finalizer, one child, a status. */
function aLife(): Promise<DemoCluster> {
  return aDemoCluster({
    hooks: {
      sync: ({ children }) => ({
        status: { pieces: Object.keys(children['Piece.example.org/v1'] ?? {}).length },
        children: [aPiece('p')],
      }),
      finalize: () => ({ finalized: true }),
    },
  });
}

test('a new parent is settled after three syncs: finalizer, child, status', async () => {
  const cluster = await aLife();
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(cluster.called()).toEqual(['sync', 'sync', 'sync']);
  expect(cluster.logged('Written').map(({ verb, object }) => `${verb} ${object.kind}`)).toEqual([
    'update Demo',
    'create Piece',
    'update status Demo',
    'update status Demo',
  ]);
  expect((await cluster.get('Demo', 'a'))?.['status']).toEqual({ pieces: 1, observedGeneration: 1 });
});

test('a deleted parent is finalized once, and the collector deletes its dependents', async () => {
  const cluster = await aLife();
  await cluster.store.create(aDemo());
  await cluster.settle();
  cluster.called();
  await cluster.store.delete(DEMO);
  await cluster.settle();
  expect(cluster.called()).toEqual(['finalize']);
  expect(await cluster.get('Demo', 'a')).toBeUndefined();
  expect(await cluster.get('Piece', 'p')).toBeUndefined();
});

test('the same seed gives the same log', async () => {
  const logs = await Promise.all(
    [1, 1].map(async () => {
      const cluster = await aLife();
      await cluster.store.create(aDemo());
      await cluster.settle();
      return cluster.engine.log;
    }),
  );
  expect(logs[0]).toEqual(logs[1]);
});

test('a hook is sent its controller as it was loaded', async () => {
  const cluster = await aLife();
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(cluster.calls[0]?.asked.controller).toMatchObject({
    kind: 'CompositeController',
    metadata: { name: 'demos' },
    status: {},
  });
});

test.each([
  ['only its metadata: nothing', (spec: object) => ({ metadata: { labels: { a: '1' } }, spec }), []],
  ['its spec: every parent', (spec: object) => ({ spec: { ...spec, resyncPeriodSeconds: 60 } }), ['sync']],
])('a controller that is loaded again with a change of %s is synced', async (_name, change, want) => {
  const cluster = await aLife();
  await cluster.store.create(aDemo());
  await cluster.settle();
  cluster.called();
  const { controller } = cluster.calls[0]!.asked;
  const { metadata = {}, spec } = change(controller['spec'] as object) as { metadata?: object; spec: object };
  cluster.engine.load({ ...controller, metadata: { ...controller.metadata, ...metadata }, spec });
  await cluster.settle();
  expect(cluster.called()).toEqual(want);
});

test('a controller that is unloaded calls no hook', async () => {
  const cluster = await aLife();
  cluster.engine.unload('CompositeController', 'demos');
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(cluster.called()).toEqual([]);
  expect(cluster.logged('Stopped')).toHaveLength(1);
});

test('a controller that Metacontroller would not start is refused', async () => {
  const cluster = await aLife();
  expect(() => {
    cluster.engine.load({ ...aDemo(), kind: 'CompositeController', spec: {} });
  }).toThrow(ControllerError);
});

test('a controller waits for kinds that do not exist yet', async () => {
  const cluster = await aDemoCluster({
    spec: { childResources: [{ apiVersion: 'later.org/v1', resource: 'laters' }] },
  });
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(cluster.called()).toEqual([]);
  expect(cluster.logged('CreateError').map(({ message }) => message)).toEqual([
    'laters of later.org/v1 are not known',
  ]);
  await cluster.store.create(aDefinition({ group: 'later.org', kind: 'Later' }));
  await cluster.settle();
  expect(cluster.called()).toContain('sync');
});

test('a composite whose parents have no status subresource never starts', async () => {
  const cluster = await aDemoCluster({
    spec: { parentResource: { apiVersion: 'v1', resource: 'configmaps' } },
  });
  await cluster.store.create(aConfigMap('c', {}, { namespace: 'ml' }));
  await cluster.settle();
  expect(cluster.called()).toEqual([]);
  expect(cluster.logged('CreateError')[0]?.message).toContain('no status subresource');
});

describe('a null among the children', () => {
  async function crashed(): Promise<DemoCluster> {
    const cluster = await aDemoCluster({ hooks: { sync: () => ({ status: { n: 1 }, children: [null] }) } });
    await cluster.store.create(aDemo());
    await expect(cluster.settle()).rejects.toThrow('null among the children');
    return cluster;
  }

  test('crashes the process before anything is written', async () => {
    const cluster = await crashed();
    expect(cluster.logged('Written')).toEqual([]);
    expect(cluster.logged('Crashed')).toHaveLength(1);
    await expect(cluster.engine.round()).rejects.toThrow(MetacontrollerCrash);
  });

  test('does so again after a restart, until the hook is fixed', async () => {
    const cluster = await crashed();
    cluster.engine.restart();
    await expect(cluster.settle()).rejects.toThrow('null among the children');
    cluster.hooks['sync'] = () => ({ status: { n: 1 } });
    cluster.engine.restart();
    await cluster.settle();
    expect((await cluster.get('Demo', 'a'))?.['status']).toMatchObject({ n: 1 });
  });

  test.each(['relatedResources', 'attachments'])('so does one in %s', async (list) => {
    const isRelated = list === 'relatedResources';
    const answer = (): object => ({ [list]: [null] });
    const cluster = await aDemoCluster({
      kind: isRelated ? 'CompositeController' : 'DecoratorController',
      hooks: isRelated ? { customize: answer } : { sync: answer },
    });
    await cluster.store.create(aDemo());
    await expect(cluster.settle()).rejects.toThrow('null');
  });
});

describe('server-side apply', () => {
  async function applied(child: object): Promise<DemoCluster> {
    const cluster = await aDemoCluster({
      applyMode: 'server-side-apply',
      hooks: { sync: () => ({ children: [child] }) },
    });
    await cluster.store.create(aDemo());
    await cluster.settle();
    return cluster;
  }
  const applies = ({ logged }: DemoCluster): number =>
    logged('Written').filter(({ verb }) => verb === 'apply').length;

  test('is repeated only by a new process, which changes nothing', async () => {
    const cluster = await applied(aPiece('p', { v: 1 }));
    const version = (await cluster.get('Piece', 'p'))?.metadata.resourceVersion;
    await cluster.patch(DEMO, { spec: { x: 1 } });
    await cluster.settle();
    expect(applies(cluster)).toBe(1);
    cluster.engine.restart();
    await cluster.settle();
    expect(applies(cluster)).toBe(2);
    expect((await cluster.get('Piece', 'p'))?.metadata.resourceVersion).toBe(version);
  });

  test.each([
    ['of a label is not noticed with a generation', aPiece('p'), 1],
    ['of a label is noticed without a generation', aConfigMap('p'), 2],
  ])('drift %s', async (_name, child, want) => {
    const cluster = await applied(child);
    const ref = { ...DEMO, apiVersion: child.apiVersion, kind: child.kind, name: 'p' };
    const uid = (await cluster.get('Demo', 'a'))?.metadata.uid;
    await cluster.patch(ref, { metadata: { labels: { theirs: '1', 'controller-uid': uid } } });
    await cluster.settle();
    expect(applies(cluster)).toBe(want);
  });

  test('removes the annotation of dynamic apply', async () => {
    const cluster = await aDemoCluster({ hooks: { sync: () => ({ children: [aPiece('p', { v: 1 })] }) } });
    await cluster.store.create(aDemo());
    await cluster.settle();
    const { controller } = cluster.calls[0]!.asked;
    const engine = createEngine({
      store: cluster.store,
      clock: cluster.clock,
      applyMode: 'server-side-apply',
      call: () =>
        Promise.resolve({
          status: 200,
          headers: {},
          body: JSON.stringify({ children: [aPiece('p', { v: 1 })] }),
        }),
    });
    engine.load(controller);
    for (let round = 0; round < 3; round += 1) await engine.round();
    expect((await cluster.get('Piece', 'p'))?.metadata.annotations).toBeUndefined();
  });
});

test('a hook with ETag is sent the tag, and 304 means the previous answer', async () => {
  const etag = { enabled: true };
  const tags: (string | undefined)[] = [];
  const cluster = await aDemoCluster({
    spec: { hooks: { sync: { version: 'v2', webhook: { url: 'http://hooks.test/sync', etag } } } },
    hooks: {
      sync: (_asked, headers) => {
        const tag = headers['if-none-match'];
        tags.push(tag);
        if (tag !== undefined) return { status: 304, headers: {}, body: '' };
        return { status: 200, headers: { etag: '"1"' }, body: '{"status":{"n":1}}' };
      },
    },
  });
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(tags).toEqual([undefined, '"1"']);
  expect((await cluster.get('Demo', 'a'))?.['status']).toEqual({ n: 1, observedGeneration: 1 });
});

test('304 without a tag is a failure', async () => {
  const cluster = await aDemoCluster({ hooks: { sync: () => ({ status: 304, headers: {}, body: '' }) } });
  await cluster.store.create(aDemo());
  await cluster.settle(0.01);
  expect(cluster.logged('SyncError')[0]?.message).toContain('304');
});

test('a slow watch shows a parent before its child: the child is created again, without an error', async () => {
  const cluster = await aDemoCluster({
    watchLatencyMs: 50,
    hooks: { sync: () => ({ children: [aPiece('p')], resyncAfterSeconds: 0.01 }) },
  });
  await cluster.store.create(aDemo());
  for (let ms = 0; ms < 40; ms += 1) {
    cluster.clock.advanceTo(cluster.clock.now() + 1);
    await cluster.engine.round();
  }
  expect(cluster.logged('Refused').map(({ refusal }) => refusal.reason)).toContain('AlreadyExists');
  expect(cluster.logged('SyncError')).toEqual([]);
  expect(await cluster.get('Piece', 'p')).toBeDefined();
});
