// Related objects: when customize is called, what the rules select, and which parents their events enqueue.
import type { AnyObject } from '../../../hooks/api/hook.js';
import {
  DEMO,
  START,
  aConfigMap,
  aDemo,
  aDemoCluster,
  aPiece,
  type DemoCluster,
  type DemoOptions,
} from '../../support/democluster.js';

const CONFIG = { apiVersion: 'v1', kind: 'ConfigMap', name: 'c', namespace: 'ml' } as const;
const configMaps = { apiVersion: 'v1', resource: 'configmaps' };
const configNamed = (name: string): object => ({ relatedResources: [{ ...configMaps, names: [name] }] });

/** A Demo whose customize hook names the ConfigMap `c`; it has no children of that kind. */
async function aCluster(options: DemoOptions = {}): Promise<DemoCluster> {
  const cluster = await aDemoCluster({
    objects: [aConfigMap('c', { v: '1' }, { namespace: 'ml' })],
    ...options,
    spec: { childResources: [{ apiVersion: 'example.org/v1', resource: 'pieces' }], ...options.spec },
    hooks: { customize: () => configNamed('c'), ...options.hooks },
  });
  await cluster.store.create(aDemo());
  await cluster.settle();
  return cluster;
}

function related({ calls }: DemoCluster): Readonly<Record<string, Readonly<Record<string, AnyObject>>>> {
  return calls.findLast(({ hook }) => hook === 'sync')?.asked.related ?? {};
}

test('the objects that the rules select are sent to sync, by kind and key', async () => {
  const cluster = await aCluster();
  expect(related(cluster)).toEqual({
    'ConfigMap.v1': { 'ml/c': expect.objectContaining({ data: { v: '1' } }) as object },
  });
});

test('a rule without matches has its kind even so, and rules of the same kind are merged', async () => {
  const both = [
    { ...configMaps, names: ['c'] },
    { ...configMaps, names: ['d'] },
    { apiVersion: 'v1', resource: 'secrets' },
  ];
  const cluster = await aCluster({
    objects: ['c', 'd', 'e'].map((name) => aConfigMap(name, {}, { namespace: 'ml' })),
    hooks: { customize: () => ({ relatedResources: both }) },
  });
  expect(Object.keys(related(cluster)['ConfigMap.v1'] ?? {})).toEqual(['ml/c', 'ml/d']);
  expect(related(cluster)['Secret.v1']).toEqual({});
});

test('without a customize hook there are no related objects', async () => {
  const cluster = await aDemoCluster({ hooks: { sync: () => ({}) } });
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(related(cluster)).toEqual({});
});

test('the first use of a kind delays the sync, which is not an error', async () => {
  const cluster = await aCluster();
  expect(cluster.called().slice(0, 2)).toEqual(['customize', 'sync']);
  expect(cluster.logged('NotSynced').map(({ retryMs }) => retryMs)).toEqual([5]);
  expect(cluster.logged('SyncError')).toEqual([]);
});

test('an unknown kind keeps the sync waiting', async () => {
  const unknown = { relatedResources: [{ apiVersion: 'v1', resource: 'nothings' }] };
  const cluster = await aCluster({ hooks: { customize: () => unknown } });
  expect(cluster.called()).toEqual(['customize']);
  expect(cluster.logged('NotSynced').length).toBeGreaterThan(3);
});

test.each([
  ['a spec change calls customize again', { spec: { size: 2 } }, ['customize', 'sync']],
  ['a label does not', { metadata: { labels: { a: '1' } } }, ['sync']],
  ['an annotation does not', { metadata: { annotations: { a: '1' } } }, ['sync']],
])('%s', async (_name, body, want) => {
  const cluster = await aCluster();
  cluster.called();
  await cluster.patch(DEMO, body);
  await cluster.settle();
  expect([...new Set(cluster.called())]).toEqual(want);
});

test('the start of a deletion calls customize again', async () => {
  const cluster = await aCluster({ hooks: { finalize: () => ({}) } });
  cluster.called();
  await cluster.store.delete(DEMO);
  await cluster.settle();
  expect(cluster.called().slice(0, 2)).toEqual(['customize', 'finalize']);
});

test('rules are cached for 20 minutes', async () => {
  const cluster = await aCluster();
  cluster.called();
  const asked: (readonly string[])[] = [];
  for (const [minutes, label] of [
    [20, 'within'],
    [20.01, 'after'],
  ] as const) {
    cluster.clock.advanceTo(START + minutes * 60_000);
    await cluster.patch(DEMO, { metadata: { labels: { at: label } } });
    await cluster.engine.round();
    asked.push(cluster.called());
  }
  expect(asked).toEqual([['sync'], ['customize', 'sync']]);
});

test('a failed answer is not cached', async () => {
  let calls = 0;
  const refused = { status: 500, headers: {}, body: 'boom' };
  const cluster = await aCluster({
    hooks: { customize: () => ((calls += 1) < 3 ? refused : configNamed('c')) },
  });
  expect(cluster.called().slice(0, 3)).toEqual(['customize', 'customize', 'customize']);
  expect(related(cluster)).toHaveProperty(['ConfigMap.v1', 'ml/c']);
});

