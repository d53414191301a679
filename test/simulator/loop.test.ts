import { timestampOf, virtualClock } from '../../apiserver/clock.js';
import { settle, type Actor, type Turn } from '../../simulator/loop.js';
import { seededRandom, shuffled } from '../../simulator/random.js';

const START = Date.parse('2030-01-01T12:00:00Z');

test('a virtual clock stands still until it is moved, and never goes back', () => {
  const clock = virtualClock('2030-01-01T12:00:00Z');
  clock.advanceTo(START + 1500);
  clock.advanceTo(START);
  expect(clock.now()).toBe(START + 1500);
  expect(timestampOf(clock)).toBe('2030-01-01T12:00:01Z');
});

/** Acts at given times (milliseconds after the start). */
function actorAt(
  clock: { now(): number },
  ...times: readonly number[]
): Actor & { readonly acted: number[] } {
  const due = [...times];
  const acted: number[] = [];
  return {
    acted,
    round: (): Promise<Turn> => {
      const now = clock.now() - START;
      const happened = due[0] !== undefined && due[0] <= now;
      if (happened) acted.push(due.shift() ?? 0);
      return Promise.resolve({ happened, next: due[0] === undefined ? undefined : START + due[0] });
    },
  };
}

test.each([
  ['at once without actions', [], 100, true],
  ['after the last action that was due in time', [0, 50, 120], 220, true],
  ['before an action that is too late', [0, 101], 100, true],
  ['at the end of the allowed time', [0, 90, 180, 270, 360], 300, false],
])('it settles %s', async (_name, times, want, isQuiet) => {
  const clock = virtualClock('2030-01-01T12:00:00Z');
  const actor = actorAt(clock, ...times);
  expect(await settle(clock, [actor], { quietMs: 100, maxMs: 300 })).toBe(isQuiet);
  expect(clock.now() - START).toBe(want);
});

test('all actors take turns, and the earliest due time counts', async () => {
  const clock = virtualClock('2030-01-01T12:00:00Z');
  const [one, other] = [actorAt(clock, 30), actorAt(clock, 10, 60)];
  await settle(clock, [one, other], { quietMs: 100, maxMs: 1000 });
  expect([one.acted, other.acted]).toEqual([[30], [10, 60]]);
});

test('the same seed gives the same order, and no item is lost', () => {
  const items = [1, 2, 3, 4, 5, 6, 7];
  const orders = [7, 7, 8].map((seed) => shuffled(items, seededRandom(seed)));
  expect(orders[0]).toEqual(orders[1]);
  expect(orders[0]).not.toEqual(orders[2]);
  expect([...orders[0]!].sort()).toEqual(items);
});
