import { EtagCache } from '../../../simulator/metacontroller/etag.js';

const answer = (status: number, body: string, etag?: string) => ({
  status,
  body,
  headers: etag === undefined ? {} : { etag },
});

/** A cache with the answer "old" under the tag "1", for ten seconds. */
function aCache(): EtagCache {
  const cache = new EtagCache(10);
  cache.bodyOf('a', undefined, answer(200, 'old', '"1"'), 0);
  return cache;
}

test('a tag is sent back unchanged, only for its own parent', () => {
  expect(aCache().etagOf('a', 0)).toBe('"1"');
  expect(aCache().etagOf('b', 0)).toBeUndefined();
});

test.each([
  ['200 with a tag is kept', answer(200, 'new', '"2"'), 'new', '"2"'],
  ['200 without a tag is used, and the old one stays', answer(200, 'new'), 'new', '"1"'],
  ['304 means the old answer', answer(304, ''), 'old', '"1"'],
  ['412 too', answer(412, ''), 'old', '"1"'],
  ['500 is not an answer', answer(500, 'boom'), undefined, '"1"'],
])('%s', (_name, response, body, etag) => {
  const cache = aCache();
  expect(cache.bodyOf('a', '"1"', response, 1)).toBe(body);
  expect(cache.etagOf('a', 1)).toBe(etag);
});

test.each([304, 412])('%s means nothing when no tag was sent', (status) => {
  expect(aCache().bodyOf('a', undefined, answer(status, ''), 1)).toBeUndefined();
});

test('an entry expires, and 304 is an error then', () => {
  const cache = aCache();
  expect(cache.etagOf('a', 9_999)).toBe('"1"');
  expect(cache.etagOf('a', 10_000)).toBeUndefined();
  expect(() => cache.bodyOf('a', '"1"', answer(304, ''), 10_000)).toThrow('expired');
});

test('without a timeout it never does', () => {
  const cache = new EtagCache(undefined);
  cache.bodyOf('a', undefined, answer(200, 'old', '"1"'), 0);
  expect(cache.etagOf('a', 1e15)).toBe('"1"');
});
