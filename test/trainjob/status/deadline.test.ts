import { type Deadline, type Timed, deadlineOf } from '../../../hooks/trainjob/status/deadline.js';
import { NOON, aCondition, after } from '../../support/objects.js';

// One job, created at noon with sixty seconds to run; each row moves the clock or one condition.
const noon: Timed = { createdAt: NOON, activeDeadlineSeconds: 60, conditions: [] };
const resumedAt = (seconds: number) => [
  aCondition('Suspended', 'False', { lastTransitionTime: after(seconds) }),
];

interface Row {
  readonly name: string;
  readonly job: Timed;
  readonly now: string;
  readonly want: Deadline;
}

test.each<Row>([
  {
    name: 'is a minute away at noon',
    job: noon,
    now: NOON,
    want: { state: 'running', at: after(60), resyncAfterSeconds: 60 },
  },
  {
    name: 'has not passed a second before',
    job: noon,
    now: after(59),
    want: { state: 'running', at: after(60), resyncAfterSeconds: 1 },
  },
  {
    name: 'expires on the very second',
    job: noon,
    now: after(60),
    want: { state: 'exceeded', at: after(60) },
  },
  {
    name: 'keeps its own time, however late it is noticed',
    job: noon,
    now: after(7200),
    want: { state: 'exceeded', at: after(60) },
  },
  {
    name: 'counts from the last resume, and asks to be called again in time',
    job: { ...noon, conditions: resumedAt(10800) },
    now: after(10830),
    want: { state: 'running', at: after(10860), resyncAfterSeconds: 30 },
  },
  {
    name: 'counts from the resume that admission saw, when no sync saw the suspension',
    job: { ...noon, resumedAt: after(100) },
    now: after(120),
    want: { state: 'running', at: after(160), resyncAfterSeconds: 40 },
  },
  {
    name: 'counts from the later of the two',
    job: { ...noon, resumedAt: after(100), conditions: resumedAt(200) },
    now: after(210),
    want: { state: 'running', at: after(260), resyncAfterSeconds: 50 },
  },
  {
    name: 'does not count from a suspension that has not ended',
    job: { ...noon, conditions: [aCondition('Suspended', 'True', { lastTransitionTime: after(30) })] },
    now: after(30),
    want: { state: 'running', at: after(60), resyncAfterSeconds: 30 },
  },
  {
    name: 'stops while the job is suspended',
    job: { ...noon, suspended: true },
    now: after(999),
    want: { state: 'none' },
  },
  {
    name: 'is none without the field',
    job: { createdAt: NOON, conditions: [] },
    now: after(999),
    want: { state: 'none' },
  },
  {
    name: 'does not expire early if the clock is behind the creation',
    job: noon,
    now: after(-5),
    want: { state: 'running', at: after(60), resyncAfterSeconds: 65 },
  },
  {
    name: 'of a thousand years is in the last year that can be written',
    job: { ...noon, activeDeadlineSeconds: 2 ** 40 },
    now: NOON,
    want: { state: 'running', at: '9999-12-31T23:59:59Z', resyncAfterSeconds: 2 ** 40 },
  },
])('the deadline $name', ({ job, now, want }) => {
  expect(deadlineOf(job, now)).toEqual(want);
});
