import { Ticker, tickSecondsOf } from '../../../simulator/metacontroller/ticker.js';

test.each([
  ['as configured', 30, 30],
  ['at least a second', 0, 1],
  ['at least a second, also below zero', -5, 1],
  ['never, if the cache is flushed as often', 1800, undefined],
  ['never, if not configured', undefined, undefined],
])('a controller ticks %s', (_name, seconds, want) => {
  expect(tickSecondsOf(seconds)).toBe(want);
});

test('the first tick is one period after the start, and missed ones count as one', () => {
  const ticker = new Ticker(10, 1000);
  expect([10_999, 11_000, 11_001, 45_000, 50_999, 51_000].map((now) => ticker.hasTicked(now))).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
});
