import { type TimeToLive, timeToLiveOf } from '../../hooks/composite/ttl.js';
import { NOON, after } from '../support/objects.js';

interface Row {
  readonly name: string;
  readonly seconds: number | undefined;
  readonly now: string;
  readonly isRecorded?: boolean;
  readonly want: TimeToLive;
}

// An object that finished at noon, and whose end is recorded.
test.each<Row>([
  {
    name: 'runs from the end',
    seconds: 60,
    now: after(20),
    want: { state: 'running', resyncAfterSeconds: 40 },
  },
  { name: 'expires on the second', seconds: 60, now: after(60), want: { state: 'up' } },
  { name: 'has expired, however late that is noticed', seconds: 60, now: after(9999), want: { state: 'up' } },
  { name: 'of zero expires at once', seconds: 0, now: NOON, want: { state: 'up' } },
  { name: 'is none without the field', seconds: undefined, now: after(999), want: { state: 'none' } },
  {
    name: 'does not expire before the end is recorded, and a resync follows after a second',
    seconds: 0,
    now: after(999),
    isRecorded: false,
    want: { state: 'running', resyncAfterSeconds: 1 },
  },
  {
    name: 'runs while the end is not recorded',
    seconds: 60,
    now: after(20),
    isRecorded: false,
    want: { state: 'running', resyncAfterSeconds: 40 },
  },
  {
    name: 'does not expire early if the clock is behind the end',
    seconds: 60,
    now: after(-5),
    want: { state: 'running', resyncAfterSeconds: 65 },
  },
])('the time to live $name', ({ seconds, now, isRecorded = true, want }) => {
  expect(timeToLiveOf(seconds, { at: NOON, isRecorded }, now)).toEqual(want);
});
