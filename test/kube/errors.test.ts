import { HookError, requestInvalid } from '../../hooks/kube/errors.js';

test('an error has a problem, a remedy and a status', () => {
  const error = new HookError('RequestTooLarge', 'the body is longer than 5 bytes');
  expect(error).toMatchObject({
    name: 'HookError',
    message: 'the body is longer than 5 bytes. Raise MAX_BODY_BYTES, or make the objects smaller.',
    code: 'RequestTooLarge',
    status: 413,
    field: '',
    remedy: 'Raise MAX_BODY_BYTES, or make the objects smaller',
  });
});

test('the error of a malformed request has the text of the first issue', () => {
  const first = { field: 'parent.spec', problem: 'is not an object', remedy: 'send an object' };
  const second = { field: 'children', problem: 'is missing', remedy: 'send it' };
  expect(requestInvalid(first, second)).toMatchObject({
    status: 400,
    problem: 'is not an object',
    field: 'parent.spec',
    remedy: 'send an object',
    issues: [first, second],
  });
});

test.each(['Overloaded', 'FactsUnavailable'] as const)(
  '%s says when to call again: without it Metacontroller repeats a 429 at once',
  (code) => {
    const error = new HookError(code, 'busy');
    expect(error.status).toBe(429);
    expect(error.retryAfterSeconds).toBeGreaterThanOrEqual(1);
  },
);
