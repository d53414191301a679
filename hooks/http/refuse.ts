// The form of a refusal: code, message, field and remedy; never a stack trace, never content of the request.
import type { ServerResponse } from 'node:http';
import { HookError } from '../kube/errors.js';

/** Metacontroller copies the whole body into an Event and a log line, so it is kept short. */
const MAX_ISSUES = 10;
const LONGEST_FIELD = 300;

/** Any thrown value as a HookError. */
export function asHookError(cause: unknown): HookError {
  if (cause instanceof HookError) return cause;
  return new HookError('InternalError', 'the hook failed', { cause });
}

export function refuse(response: ServerResponse, error: HookError): void {
  const { code, problem, field, remedy, issues } = error;
  setHeadersOf(response, error);
  const shown = issues.slice(0, MAX_ISSUES).map((issue) => ({ ...issue, field: shortened(issue.field) }));
  const body = { code, message: problem, field: shortened(field), remedy };
  sendJson(response, error.status, JSON.stringify(issues.length > 0 ? { ...body, issues: shown } : body));
}

/** The headers of a refusal, for any form of its body. */
export function setHeadersOf(response: ServerResponse, { code, status, retryAfterSeconds }: HookError): void {
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  // Otherwise the rest of the unread body would be parsed as the next request.
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
