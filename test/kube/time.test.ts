import { isAfter, secondsOf, timestampAt } from '../../hooks/kube/time.js';

test.each([
  { time: '1970-01-01T00:01:00Z', want: 60 },
  { time: '1970-01-01T00:01:00.999999Z', want: 60 },
  { time: '1970-01-01T01:01:00+01:00', want: 60 },
  { time: 'yesterday', want: undefined },
  { time: 'May 1 2030', want: undefined },
  { time: '2030-13-01T00:00:00Z', want: undefined },
])('$time is $want seconds after 1970', ({ time, want }) => {
  expect(secondsOf(time)).toBe(want);
});

test('a time is written in whole seconds and UTC, and never past the year 9999', () => {
  expect(timestampAt(60)).toBe('1970-01-01T00:01:00Z');
  expect(timestampAt(1e18)).toBe('9999-12-31T23:59:59Z');
});

test.each([
  { a: '2030-01-01T00:00:01Z', b: '2030-01-01T00:00:00Z', want: true },
  { a: '2030-01-01T00:00:00Z', b: '2030-01-01T00:00:00Z', want: false },
  { a: undefined, b: '2030-01-01T00:00:00Z', want: false },
  { a: '2030-01-01T00:00:00Z', b: 'never', want: false },
])('$a is after $b: $want', ({ a, b, want }) => {
  expect(isAfter(a, b)).toBe(want);
});
