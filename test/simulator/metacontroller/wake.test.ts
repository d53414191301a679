// Which events enqueue a sync, and which do not.
import {
  DEMO,
  aConfigMap,
  aDemo,
  aDemoCluster,
  aPiece,
  type DemoCluster,
} from '../../support/democluster.js';

const PIECE = { apiVersion: 'example.org/v1', kind: 'Piece', name: 'p', namespace: 'ml' } as const;
const parents = (more: object): object => ({
  parentResource: { apiVersion: 'example.org/v1', resource: 'demos', ...more },
});

/** A Demo with a Piece, settled. */
async function atRest(spec: object = {}, metadata: object = {}): Promise<DemoCluster> {
  const cluster = await aDemoCluster({ spec, hooks: { sync: () => ({ children: [aPiece('p')] }) } });
  await cluster.store.create(aDemo({}, metadata));
  await cluster.settle();
  cluster.called();
  return cluster;
}

type Act = (cluster: DemoCluster) => Promise<unknown>;

const setStatus: Act = ({ store }) =>
  store.patch(DEMO, { type: 'merge', body: { status: { theirs: 1 } } }, { subresource: 'status' });

test.each<[string, Act, boolean]>([
  ['nothing', () => Promise.resolve(), false],
  ['a change of the parent', ({ patch }) => patch(DEMO, { spec: { x: 1 } }), true],
  ['a change of its status', setStatus, true],
  ['a change of a child', ({ patch }) => patch(PIECE, { metadata: { labels: { l: '1' } } }), true],
  ['the deletion of a child', ({ store }) => store.delete(PIECE), true],
  [
    'an object that is not a child',
    ({ store }) => store.create(aConfigMap('x', {}, { namespace: 'ml' })),
    false,
  ],
  ['the deletion of the parent', ({ store }) => store.delete(DEMO), false],
])('%s', async (_name, act, isCalled) => {
  const cluster = await atRest();
  await act(cluster);
  await cluster.settle();
  expect(cluster.called().length > 0).toBe(isCalled);
});

test.each<[string, Act, boolean]>([
  ['a change of the spec counts', ({ patch }) => patch(DEMO, { spec: { x: 1 } }), true],
  ['a label counts', ({ patch }) => patch(DEMO, { metadata: { labels: { l: '1' } } }), true],
  ['an annotation counts', ({ patch }) => patch(DEMO, { metadata: { annotations: { l: '1' } } }), true],
  ['a status does not', setStatus, false],
  [
    'a finalizer does not',
    ({ patch }) => patch(DEMO, { metadata: { finalizers: ['example.org/x'] } }),
    false,
  ],
  ['a child counts', ({ store }) => store.delete(PIECE), true],
])('with ignoreStatusChanges %s', async (_name, act, isCalled) => {
  const cluster = await atRest(parents({ ignoreStatusChanges: true }));
  await act(cluster);
  await cluster.settle();
  expect(cluster.called().length > 0).toBe(isCalled);
});

test('with ignoreStatusChanges the own status write enqueues no further sync', async () => {
  const cluster = await aDemoCluster({ spec: parents({ ignoreStatusChanges: true }) });
  await cluster.store.create(aDemo());
  await cluster.settle();
  expect(cluster.called()).toEqual(['sync']);
});

test('with ignoreStatusChanges any change of a parent that is being deleted counts', async () => {
  const cluster = await atRest(parents({ ignoreStatusChanges: true }), { finalizers: ['example.org/x'] });
  await cluster.store.delete(DEMO);
  await cluster.settle();
  cluster.called();
  await setStatus(cluster);
  await cluster.settle();
  expect(cluster.called().length).toBeGreaterThan(0);
});

test.each([
  ['selected', { on: 'yes' }, true],
  ['not selected', { on: 'no' }, false],
])('a parent that is %s', async (_name, labels, isCalled) => {
  const cluster = await aDemoCluster({ spec: parents({ labelSelector: { matchLabels: { on: 'yes' } } }) });
  await cluster.store.create(aDemo({}, { labels }));
  await cluster.settle();
  expect(cluster.called().length > 0).toBe(isCalled);
});

test('a child enqueues only its own parent', async () => {
  const cluster = await aDemoCluster({
    hooks: { sync: ({ parent }) => ({ children: [aPiece(`p-${parent.metadata.name}`)] }) },
  });
  await cluster.store.create(aDemo());
  await cluster.store.create(aDemo({}, { name: 'b' }));
  await cluster.settle();
  cluster.called();
  const before = cluster.calls.length;
  await cluster.patch({ ...PIECE, name: 'p-b' }, { metadata: { labels: { l: '1' } } });
  await cluster.settle();
  expect(cluster.calls.slice(before).map(({ asked }) => asked.parent.metadata.name)).toEqual(['b']);
});

test('a child of a parent with another uid enqueues nothing', async () => {
  const cluster = await atRest();
  const owner = { apiVersion: 'example.org/v1', kind: 'Demo', name: 'a', uid: 'old', controller: true };
  await cluster.store.create(aPiece('q', {}, { namespace: 'ml', ownerReferences: [owner] }));
  await cluster.settle();
  expect(cluster.called()).toEqual([]);
});
