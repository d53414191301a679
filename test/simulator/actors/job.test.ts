import { reconcile } from '../../../simulator/actors/job/reconcile.js';
import type { Job, JobStatus, Pod } from '../../../simulator/actors/workloads.js';

const NOON = '2030-01-01T12:00:00Z';
const LATER = '2030-01-01T12:05:00Z';

function aJob(spec: Partial<Job['spec']> = {}, status?: JobStatus): Job {
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: 'llama-node-0', namespace: 'ml', uid: 'job-uid' },
    spec: {
      completionMode: 'Indexed',
      parallelism: 2,
      completions: 2,
      template: { metadata: { labels: { a: 'b' } }, spec: { containers: [] } },
      ...spec,
    },
    ...(status === undefined ? {} : { status }),
  };
}

function aPod(index: number, phase?: string, ready = false): Pod {
  const labels = { 'batch.kubernetes.io/job-completion-index': String(index) };
  const owner = {
    apiVersion: 'batch/v1',
    kind: 'Job',
    name: 'llama-node-0',
    uid: 'job-uid',
    controller: true,
  };
  const name = `llama-node-0-${index}-${phase ?? 'new'}`;
  const conditions = [{ type: 'Ready', status: ready ? 'True' : 'False' }];
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace: 'ml', labels, ownerReferences: [owner] },
    spec: { containers: [] },
    ...(phase === undefined ? {} : { status: { phase, conditions } }),
  };
}

const indexesOf = (pods: readonly object[] = []): readonly (string | undefined)[] =>
  (pods as readonly Pod[]).map(
    ({ metadata }) => metadata.labels?.['batch.kubernetes.io/job-completion-index'],
  );
const toldIn = ({ conditions = [] }: JobStatus): readonly string[] =>
  conditions.map(({ type, status, reason }) => `${type}=${status} ${reason}`);

test('an Indexed Job creates one Pod for each index, with its name and label', () => {
  const { create } = reconcile(aJob(), [], NOON)!;
  expect(create).toHaveLength(2);
  expect(create![1]).toMatchObject({
    metadata: {
      generateName: 'llama-node-0-1-',
      namespace: 'ml',
      labels: { a: 'b', 'batch.kubernetes.io/job-name': 'llama-node-0' },
      ownerReferences: [{ kind: 'Job', uid: 'job-uid', controller: true }],
    },
    spec: { hostname: 'llama-node-0-1' },
  });
});

test.each([
  { name: 'none that exists', job: aJob(), pods: [aPod(0), aPod(1, 'Running')], want: [] },
  {
    name: 'the one whose Pod has failed',
    job: aJob(),
    pods: [aPod(0, 'Failed'), aPod(1, 'Running')],
    want: ['0'],
  },
  { name: 'none that has succeeded', job: aJob(), pods: [aPod(0, 'Succeeded')], want: ['1'] },
  {
    name: 'no more than may run at a time',
    job: aJob({ completions: 5 }),
    pods: [aPod(0, 'Running')],
    want: ['1'],
  },
  {
    name: 'any Pod if the Job is not Indexed',
    job: aJob({ completionMode: 'NonIndexed' }),
    pods: [],
    want: [undefined, undefined],
  },
  {
    name: 'Pods of other owners do not count',
    job: aJob(),
    pods: [{ ...aPod(0), metadata: { name: 'x' } }],
    want: ['0', '1'],
  },
])('recreates: $name', ({ job, pods, want }) => {
  expect(indexesOf(reconcile(job, pods, NOON)!.create)).toEqual(want);
});

test('counts its Pods, without zeros except for ready', () => {
  const pods = [aPod(0, 'Running', true), aPod(1, 'Pending'), aPod(1, 'Failed')];
  expect(reconcile(aJob(), pods, NOON)!.status).toEqual({ active: 2, ready: 1, failed: 1, startTime: NOON });
  expect(reconcile(aJob(), [], NOON)!.status).toEqual({ ready: 0, startTime: NOON });
});

test('is complete when every index has succeeded; the Pods stay', () => {
  const found = reconcile(aJob(), [aPod(0, 'Succeeded'), aPod(1, 'Succeeded')], NOON)!;
  expect(toldIn(found.status)).toEqual(['Complete=True CompletionsReached']);
  expect(found).toMatchObject({ status: { succeeded: 2, completionTime: NOON }, delete: [] });
});

test('with nothing to complete it is complete at once', () => {
  expect(toldIn(reconcile(aJob({ parallelism: 0, completions: 0 }), [], NOON)!.status)).toEqual([
    'Complete=True CompletionsReached',
  ]);
});

test('fails when more Pods have failed than its limit, and deletes the others', () => {
  const pods = [aPod(0, 'Failed'), aPod(1, 'Running', true)];
  expect(toldIn(reconcile(aJob({ backoffLimit: 1 }), pods, NOON)!.status)).toEqual([]);
  const found = reconcile(aJob({ backoffLimit: 0 }), pods, NOON)!;
  expect(toldIn(found.status)).toEqual(['Failed=True BackoffLimitExceeded']);
  expect(found.delete).toEqual([pods[1]]);
});

test('a Job that has finished or is being deleted is not changed', () => {
  const { status } = reconcile(aJob({ backoffLimit: 0 }), [aPod(0, 'Failed')], NOON)!;
  expect(reconcile(aJob({}, status), [], NOON)).toBeUndefined();
  const going = aJob();
  expect(
    reconcile({ ...going, metadata: { ...going.metadata, deletionTimestamp: NOON } }, [], NOON),
  ).toBeUndefined();
});

describe('suspended', () => {
  const pods = [aPod(0, 'Running', true), aPod(1, 'Succeeded')];
  const paused = reconcile(aJob({ suspend: true }, { startTime: NOON }), pods, NOON)!;

  test('its running Pods are deleted, its start time is removed, and it has the condition', () => {
    expect(paused.delete).toEqual([pods[0]]);
    expect(paused.create).toBeUndefined();
    expect(paused.status).not.toHaveProperty('startTime');
    expect(toldIn(paused.status)).toEqual(['Suspended=True JobSuspended']);
  });

  test('resumed, it creates the missing Pods, with a new start time', () => {
    const found = reconcile(aJob({}, paused.status), [pods[1]!], LATER)!;
    expect(indexesOf(found.create)).toEqual(['0']);
    expect(found.status.startTime).toBe(LATER);
    expect(toldIn(found.status)).toEqual(['Suspended=False JobResumed']);
  });
});
