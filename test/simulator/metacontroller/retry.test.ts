// Retries after a failed hook, and resyncs.
import {
  DEMO,
  START,
  aDemo,
  aDemoCluster,
  aPiece,
  type DemoCluster,
  type DemoHook,
} from '../../support/democluster.js';

const response = (status: number, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers,
  body: 'busy',
});

/** When the hook was called, in milliseconds after the first time. */
function times({ calls }: DemoCluster): readonly number[] {
  return calls.map(({ at }) => at - calls[0]!.at);
}

async function aCluster(sync: DemoHook, spec: object = {}): Promise<DemoCluster> {
  const cluster = await aDemoCluster({ spec, hooks: { sync } });
  await cluster.store.create(aDemo());
  return cluster;
}

test('failures are retried after 5, 10, 20, 40 ms, and nothing is written', async () => {
  const cluster = await aCluster(() => response(500));
  await cluster.settle(0.05);
  expect(times(cluster)).toEqual([0, 5, 15, 35, 75]);
  expect(cluster.logged('SyncError').map(({ retryMs }) => retryMs)).toEqual([5, 10, 20, 40, 80]);
  expect(cluster.logged('SyncError')[0]?.message).toBe('the hook answered 500: busy');
  expect(cluster.logged('Written')).toEqual([]);
});

test('a success resets the delay', async () => {
  let calls = 0;
  const cluster = await aCluster(() => ((calls += 1) === 4 ? {} : response(500)));
  await cluster.settle(0.03);
  expect(cluster.logged('SyncError').map(({ retryMs }) => retryMs)).toEqual([5, 10, 20, 5, 10, 20, 40]);
});

test.each([201, 204, 302, 404, 503])('%s is a failure too', async (status) => {
  const cluster = await aCluster(() => response(status, { 'retry-after': '7' }));
  await cluster.engine.round();
  await cluster.engine.round();
  expect(cluster.logged('SyncError')[0]).toMatchObject({ retryMs: 5 });
});

test.each([
  ['seconds', { 'retry-after': '2' }, 2000],
  ['a date', { 'retry-after': 'Tue, 01 Jan 2030 12:00:03 GMT' }, 3000],
])('429 with Retry-After in %s is obeyed, and is not an error', async (_name, headers, want) => {
  let isFirst = true;
  const cluster = await aCluster(() => {
    const answer = isFirst ? response(429, headers) : {};
    isFirst = false;
    return answer;
  });
  await cluster.settle(5);
  expect(times(cluster).slice(0, 2)).toEqual([0, want]);
  expect(cluster.logged('TooManyRequests')[0]).toMatchObject({ retryMs: want });
  expect(cluster.logged('SyncError')).toEqual([]);
});

test.each([
  ['without Retry-After', {}],
  ['with a past date', { 'retry-after': 'Tue, 01 Jan 2030 11:00:00 GMT' }],
])('429 %s is retried at once, without end', async (_name, headers) => {
  const cluster = await aCluster(() => response(429, headers));
  for (let round = 0; round < 10; round += 1) await cluster.engine.round();
  expect(cluster.calls.length).toBeGreaterThanOrEqual(9);
  expect(new Set(times(cluster))).toEqual(new Set([0]));
});

test('a hook that cannot be reached is a failure', async () => {
  const cluster = await aCluster(() => {
    throw new Error('connection refused');
  });
  await cluster.settle(0.01);
  expect(cluster.logged('SyncError')[0]?.message).toBe('connection refused');
});

test('resyncAfterSeconds calls once more, and may have a fraction', async () => {
  let isFirst = true;
  const cluster = await aCluster(() => {
    const answer = isFirst ? { resyncAfterSeconds: 0.5 } : {};
    isFirst = false;
    return answer;
  });
  await cluster.settle(2);
  expect(times(cluster).at(-1)).toBe(500);
});

test('it is kept after syncs for other reasons', async () => {
  let calls = 0;
  const cluster = await aCluster(() => ((calls += 1) === 1 ? { resyncAfterSeconds: 10 } : {}));
  await cluster.settle(1);
  await cluster.patch(DEMO, { spec: { poke: 1 } });
  await cluster.settle(1);
  const before = calls;
  await cluster.settle(20);
  expect(calls).toBe(before + 1);
  expect(times(cluster).at(-1)).toBe(10_000);
});

test('an early retry replaces a later resync that is not requested again', async () => {
  let calls = 0;
  const cluster = await aCluster(() => {
    calls += 1;
    return calls === 1
      ? { resyncAfterSeconds: 10, children: [{ kind: 'Nothing', metadata: { name: 'x' } }] }
      : {};
  });
  // Quiet for longer than the resync: nothing more may come after the retry.
  await cluster.settle(0.5);
  const before = calls;
  await cluster.settle(30);
  expect(calls).toBe(before);
});

test.each([
  ['0 and less: none', -1, false],
  ['a number that overflows: at once', 1e300, true],
])('a resync of %s', async (_name, resyncAfterSeconds, isHot) => {
  const cluster = await aCluster(() => ({ resyncAfterSeconds }));
  for (let round = 0; round < 10; round += 1) await cluster.engine.round();
  expect(cluster.calls.length >= 9).toBe(isHot);
});

/** Calls of a round at each of these times (milliseconds after the start), beyond those of the first second. */
async function callsAt(cluster: DemoCluster, at: readonly number[]): Promise<readonly number[]> {
  await cluster.settle(0.1);
  const counts: number[] = [];
  for (const time of at) {
    const before = cluster.calls.length;
    cluster.clock.advanceTo(START + time);
    await cluster.engine.round();
    counts.push(cluster.calls.length - before);
  }
  return counts;
}

test.each([
  ['10 s', 10, [9_999, 10_000, 10_001, 20_000], [0, 1, 0, 1]],
  ['0, which is 1 s', 0, [999, 1000, 1001, 2000], [0, 1, 0, 1]],
  ['as long as the flush of the cache, which is ignored', 1800, [1_799_999], [0]],
])('resyncPeriodSeconds of %s syncs every parent', async (_name, resyncPeriodSeconds, at, want) => {
  const cluster = await aCluster(() => ({}), { resyncPeriodSeconds });
  expect(await callsAt(cluster, at)).toEqual(want);
});

test('every half hour the cache is flushed, and each parent is synced', async () => {
  const cluster = await aCluster(() => ({ children: [aPiece('p')] }));
  expect(await callsAt(cluster, [1_799_999, 1_800_000, 3_599_999, 3_600_000])).toEqual([0, 1, 0, 1]);
});
