// What training code reports becomes status.trainerStatus: by way of an annotation, and only while the job runs.
import { PROGRESS } from '../../../hooks/trainjob/api/labels.js';
import type { TrainJob, TrainerStatus } from '../../../hooks/trainjob/api/types.js';
import { readTrainerStatus, trainerStatusOf } from '../../../hooks/trainjob/status/progress.js';
import { NOON, UID, aCondition, aTrainJob } from '../../support/objects.js';
import { syncOf } from '../../support/story.js';

const full: TrainerStatus = {
  progressPercentage: 45,
  estimatedRemainingSeconds: 795,
  metrics: [{ name: 'loss', value: '0.2347' }],
  lastUpdatedTime: NOON,
};
const before: TrainerStatus = { progressPercentage: 1, lastUpdatedTime: '2030-01-01T11:00:00Z' };

function reporting(annotation: string, status: TrainJob['status'] = {}): TrainJob {
  return aTrainJob({ metadata: { annotations: { [PROGRESS]: annotation } }, status });
}

test('a report is read as it is', () => {
  expect(readTrainerStatus(full)).toEqual({ state: 'read', trainerStatus: full });
});

test.each<{ name: string; report: object; want: object }>([
  {
    name: 'the time alone is a report',
    report: { lastUpdatedTime: NOON },
    want: { lastUpdatedTime: NOON },
  },
  {
    name: 'null means the same as absent',
    report: { progressPercentage: null, metrics: null, lastUpdatedTime: NOON },
    want: { lastUpdatedTime: NOON },
  },
  {
    name: 'a time becomes whole seconds in UTC, as the API server stores it',
    report: { lastUpdatedTime: '2030-01-01T13:30:00.987654+01:30' },
    want: { lastUpdatedTime: NOON },
  },
  {
    name: 'what the API does not know is not stored',
    report: { ...full, epoch: 3, metrics: [{ name: 'loss', value: '1', unit: 'nats' }] },
    want: { ...full, metrics: [{ name: 'loss', value: '1' }] },
  },
  {
    name: 'the limits themselves are within them',
    report: {
      progressPercentage: 100,
      estimatedRemainingSeconds: 2147483647,
      metrics: Array.from({ length: 256 }, () => ({ name: '\u{1F4C8}'.repeat(64), value: 'v'.repeat(64) })),
      lastUpdatedTime: NOON,
    },
    want: { progressPercentage: 100, estimatedRemainingSeconds: 2147483647 },
  },
])('$name', ({ report, want }) => {
  const reading = readTrainerStatus(report);
  expect(reading).toMatchObject({ state: 'read', trainerStatus: want });
  if ('epoch' in report) expect(reading).toEqual({ state: 'read', trainerStatus: want });
});

const metric = (change: object): object => ({ ...full, metrics: [{ name: 'loss', value: '1', ...change }] });

test.each<{ name: string; report: unknown; field: string; problem?: RegExp }>([
  { name: 'no object', report: [full], field: 'trainerStatus', problem: /not an object/ },
  { name: 'nothing', report: undefined, field: 'trainerStatus' },
  { name: 'no time', report: {}, field: 'trainerStatus.lastUpdatedTime', problem: /missing/ },
  ...['2030-01-01', '2030-01-01T12:00:00', '2030-13-01T12:00:00Z', '1969-12-31T23:59:59Z', '', 7].map(
    (time) => ({
      name: `the time ${time}`,
      report: { lastUpdatedTime: time },
      field: 'trainerStatus.lastUpdatedTime',
      problem: /not a time/,
    }),
  ),
  ...[-1, 101, 45.5, '45', true].map((percent) => ({
    name: `${JSON.stringify(percent)} percent`,
    report: { ...full, progressPercentage: percent },
    field: 'trainerStatus.progressPercentage',
  })),
  ...[-1, 2147483648, '60'].map((seconds) => ({
    name: `${JSON.stringify(seconds)} seconds left`,
    report: { ...full, estimatedRemainingSeconds: seconds },
    field: 'trainerStatus.estimatedRemainingSeconds',
  })),
  {
    name: 'metrics by name',
    report: { ...full, metrics: { loss: '1' } },
    field: 'trainerStatus.metrics',
    problem: /not a list/,
  },
  {
    name: '257 metrics',
    report: { ...full, metrics: Array.from({ length: 257 }, () => ({ name: 'a', value: '1' })) },
    field: 'trainerStatus.metrics',
    problem: /has 257 entries/,
  },
  {
    name: 'a metric that is null',
    report: { ...full, metrics: [null] },
    field: 'trainerStatus.metrics[0].name',
  },
  { name: 'a number for a value', report: metric({ value: 0.2 }), field: 'trainerStatus.metrics[0].value' },
  { name: 'an empty name', report: metric({ name: '' }), field: 'trainerStatus.metrics[0].name' },
  {
    name: 'a value of 65 characters',
    report: metric({ value: 'v'.repeat(65) }),
    field: 'trainerStatus.metrics[0].value',
  },
])(
  '$name is refused, with its field and a remedy',
  ({ report, field, problem = /^is not a (whole number|string) / }) => {
    const reading = readTrainerStatus(report);
    if (reading.state === 'read') throw new Error('it was read');
    const [issue] = reading.issues;
    expect(issue?.field).toBe(field);
    expect(issue?.remedy).not.toBe('');
    if (field !== 'trainerStatus') expect(issue?.problem).toMatch(problem);
  },
);

