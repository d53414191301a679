// docs/reference/hooks.md lists every error code of the hook server.
import { type ErrorCode, HookError } from '../../hooks/kube/errors.js';
import { tableBelow } from '../support/markdown.js';

// Typed, so that a missing code does not compile.
const codes: Readonly<Record<ErrorCode, true>> = {
  RequestInvalid: true,
  Unauthenticated: true,
  CallerNotLocal: true,
  PathUnknown: true,
  MethodNotAllowed: true,
  BodyTooSlow: true,
  CallerGone: true,
  RequestTooLarge: true,
  ContentTypeUnsupported: true,
  Overloaded: true,
  FactsUnavailable: true,
  ProgressUnauthenticated: true,
  ProgressForbidden: true,
  ProgressJobUnknown: true,
  ProgressJobEnded: true,
  ProgressTooLarge: true,
  ProgressInvalid: true,
  ProgressUnavailable: true,
  InternalError: true,
};

test('the page has the codes of the catalog, with status, Retry-After and remedy', () => {
  const wanted = (Object.keys(codes) as ErrorCode[]).map((code) => {
    const { status, retryAfterSeconds, remedy } = new HookError(code, 'what was wrong');
    return {
      Code: code,
      Status: String(status),
      'Retry-After': retryAfterSeconds === undefined ? '' : `${retryAfterSeconds} s`,
      Remedy: remedy,
    };
  });
  const columns = ['Code', 'Status', 'Retry-After', 'Remedy'];
  expect(tableBelow('docs/reference/hooks.md', 'Refusals', columns)).toEqual(wanted);
});
