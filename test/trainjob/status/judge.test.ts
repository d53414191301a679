import type { AnyObject } from '../../../hooks/api/hook.js';
import type { Condition, JobSet } from '../../../hooks/api/kinds.js';
import type { TrainJob } from '../../../hooks/trainjob/api/types.js';
import { judge } from '../../../hooks/trainjob/status/judge.js';
import { NOON, aCondition, aRuntime, aTrainJob, after, jobStatus } from '../../support/objects.js';
import { theSnapshot } from '../../support/story.js';

const complete = { reason: 'AllJobsCompleted', message: 'jobset completed successfully' };
const failed = { reason: 'FailedJobs', message: 'jobset failed due to one or more job failures' };

function aJobSet(...conditions: readonly Condition[]): JobSet {
  return {
    apiVersion: 'jobset.x-k8s.io/v1alpha2',
    kind: 'JobSet',
    metadata: { name: 'llama', namespace: 'ml' },
    spec: {},
    status: { conditions, replicatedJobsStatus: [jobStatus({ active: 1 })] },
  };
}

interface Row {
  readonly name: string;
  readonly job?: TrainJob;
  readonly jobSet?: JobSet;
  readonly snapshot?: AnyObject;
  readonly now?: string;
  readonly want: readonly Condition[];
}

const suspended = { reason: 'Suspended', message: 'TrainJob is suspended' };
const resumed = { reason: 'Resumed', message: 'TrainJob is resumed' };
const deadline = { reason: 'DeadlineExceeded', message: 'TrainJob exceeded its active deadline' };
const withDeadline = aTrainJob({ spec: { activeDeadlineSeconds: 60 } });
const snapshotWithDeadline = theSnapshot(aTrainJob(), aRuntime({ runPolicy: { activeDeadlineSeconds: 90 } }));

