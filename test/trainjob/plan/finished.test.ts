import type { ObjectMeta } from '../../../hooks/api/hook.js';
import type { Condition } from '../../../hooks/api/kinds.js';
import { MULTIKUEUE_ORIGIN } from '../../../hooks/kueue/labels.js';
import type { TrainJobSpec } from '../../../hooks/trainjob/api/types.js';
import { UID, aCondition, aRuntime, aTrainJob, after, jobStatus, observed } from '../../support/objects.js';
import {
  appliedTo,
  conditionsOf,
  desiredJobSet,
  jobSetIn,
  kinds,
  syncOf,
  theSnapshot,
} from '../../support/story.js';

const running = { conditions: [], replicatedJobsStatus: [jobStatus({ active: 1 })] };
const snapshot = theSnapshot();
const runningJobSet = observed(desiredJobSet(), { status: running });

describe('terminal is final', () => {
  const ended = (reason: string, type: 'Complete' | 'Failed' = 'Failed') =>
    aTrainJob({
      status: { conditions: [aCondition(type, 'True', { reason, lastTransitionTime: after(60) })] },
    });
  const complete = ended('AllJobsCompleted', 'Complete');

  test('children stay as they are', () => {
    const answer = syncOf(complete, { children: [snapshot, runningJobSet], now: after(100) });
    expect(kinds(answer)).toEqual(['ConfigMap', 'JobSet']);
    expect(jobSetIn(answer)).toEqual(appliedTo(runningJobSet));
  });

  test.each([
    { name: 'complete', job: complete },
    { name: 'failed (D1)', job: ended('FailedJobs') },
    { name: 'timed-out', job: ended('DeadlineExceeded') },
  ])('nothing is created again for a $name job, whatever was deleted', ({ job }) => {
    expect(syncOf(job, { related: [aRuntime()], now: after(100) }).children).toEqual([]);
    expect(kinds(syncOf(job, { children: [snapshot], now: after(100) }))).toEqual(['ConfigMap']);
  });

  test('the JobSet of a job that exceeded its deadline is deleted', () => {
    expect(
      kinds(syncOf(ended('DeadlineExceeded'), { children: [snapshot, runningJobSet], now: after(100) })),
    ).toEqual(['ConfigMap']);
  });

  test('a JobSet that was created after the end is deleted', () => {
    const late = observed(desiredJobSet(), { metadata: { creationTimestamp: after(61) } });
    expect(kinds(syncOf(complete, { children: [snapshot, late], now: after(100) }))).toEqual(['ConfigMap']);
  });

  test.each([
    {
      name: 'one that was created in the second of the end and runs is deleted',
      status: running,
      want: ['ConfigMap'],
    },
    {
      name: 'one that ended in the second in which it was created stays',
      status: { conditions: [aCondition('Completed', 'True', { lastTransitionTime: after(60) })] },
      want: ['ConfigMap', 'JobSet'],
    },
  ])('$name', ({ status, want }) => {
    const jobSet = observed(desiredJobSet(), { status, metadata: { creationTimestamp: after(60) } });
    expect(kinds(syncOf(complete, { children: [snapshot, jobSet], now: after(100) }))).toEqual(want);
  });

  test('one that ended by a clock which is behind stays', () => {
    const status = { conditions: [aCondition('Completed', 'True', { lastTransitionTime: after(60) })] };
    const jobSet = observed(desiredJobSet(), { status, metadata: { creationTimestamp: after(65) } });
    expect(kinds(syncOf(complete, { children: [snapshot, jobSet], now: after(100) }))).toEqual([
      'ConfigMap',
      'JobSet',
    ]);
  });

  test('PodGroups are deleted (D5)', () => {
    const podGroup = observed({
      apiVersion: 'scheduling.x-k8s.io/v1alpha1',
      kind: 'PodGroup',
      metadata: { name: 'llama', namespace: 'ml' },
    });
    expect(
      kinds(syncOf(complete, { children: [snapshot, runningJobSet, podGroup], now: after(100) })),
    ).toEqual(['ConfigMap', 'JobSet']);
  });

  test("the JobSet lives for the runtime's ttlSecondsAfterFinished after the recorded end (D29)", () => {
    const template = aRuntime()['spec'] as { template: { spec: object } };
    const runtime = aRuntime({
      template: { spec: { ...template.template.spec, ttlSecondsAfterFinished: 30 } },
    });
    const children = [theSnapshot(aTrainJob(), runtime), runningJobSet];
    expect(desiredJobSet(aTrainJob(), runtime).spec.ttlSecondsAfterFinished).toBeUndefined();
    const before = syncOf(complete, { children, now: after(80) });
    expect(kinds(before)).toEqual(['ConfigMap', 'JobSet']);
    expect(before.resyncAfterSeconds).toBe(10);
    expect(kinds(syncOf(complete, { children, now: after(90) }))).toEqual(['ConfigMap']);

    // While the end is only about to be recorded, the JobSet is its one witness.
    const status = { conditions: [aCondition('Completed', 'True', { lastTransitionTime: after(60) })] };
    const unrecorded = syncOf(aTrainJob(), {
      children: [children[0]!, observed(desiredJobSet(), { status })],
      now: after(9999),
    });
    expect(conditionsOf(unrecorded)).toEqual(['Complete=True/Completed']);
    expect(kinds(unrecorded)).toEqual(['ConfigMap', 'JobSet']);
    expect(unrecorded.resyncAfterSeconds).toBe(1);
  });
});

