// One line of JSON per request. The fields of a line are listed here; bodies, headers and Secrets are never logged.
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { AnyObject, Decision, Effect } from '../api/hook.js';
import type { Facts } from '../facts/need.js';
import type { HookError } from '../kube/errors.js';
import { causeOf } from './cause.js';

export type Log = Logger;

export function createLog(level: string, destination: DestinationStream): Log {
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, destination);
}

/** What is known about a call, collected while it is answered. */
export interface Call {
  readonly hook: string;
  body?: unknown;
  facts?: Facts;
  subject?: AnyObject | undefined;
  decision?: Decision | undefined;
  effects?: readonly Effect[] | undefined;
  error?: HookError;
}

export function logCall(log: Log, call: Call, status: number, seconds: number): void {
  const { hook, subject, decision, error } = call;
  const line = {
    hook,
    kind: nameIn(subject?.kind),
    namespace: nameIn(subject?.metadata.namespace),
    name: nameIn(subject?.metadata.name),
    phase: decision?.phase,
    reason: decision?.reason,
    status,
    durationMs: Math.round(seconds * 1e5) / 100,
  };
  if (error === undefined) {
    log.info(line, 'answered');
    return;
  }
  const { code, field } = error;
  if (status < 500) log.warn({ ...line, code, field: field || undefined }, error.problem);
  else
    log.error(
      { ...line, code, cause: causeOf(error.cause ?? error, [call.body, call.facts]) },
      error.problem,
    );
}

/** The object of a review can have any content, so only valid names are logged. */
function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Za-z0-9][-.A-Za-z0-9]{0,252}$/.test(value) ? value : undefined;
}