test.each<Row>([
  { name: 'has no condition while it runs and never was suspended', jobSet: aJobSet(), want: [] },
  {
    name: 'is Suspended from the moment that it is seen',
    job: aTrainJob({ spec: { suspend: true } }),
    now: after(5),
    want: [aCondition('Suspended', 'True', { ...suspended, lastTransitionTime: after(5) })],
  },
  {
    name: 'stays Suspended since then',
    job: aTrainJob({
      spec: { suspend: true },
      status: { conditions: [aCondition('Suspended', 'True', suspended)] },
    }),
    now: after(50),
    want: [aCondition('Suspended', 'True', suspended)],
  },
  {
    name: 'is resumed',
    job: aTrainJob({ status: { conditions: [aCondition('Suspended', 'True', suspended)] } }),
    now: after(50),
    want: [aCondition('Suspended', 'False', { ...resumed, lastTransitionTime: after(50) })],
  },
  {
    name: 'is resumed too if no sync saw it suspended, because the webhook recorded the resume',
    job: aTrainJob({ metadata: { annotations: { 'trainer.kubeflow.org/resumed-at': after(20) } } }),
    now: after(50),
    want: [aCondition('Suspended', 'False', { ...resumed, lastTransitionTime: after(20) })],
  },
  {
    name: 'is not resumed at a time that is none',
    job: aTrainJob({ metadata: { annotations: { 'trainer.kubeflow.org/resumed-at': 'yesterday' } } }),
    now: after(50),
    want: [],
  },
  {
    name: 'is resumed no more once it has ended',
    job: aTrainJob({
      metadata: { annotations: { 'trainer.kubeflow.org/resumed-at': after(20) } },
      status: { conditions: [aCondition('Complete', 'True', complete)] },
    }),
    now: after(50),
    want: [aCondition('Complete', 'True', complete)],
  },
  {
    name: 'is resumed when it was seen, if that was seen',
    job: aTrainJob({
      metadata: { annotations: { 'trainer.kubeflow.org/resumed-at': after(20) } },
      status: {
        conditions: [aCondition('Suspended', 'False', { ...resumed, lastTransitionTime: after(21) })],
      },
    }),
    now: after(50),
    want: [aCondition('Suspended', 'False', { ...resumed, lastTransitionTime: after(21) })],
  },
  {
    name: 'is Complete with reason, message and time of its JobSet',
    jobSet: aJobSet(aCondition('Completed', 'True', { ...complete, lastTransitionTime: after(9) })),
    now: after(10),
    want: [aCondition('Complete', 'True', { ...complete, lastTransitionTime: after(9) })],
  },
  {
    name: 'is Failed with reason, message and time of its JobSet',
    jobSet: aJobSet(aCondition('Failed', 'True', { ...failed, lastTransitionTime: after(9) })),
    now: after(10),
    want: [aCondition('Failed', 'True', { ...failed, lastTransitionTime: after(9) })],
  },
  {
    name: 'puts Suspended before an end that is seen at the same time',
    job: aTrainJob({ spec: { suspend: true } }),
    jobSet: aJobSet(aCondition('Completed', 'True', complete)),
    now: after(1),
    want: [
      aCondition('Suspended', 'True', { ...suspended, lastTransitionTime: after(1) }),
      aCondition('Complete', 'True', complete),
    ],
  },
  {
    name: 'fails at its deadline, not at the time that it is noticed',
    job: withDeadline,
    jobSet: aJobSet(),
    now: after(75),
    want: [aCondition('Failed', 'True', { ...deadline, lastTransitionTime: after(60) })],
  },
  {
    name: "fails at its runtime's deadline, when it has none of its own",
    jobSet: aJobSet(),
    snapshot: snapshotWithDeadline,
    now: after(95),
    want: [aCondition('Failed', 'True', { ...deadline, lastTransitionTime: after(90) })],
  },
  {
    name: "fails at its own deadline, whatever its runtime's is",
    job: withDeadline,
    jobSet: aJobSet(),
    snapshot: snapshotWithDeadline,
    now: after(75),
    want: [aCondition('Failed', 'True', { ...deadline, lastTransitionTime: after(60) })],
  },
  {
    name: 'is not timed while it is suspended, by its runtime neither',
    job: aTrainJob({
      spec: { suspend: true },
      status: { conditions: [aCondition('Suspended', 'True', suspended)] },
    }),
    snapshot: snapshotWithDeadline,
    now: after(999),
    want: [aCondition('Suspended', 'True', suspended)],
  },
  {
    name: 'succeeds when success and deadline are seen at once',
    job: withDeadline,
    jobSet: aJobSet(aCondition('Completed', 'True', complete)),
    now: after(75),
    want: [aCondition('Complete', 'True', complete)],
  },
  {
    name: 'never completes once it has run out of time (terminal is final)',
    job: aTrainJob({ status: { conditions: [aCondition('Failed', 'True', deadline)] } }),
    jobSet: aJobSet(aCondition('Completed', 'True', complete)),
    want: [aCondition('Failed', 'True', deadline)],
  },
  {
    name: 'stays Failed when its JobSet is deleted (D1)',
    job: aTrainJob({ status: { conditions: [aCondition('Failed', 'True', failed)] } }),
    want: [aCondition('Failed', 'True', failed)],
  },
  {
    name: 'follows spec.suspend even after its end',
    job: aTrainJob({
      spec: { suspend: true },
      status: { conditions: [aCondition('Complete', 'True', complete)] },
    }),
    now: after(5),
    want: [
      aCondition('Complete', 'True', complete),
      aCondition('Suspended', 'True', { ...suspended, lastTransitionTime: after(5) }),
    ],
  },
  {
    name: 'keeps conditions of others, and their order',
    job: aTrainJob({ spec: { suspend: true }, status: { conditions: [aCondition('Custom', 'True')] } }),
    now: after(5),
    want: [
      aCondition('Custom', 'True'),
      aCondition('Suspended', 'True', { ...suspended, lastTransitionTime: after(5) }),
    ],
  },
])('a TrainJob $name', ({ job = aTrainJob(), jobSet, snapshot, now = NOON, want }) => {
  expect(judge(job, { jobSet, snapshot }, now).conditions).toEqual(want);
});

test("the counts are the JobSet's while it is there, and the last ones known after", () => {
  const job = aTrainJob({ status: { jobsStatus: [jobStatus({ succeeded: 1 })] } });
  const [there, gone] = [aJobSet(), undefined].map((jobSet) => ({ jobSet, snapshot: undefined }));
  expect(judge(job, there!, NOON).jobsStatus).toEqual([jobStatus({ active: 1 })]);
  expect(judge(job, gone!, NOON).jobsStatus).toEqual([jobStatus({ succeeded: 1 })]);
});

test('of a JobSet with more jobs than a status can name, the first ones are counted', () => {
  const counts = Array.from({ length: 101 }, (_, n) => jobStatus({ name: `job-${n}` }));
  const jobSet = { ...aJobSet(), status: { replicatedJobsStatus: counts } };
  expect(judge(aTrainJob(), { jobSet, snapshot: undefined }, NOON).jobsStatus).toEqual(counts.slice(0, 100));
});