describe('a TrainJob whose time to live is up', () => {
  interface Change {
    readonly metadata?: Partial<ObjectMeta>;
    readonly spec?: Partial<TrainJobSpec>;
    readonly conditions?: readonly Condition[];
  }
  const end = aCondition('Complete', 'True', { reason: 'AllJobsCompleted', lastTransitionTime: after(60) });
  // It ended a minute after noon, and is kept for half a minute.
  const ended = ({ metadata, spec, conditions = [end] }: Change = {}) =>
    aTrainJob({
      metadata: { resourceVersion: '7', ...metadata },
      spec: { ttlSecondsAfterFinished: 30, ...spec },
      status: { conditions },
    });
  const children = [snapshot, runningJobSet];
  const deletion = {
    effect: 'deleteTrainJob',
    object: {
      apiVersion: 'trainer.kubeflow.org/v1alpha1',
      kind: 'TrainJob',
      name: 'llama',
      namespace: 'ml',
    },
    uid: UID,
    resourceVersion: '7',
    because: `Complete since ${after(60)}, ttlSecondsAfterFinished is 30`,
  };

  test('is asked to be deleted, on the very second, with its children as they are', () => {
    const answer = syncOf(ended(), { children, now: after(90) });
    expect(answer.effects).toEqual([deletion]);
    expect(answer.status.conditions).toEqual([end]);
    expect(kinds(answer)).toEqual(['ConfigMap', 'JobSet']);
    expect(jobSetIn(answer)).toEqual(appliedTo(runningJobSet));
  });

  test('is asked again, should it still be there', () => {
    expect(syncOf(ended(), { children, now: after(90) }).resyncAfterSeconds).toBe(30);
    expect(syncOf(ended(), { children, now: after(120) }).effects).toEqual([deletion]);
  });

  test('is left alone until then, and looked at in time', () => {
    const answer = syncOf(ended(), { children, now: after(89) });
    expect(answer.effects).toBeUndefined();
    expect(answer.resyncAfterSeconds).toBe(1);
  });

  test('is deleted even if all its children have been deleted before', () => {
    expect(syncOf(ended(), { now: after(90) }).effects).toEqual([deletion]);
  });

  test('is deleted once its end is recorded, and not before', () => {
    const conditions = [aCondition('Completed', 'True', { lastTransitionTime: after(60) })];
    const completed = observed(desiredJobSet(), { status: { conditions } });
    for (const ttlSecondsAfterFinished of [0, 30]) {
      const job = ended({ spec: { ttlSecondsAfterFinished }, conditions: [] });
      const answer = syncOf(job, { children: [snapshot, completed], now: after(3600) });
      expect(conditionsOf(answer)).toEqual(['Complete=True/Completed']);
      expect(answer.effects).toBeUndefined();
      expect(answer.resyncAfterSeconds).toBe(1);
      const next = { ...job, status: answer.status };
      expect(syncOf(next, { children: [snapshot, completed], now: after(3601) }).effects).toHaveLength(1);
    }
  });

  test('and which ran out of time is deleted too', () => {
    const reason = 'DeadlineExceeded';
    const failed = ended({
      conditions: [aCondition('Failed', 'True', { reason, lastTransitionTime: after(60) })],
    });
    const answer = syncOf(failed, { children, now: after(90) });
    expect(kinds(answer)).toEqual(['ConfigMap']);
    expect(answer.effects).toHaveLength(1);
  });

  test('and which names no runtime that there can be is deleted too', () => {
    const job = ended({ spec: { runtimeRef: { name: 'x', kind: 'Other' } }, conditions: [] });
    const first = syncOf(job, { now: after(60) });
    expect(conditionsOf(first)).toEqual(['Failed=True/TrainingRuntimeNotSupported']);
    expect(first.resyncAfterSeconds).toBe(1);
    const recorded = { ...job, status: first.status };
    expect(syncOf(recorded, { now: after(61) }).resyncAfterSeconds).toBe(29);
    expect(syncOf(recorded, { now: after(90) }).effects).toHaveLength(1);
  });

  test('is deleted by the default of its runtime in the snapshot', () => {
    const spec = { ttlSecondsAfterFinished: undefined } as never;
    const runtime = aRuntime({ runPolicy: { ttlSecondsAfterFinished: 30 } });
    const kept = [theSnapshot(aTrainJob(), runtime)];
    expect(syncOf(ended({ spec }), { children: kept, now: after(80) }).resyncAfterSeconds).toBe(10);
    expect(syncOf(ended({ spec }), { children: kept, now: after(90) }).effects).toEqual([deletion]);
    // The live runtime may have changed since the job was created.
    const unknown = syncOf(ended({ spec }), { related: [runtime], now: after(9999) });
    expect([unknown.effects, unknown.resyncAfterSeconds]).toEqual([undefined, undefined]);
  });

  test.each([
    { name: 'the flag is off', settings: { ttlDeletes: 'off' } as const },
    {
      name: 'it runs in another cluster',
      job: ended({ spec: { managedBy: 'kueue.x-k8s.io/multikueue' } }),
    },
    {
      name: 'it is the copy that another cluster waits for',
      job: ended({ metadata: { labels: { [MULTIKUEUE_ORIGIN]: 'multikueue' } } }),
    },
    {
      name: 'it has been deleted already',
      job: ended({ metadata: { deletionTimestamp: after(89) } }),
    },
  ])('stays when $name', ({ settings, job = ended() }) => {
    const answer = syncOf(job, { children, now: after(9999), ...(settings && { settings }) });
    expect(answer.effects).toBeUndefined();
    expect(answer.resyncAfterSeconds).toBeUndefined();
    expect(answer.status.conditions).toEqual(job.status?.conditions);
    expect(kinds(answer)).toEqual(['ConfigMap', 'JobSet']);
  });
});
