import { aCondition, aRuntime, aTrainJob, after, jobStatus, observed } from '../support/objects.js';
import {
  appliedTo,
  conditionsOf,
  desiredJobSet,
  jobSetIn,
  kinds,
  syncOf,
  theSnapshot,
} from '../support/story.js';

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
  ])('nothing is made again for a $name job, whatever was deleted', ({ job }) => {
    expect(syncOf(job, { related: [aRuntime()], now: after(100) }).children).toEqual([]);
    expect(kinds(syncOf(job, { children: [snapshot], now: after(100) }))).toEqual(['ConfigMap']);
  });

  test('the JobSet of a timed-out job goes until it is gone', () => {
    expect(
      kinds(syncOf(ended('DeadlineExceeded'), { children: [snapshot, runningJobSet], now: after(100) })),
    ).toEqual(['ConfigMap']);
  });

  test('a JobSet that was made after the end goes', () => {
    const late = observed(desiredJobSet(), { metadata: { creationTimestamp: after(61) } });
    expect(kinds(syncOf(complete, { children: [snapshot, late], now: after(100) }))).toEqual(['ConfigMap']);
  });

  test('PodGroups go (D5)', () => {
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
