import { retryAfterSeconds } from '../../../simulator/metacontroller/retryafter.js';

const noon = Date.parse('2030-01-01T12:00:00Z');

test.each([
  ['seconds', '7', 7],
  ['zero', '0', 0],
  ['a date, rounded up', 'Tue, 01 Jan 2030 12:00:03 GMT', 4],
  ['a past date', 'Tue, 01 Jan 2030 11:59:00 GMT', 0],
  ['nothing', undefined, 0],
  ['a fraction, which is not a whole number', '1.5.', 0],
  ['text', 'soon', 0],
])('Retry-After with %s', (_name, header, want) => {
  expect(retryAfterSeconds(header, noon - 500)).toBe(want);
});