test('429 of customize has the same effect as that of sync', async () => {
  let isFirst = true;
  const busy = { status: 429, headers: { 'retry-after': '2' }, body: '' };
  const cluster = await aCluster({
    hooks: {
      customize: () => {
        const answer = isFirst ? busy : configNamed('c');
        isFirst = false;
        return answer;
      },
    },
  });
  await cluster.settle(3);
  expect(cluster.logged('TooManyRequests')[0]).toMatchObject({ retryMs: 2000 });
  expect(related(cluster)).toHaveProperty(['ConfigMap.v1']);
});

describe('an event of a related kind', () => {
  test.each<[string, (cluster: DemoCluster) => Promise<unknown>, readonly string[]]>([
    [
      'a change of a selected object enqueues the parent',
      ({ patch }) => patch(CONFIG, { data: { v: '2' } }),
      ['sync'],
    ],
    ['its deletion does', ({ store }) => store.delete(CONFIG), ['sync']],
    [
      'another object of the kind does not',
      ({ store }) => store.create(aConfigMap('other', {}, { namespace: 'ml' })),
      [],
    ],
    ['another kind does not', ({ store }) => store.create({ ...aConfigMap('c'), ...secret }), []],
  ])('%s', async (_name, act, want) => {
    const cluster = await aCluster();
    cluster.called();
    await act(cluster);
    await cluster.settle();
    expect(cluster.called()).toEqual(want);
  });

  test('a change of an object that leaves the selection enqueues the parent', async () => {
    const cluster = await aCluster({
      objects: [aConfigMap('c', {}, { namespace: 'ml', labels: { pick: 'me' } })],
      hooks: {
        customize: () => ({
          relatedResources: [{ ...configMaps, labelSelector: { matchLabels: { pick: 'me' } } }],
        }),
      },
    });
    cluster.called();
    await cluster.patch(CONFIG, { metadata: { labels: { pick: 'not' } } });
    await cluster.settle();
    expect(cluster.called()).toEqual(['sync']);
    expect(related(cluster)['ConfigMap.v1']).toEqual({});
  });

  test('reads the rules of every parent, selected or not, and skips those that fail', async () => {
    const cluster = await aCluster({
      spec: {
        parentResource: {
          apiVersion: 'example.org/v1',
          resource: 'demos',
          labelSelector: { matchExpressions: [{ key: 'off', operator: 'DoesNotExist' }] },
        },
      },
    });
    await cluster.store.create(aDemo({}, { name: 'off', labels: { off: 'yes' } }));
    await cluster.settle();
    cluster.called();
    cluster.hooks['customize'] = () => ({ status: 500, headers: {}, body: 'boom' });
    await cluster.patch(CONFIG, { data: { v: '2' } });
    await cluster.settle();
    expect(cluster.called()).toEqual(['customize', 'sync']);
    expect(cluster.logged('SyncError')).toEqual([]);
  });
});

const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'c', namespace: 'ml' } };

test.each([
  ['names and labels', { names: ['c'], labelSelector: {} }],
  ['namespace and namespaceSelector', { namespace: 'ml', namespaceSelector: {} }],
])('a rule with %s fails the sync', async (_name, rule) => {
  const cluster = await aCluster({
    hooks: { customize: () => ({ relatedResources: [{ ...configMaps, ...rule }] }) },
  });
  expect(cluster.logged('SyncError')[0]?.message).toContain('exclude each other');
  expect(cluster.called()).not.toContain('sync');
});

test.each([
  ['v2 by namespace and name', 'v2', ['ml/c', 'other/c']],
  ['v1 by name, and only from its own namespace', 'v1', ['c']],
] as const)('names without a namespace come %s', async (_name, version, want) => {
  const cluster = await aCluster({
    version,
    objects: ['ml', 'other'].map((namespace) => aConfigMap('c', {}, { namespace })),
  });
  const found = related(cluster)['ConfigMap.v1'] ?? {};
  expect(Object.keys(found)).toEqual(want);
  expect(Object.values(found)[0]?.metadata.namespace).toBe('ml');
});

test.each([
  ['v2 by namespace and name', 'v2', 'ml/p'],
  ['v1 by name', 'v1', 'p'],
] as const)('children of a namespaced parent are named %s', async (_name, version, want) => {
  const cluster = await aDemoCluster({ version, hooks: { sync: () => ({ children: [aPiece('p')] }) } });
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(cluster.calls.at(-1)?.asked.children).toEqual({
    'Piece.example.org/v1': { [want]: expect.anything() as object },
    'ConfigMap.v1': {},
  });
});

test.each(['v1', 'v2'] as const)(
  'children of a cluster-scoped parent are named by both, in %s too',
  async (version) => {
    const cluster = await aDemoCluster({
      version,
      spec: { parentResource: { apiVersion: 'example.org/v1', resource: 'clusterdemos' } },
      hooks: { sync: () => ({ children: [aPiece('p', {}, { namespace: 'ml' })] }) },
    });
    await cluster.store.create({
      apiVersion: 'example.org/v1',
      kind: 'ClusterDemo',
      metadata: { name: 'a' },
    });
    await cluster.settle();
    expect(cluster.calls.at(-1)?.asked.children['Piece.example.org/v1']).toHaveProperty(['ml/p']);
  },
);
