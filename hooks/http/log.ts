// One line of JSON a request. What goes into a line is listed here; bodies, headers and Secrets have no way in.
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { AnyObject, Decision, Effect } from '../api/hook.js';
import type { Facts } from '../facts/need.js';
import type { HookError } from '../kube/errors.js';
import { causeOf } from './cause.js';

export type Log = Logger;

export function createLog(level: string, destination: DestinationStream): Log {
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, destination);
}

/** What became of one call, noted down while it is answered. */
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

/** The object of a review comes as anybody may have written it: what is no name is not shown. */
function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Za-z0-9][-.A-Za-z0-9]{0,252}$/.test(value) ? value : undefined;
}
