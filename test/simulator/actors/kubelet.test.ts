import { type VirtualClock, timestampOf, virtualClock } from '../../../apiserver/clock.js';
import { type MemoryStore, memoryStore } from '../../../apiserver/memory/store.js';
import { type PodCourse, kubelet } from '../../../simulator/actors/kubelet.js';
import type { Pod } from '../../../simulator/actors/workloads.js';
import { settle } from '../../../simulator/loop.js';

const ref = { apiVersion: 'v1', kind: 'Pod', name: 'a', namespace: 'ml' };

interface World {
  readonly store: MemoryStore;
  readonly clock: VirtualClock;
  readonly phaseAfter: (seconds: number) => Promise<string | undefined>;
}

async function aWorld(spec: object, courseOf: () => PodCourse): Promise<World> {
  const clock = virtualClock('2030-01-01T12:00:00Z');
  let uids = 0;
  const store = memoryStore({ now: () => timestampOf(clock), uid: () => `uid-${(uids += 1)}` });
  const metadata = { name: 'a', namespace: 'ml' };
  await store.create({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata,
    spec: { containers: [{ name: 'node' }], ...spec },
  });
  const actor = kubelet(store, clock, courseOf);
  return {
    store,
    clock,
    phaseAfter: async (seconds) => {
      await settle(clock, [actor], { quietMs: Infinity, maxMs: seconds * 1000 });
      const pod = (await store.get(ref)) as unknown as Pod;
      return pod.status?.phase;
    },
  };
}

const course: PodCourse = { startSeconds: 2, runSeconds: 10 };

test('a Pod waits, runs and succeeds after its time', async () => {
  const { phaseAfter, store } = await aWorld({}, () => course);
  expect(await phaseAfter(1)).toBe('Pending');
  expect(await phaseAfter(2)).toBe('Running');
  expect(await store.get(ref)).toMatchObject({
    status: { startTime: '2030-01-01T12:00:02Z', conditions: [{ type: 'Ready', status: 'True' }] },
  });
  expect(await phaseAfter(10)).toBe('Succeeded');
  expect(await store.get(ref)).toMatchObject({
    status: { conditions: [{ type: 'Ready', status: 'False' }] },
  });
});

test.each([
  { name: 'with exit code 1', exitCode: undefined, want: 1 },
  { name: 'or with the exit code of the course', exitCode: 137, want: 137 },
])('it fails if its course says so, $name', async ({ exitCode, want }) => {
  const code = exitCode === undefined ? {} : { exitCode };
  const { phaseAfter, store } = await aWorld({}, () => ({ ...course, ends: 'Failed', ...code }));
  expect(await phaseAfter(13)).toBe('Failed');
  expect(await store.get(ref)).toMatchObject({
    status: { containerStatuses: [{ name: 'node', state: { terminated: { exitCode: want } } }] },
  });
});

test('without an end it runs until its course is changed', async () => {
  let now: PodCourse = { startSeconds: 2 };
  const { phaseAfter } = await aWorld({}, () => now);
  expect(await phaseAfter(3600)).toBe('Running');
  now = { startSeconds: 2, runSeconds: 0, ends: 'Failed' };
  expect(await phaseAfter(1)).toBe('Failed');
});

test('it waits for a node that matches its selector', async () => {
  const { phaseAfter, store } = await aWorld({ nodeSelector: { zone: 'a' } }, () => course);
  const node = (name: string, zone: string): object => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name, labels: { zone } },
  });
  await store.create(node('far', 'b'));
  expect(await phaseAfter(60)).toBe('Pending');
  await store.create(node('near', 'a'));
  expect(await phaseAfter(1)).toBe('Running');
});

test('it waits for the removal of its scheduling gates', async () => {
  const { phaseAfter, store } = await aWorld({ schedulingGates: [{ name: 'quota' }] }, () => course);
  expect(await phaseAfter(60)).toBe('Pending');
  await store.patch(ref, { type: 'merge', body: { spec: { schedulingGates: [] } } });
  expect(await phaseAfter(1)).toBe('Running');
});
