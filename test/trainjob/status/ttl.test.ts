import { type TimeToLive, timeToLiveOf } from '../../../hooks/trainjob/status/ttl.js';
import { NOON, after } from '../../support/objects.js';

test.each<{ name: string; seconds: number | undefined; now: string; want: TimeToLive }>([
  {
    name: 'runs from the recorded end',
    seconds: 60,
    now: after(20),
    want: { state: 'running', resyncAfterSeconds: 40 },
  },
  { name: 'is up on the very second', seconds: 60, now: after(60), want: { state: 'up' } },
  { name: 'of zero is up at once', seconds: 0, now: NOON, want: { state: 'up' } },
  { name: 'is none without the field', seconds: undefined, now: after(999), want: { state: 'none' } },
])('the time to live $name', ({ seconds, now, want }) => {
  expect(timeToLiveOf(seconds, NOON, now)).toEqual(want);
});