test('every fault is reported at once', () => {
  const reading = readTrainerStatus({ progressPercentage: 200, metrics: [{ name: 'a' }, { value: 'b' }] });
  expect(reading.state === 'refused' ? reading.issues.map(({ field }) => field) : []).toEqual([
    'trainerStatus.progressPercentage',
    'trainerStatus.metrics[0].value',
    'trainerStatus.metrics[1].name',
    'trainerStatus.lastUpdatedTime',
  ]);
});

describe('the sync hook', () => {
  test('copies the annotation, and leaves the rest of the status to its rules', () => {
    const { status } = syncOf(
      reporting(JSON.stringify(full), { conditions: [aCondition('Suspended', 'False')] }),
    );
    expect(status.trainerStatus).toEqual(full);
    expect(status.conditions).toContainEqual(aCondition('Suspended', 'False'));
  });

  test('gives the same bytes for the same facts, the old status among them', () => {
    const first = syncOf(reporting(JSON.stringify(full)));
    const second = syncOf(reporting(JSON.stringify(full), first.status));
    expect(JSON.stringify(second.status)).toBe(JSON.stringify(first.status));
  });

  test('copies what was reported last into the very status that tells of the end', () => {
    const job = reporting(JSON.stringify(full), { trainerStatus: before });
    const late = { ...job, spec: { ...job.spec, activeDeadlineSeconds: 60 } };
    const { status } = syncOf(late, { now: '2030-01-01T13:00:00Z' });
    expect(status.conditions).toMatchObject([{ type: 'Failed', reason: 'DeadlineExceeded' }]);
    expect(status.trainerStatus).toEqual(full);
  });

  test.each(['Complete', 'Failed'])('leaves a job alone that is %s', (type) => {
    const status = { conditions: [aCondition(type, 'True')], trainerStatus: before };
    expect(syncOf(reporting(JSON.stringify(full), status)).status).toEqual(status);
  });

  test('leaves a job alone that another cluster runs', () => {
    const job = reporting(JSON.stringify(full), { trainerStatus: before });
    const elsewhere = { ...job, spec: { ...job.spec, managedBy: 'kueue.x-k8s.io/multikueue' } };
    expect(syncOf(elsewhere).status).toEqual({ trainerStatus: before });
  });

  test.each([
    ['no JSON', '{'],
    ['beyond a limit', JSON.stringify({ ...full, progressPercentage: 101 })],
    ['empty', ''],
    ['not an object', '"45"'],
  ])('keeps the status when the annotation is %s: the API server would refuse it', (_why, annotation) => {
    expect(syncOf(reporting(annotation, { trainerStatus: before })).status.trainerStatus).toEqual(before);
    expect(syncOf(reporting(annotation)).status).not.toHaveProperty('trainerStatus');
  });

  test('keeps the status when the annotation is removed', () => {
    const job = aTrainJob({ metadata: { uid: UID }, status: { trainerStatus: before } });
    expect(trainerStatusOf(job)).toEqual(before);
  });
});
