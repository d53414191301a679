// How a refusal looks on the wire: code, message, field and remedy; never a stack, never what was sent.
import type { ServerResponse } from 'node:http';
import { HookError } from '../kube/errors.js';

/** Metacontroller copies the whole body into an Event and a log line: keep it readable. */
const MOST_ISSUES = 10;
const LONGEST_FIELD = 300;

/** Whatever was thrown, as the one error that can be answered. */
export function asHookError(cause: unknown): HookError {
  if (cause instanceof HookError) return cause;
  return new HookError('InternalError', 'the hook failed', { cause });
}

export function refuse(response: ServerResponse, error: HookError): void {
  const { code, problem, field, remedy, issues } = error;
  setHeadersOf(response, error);
  const shown = issues.slice(0, MOST_ISSUES).map((issue) => ({ ...issue, field: shortened(issue.field) }));
  const body = { code, message: problem, field: shortened(field), remedy };
  sendJson(response, error.status, JSON.stringify(issues.length > 0 ? { ...body, issues: shown } : body));
}

/** The headers of a refusal, however its body is worded. */
export function setHeadersOf(response: ServerResponse, { code, status, retryAfterSeconds }: HookError): void {
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  // The rest of a body that was given up would be taken for the next request.
  if (code === 'BodyTooSlow') response.setHeader('Connection', 'close');
}

export function sendJson(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.end(text);
}

function shortened(field: string): string {
  return field.length > LONGEST_FIELD ? `${field.slice(0, LONGEST_FIELD)}...` : field;
}
