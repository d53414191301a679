import type { AnyObject } from '../../../hooks/api/hook.js';
import type { JobSet } from '../../../hooks/api/kinds.js';
import { aRuntime, aTrainJob, find, jobStatus, observed } from '../../support/objects.js';
import { syncOf, theSnapshot } from '../../support/story.js';

// A gang-scheduled job; each test is one moment of its life.
const job = aTrainJob();
const paused = aTrainJob({ spec: { suspend: true } });
const snapshot = theSnapshot(
  job,
  aRuntime({ podGroupPolicy: { coscheduling: { scheduleTimeoutSeconds: 60 } } }),
);
const kinds = (answer: ReturnType<typeof syncOf>): readonly string[] =>
  answer.children.map(({ kind }) => kind).sort();

const podGroup = observed(find<AnyObject>(syncOf(job, { children: [snapshot] }).children, 'PodGroup')!);
const created = find<JobSet>(syncOf(job, { children: [snapshot, podGroup] }).children, 'JobSet')!;
const running = observed(created, { status: { replicatedJobsStatus: [jobStatus({ active: 1 })] } });
const asleep = observed({ ...created, spec: { ...created.spec, suspend: true } } as JobSet, {
  status: { replicatedJobsStatus: [jobStatus({ suspended: 1 })] },
});

test('the PodGroup exists before the JobSet is created', () => {
  expect(kinds(syncOf(job, { children: [snapshot] }))).toEqual(['ConfigMap', 'PodGroup']);
  expect(kinds(syncOf(job, { children: [snapshot, podGroup] }))).toEqual(['ConfigMap', 'JobSet', 'PodGroup']);
});

test('for a job that is created suspended, both are created at once: it has no Pods yet', () => {
  expect(kinds(syncOf(paused, { children: [snapshot] }))).toEqual(['ConfigMap', 'JobSet', 'PodGroup']);
});

test('one that is left from another JobSet is brought in line with the new one', () => {
  const larger = aTrainJob({ spec: { trainer: { numNodes: 4 } } });
  const answer = syncOf(larger, { children: [snapshot, podGroup] });
  expect(find<AnyObject>(answer.children, 'PodGroup')).toMatchObject({ spec: { minMember: 4 } });
});

test('it stays while the job runs, and while its JobSet is being suspended', () => {
  for (const trainJob of [job, paused]) {
    expect(kinds(syncOf(trainJob, { children: [snapshot, podGroup, running] }))).toEqual([
      'ConfigMap',
      'JobSet',
      'PodGroup',
    ]);
  }
});

test('it is deleted once the JobSet is suspended (D5)', () => {
  expect(kinds(syncOf(paused, { children: [snapshot, podGroup, asleep] }))).toEqual(['ConfigMap', 'JobSet']);
});

test('it is there again before the JobSet is resumed', () => {
  const asked = syncOf(job, { children: [snapshot, asleep] });
  expect(kinds(asked)).toEqual(['ConfigMap', 'JobSet', 'PodGroup']);
  expect(find<JobSet>(asked.children, 'JobSet')!.spec.suspend).toBe(true);

  const resumed = syncOf(job, { children: [snapshot, podGroup, asleep] });
  expect(find<JobSet>(resumed.children, 'JobSet')!.spec.suspend).toBe(false);
});

test('one that is being deleted does not count: the JobSet waits', () => {
  const going = observed(podGroup, { metadata: { deletionTimestamp: '2030-01-01T12:00:00Z' } });
  const answer = syncOf(job, { children: [snapshot, going, asleep] });
  expect(find<JobSet>(answer.children, 'JobSet')!.spec.suspend).toBe(true);
});

test('one that was deleted while the job runs is created again, and the JobSet is not touched', () => {
  const answer = syncOf(job, { children: [snapshot, running] });
  expect(kinds(answer)).toEqual(['ConfigMap', 'JobSet', 'PodGroup']);
  expect(find<JobSet>(answer.children, 'JobSet')!.spec).toEqual(created.spec);
});
