import { virtualClock, type VirtualClock } from '../../../apiserver/clock.js';
import { backoff } from '../../../simulator/metacontroller/backoff.js';
import { WorkQueue } from '../../../simulator/metacontroller/queue.js';

const start = Date.parse('2030-01-01T12:00:00Z');
let clock: VirtualClock;
let queue: WorkQueue;

beforeEach(() => {
  clock = virtualClock('2030-01-01T12:00:00Z');
  queue = new WorkQueue(clock);
});

test('a key is queued once, in order', () => {
  for (const key of ['b', 'a', 'b']) queue.add(key);
  expect(queue.take()).toEqual(['b', 'a']);
  expect(queue.take()).toEqual([]);
});

test.each([
  ['a later one does not delay it', [10, 20]],
  ['an earlier one does', [20, 10]],
])('of two delayed adds the earlier wins: %s', (_name, delays) => {
  for (const ms of delays) queue.addAfter('a', ms);
  expect(queue.next()).toBe(start + 10);
  clock.advanceTo(start + 9);
  expect(queue.take()).toEqual([]);
  clock.advanceTo(start + 10);
  expect(queue.take()).toEqual(['a']);
  clock.advanceTo(start + 100);
  expect(queue.take()).toEqual([]);
});

test('an add for another reason does not cancel the delayed one', () => {
  queue.addAfter('a', 10);
  queue.add('a');
  expect(queue.take()).toEqual(['a']);
  clock.advanceTo(start + 10);
  expect(queue.take()).toEqual(['a']);
});

test.each([0, -1])('a delay of %s does not delay', (ms) => {
  queue.addAfter('a', ms);
  expect(queue.take()).toEqual(['a']);
});

test('failures wait 5 ms, then twice as long each time, and start again after a success', () => {
  const waits = [1, 2, 3, 4].map(() => queue.addRateLimited('a'));
  expect(waits).toEqual([5, 10, 20, 40]);
  expect(queue.addRateLimited('other')).toBe(5);
  queue.forget('a');
  expect(queue.addRateLimited('a')).toBe(5);
});

test('no failure waits longer than 1000 s', () => {
  const limiter = backoff();
  const waits = Array.from({ length: 40 }, (_, index) => limiter.delay('a', index * 10_000));
  expect(Math.max(...waits)).toBe(1_000_000);
});

test('beyond a burst of 100 failures a queue retries ten a second', () => {
  const limiter = backoff();
  const waits = Array.from({ length: 102 }, (_, index) => limiter.delay(`key ${index}`, 0));
  expect(waits.slice(98)).toEqual([5, 5, 100, 200]);
});
