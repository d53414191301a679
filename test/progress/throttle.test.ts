// One write in five seconds for each key: the first at once, then the last one that was offered in between.
import { createThrottle } from '../../hooks/progress/throttle.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aThrottle() {
  const written: string[] = [];
  const lost: string[] = [];
  const throttle = createThrottle(5, (key, cause) => lost.push(`${key}: ${String(cause)}`));
  const offer = (key: string, what: string): Promise<void> =>
    throttle.offer(key, (late) => {
      written.push(late ? `${what}, late` : what);
      return Promise.resolve();
    });
  return { throttle, offer, written, lost };
}

const pass = (seconds: number): Promise<void> => jest.advanceTimersByTimeAsync(seconds * 1000);

test('the first write is done at once', async () => {
  const { offer, written } = aThrottle();
  await offer('a', '1');
  expect(written).toEqual(['1']);
});

test('of the writes within five seconds, the last one is done at their end', async () => {
  const { offer, written } = aThrottle();
  for (const what of ['1', '2', '3', '4']) await offer('a', what);
  await pass(4.9);
  expect(written).toEqual(['1']);
  await pass(0.1);
  expect(written).toEqual(['1', '4, late']);
});

test('a delayed write starts a new interval of five seconds', async () => {
  const { offer, written } = aThrottle();
  await offer('a', '1');
  await offer('a', '2');
  await pass(5);
  await offer('a', '3');
  await pass(4.9);
  expect(written).toEqual(['1', '2, late']);
  await pass(0.1);
  expect(written).toEqual(['1', '2, late', '3, late']);
});

test('after five seconds without a write, the next one is done at once', async () => {
  const { offer, written } = aThrottle();
  await offer('a', '1');
  await pass(5);
  await offer('a', '2');
  expect(written).toEqual(['1', '2']);
});

test('there are never two writes of a key within five seconds', async () => {
  const { throttle } = aThrottle();
  const times: number[] = [];
  for (let tick = 0; tick < 600; tick += 1) {
    await throttle.offer('a', () => Promise.resolve(void times.push(Date.now())));
    await pass(0.1);
  }
  const gaps = times.slice(1).map((time, index) => time - times[index]!);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5000);
  expect(times).toHaveLength(13);
});

test('keys do not wait for each other', async () => {
  const { offer, written } = aThrottle();
  await offer('a', '1');
  await offer('b', '2');
  expect(written).toEqual(['1', '2']);
});

test('if the first write fails, offer rejects, and the next one is tried at once', async () => {
  const { throttle, offer, written } = aThrottle();
  await expect(throttle.offer('a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await offer('a', '2');
  expect(written).toEqual(['2']);
});

test('a write that was offered during a failing first write is not lost', async () => {
  const { throttle, offer, written } = aThrottle();
  let fail = (): void => undefined;
  const first = throttle.offer('a', () => {
    return new Promise((_resolve, reject) => {
      fail = () => {
        reject(new Error('refused'));
      };
    });
  });
  await offer('a', '2');
  fail();
  await expect(first).rejects.toThrow('refused');
  await pass(5);
  expect(written).toEqual(['2, late']);
});

test('a delayed write that fails is reported to failed', async () => {
  const { throttle, offer, lost } = aThrottle();
  await offer('a', '1');
  await throttle.offer('a', () => Promise.reject(new Error('refused')));
  await pass(5);
  expect(lost).toEqual(['a: Error: refused']);
});

test('flush does the writes that are kept', async () => {
  const { throttle, offer, written } = aThrottle();
  await offer('a', '1');
  await offer('a', '2');
  await throttle.flush();
  expect(written).toEqual(['1', '2, late']);
  expect(jest.getTimerCount()).toBe(0);
});
