// Calls the hooks of the registry without a server, and answers as the server would.
import type { CarryOut, Timestamp } from '../hooks/api/hook.js';
import type { HookRoute, RouteResult } from '../hooks/contract/route.js';
import { answer } from '../hooks/contract/answer.js';
import type { Gather } from '../hooks/facts/source.js';
import { HookError } from '../hooks/kube/errors.js';
import type { HookCaller, HookResponse, Webhook } from './hookcaller.js';

export interface InProcessOptions {
  readonly routes: readonly HookRoute[];
  readonly now: () => Timestamp;
  /** Gathers the facts that a hook wants; without it hooks do without. */
  readonly gather?: Gather;
  /** Carries out effects before the answer is read, for the clock stands still; without it nobody does. */
  readonly carryOut?: CarryOut;
  /** Told of each answer: decision and effects are not on the wire. */
  readonly answered?: (route: HookRoute, body: unknown, result: RouteResult) => void;
  /** Told of what a hook threw. */
  readonly failed?: (route: HookRoute, body: unknown, cause: unknown) => void;
}

export function inProcess(options: InProcessOptions): HookCaller {
  const { gather = () => Promise.resolve({}) } = options;
  return async (webhook, text) => {
    const path = pathOf(webhook);
    const route = options.routes.find((one) => one.path === path);
    if (route === undefined) return { status: 404, headers: {}, body: `no hook at ${path}` };
    const body: unknown = JSON.parse(text);
    try {
      const result = await answer({ route, body, now: options.now() }, gather);
      options.answered?.(route, body, result);
      for (const effect of result.effects ?? []) await options.carryOut?.(effect);
      return { status: 200, headers: {}, body: JSON.stringify(result.answer) };
    } catch (cause) {
      options.failed?.(route, body, cause);
      return refusal(cause);
    }
  };
}

function refusal(cause: unknown): HookResponse {
  const error =
    cause instanceof HookError ? cause : new HookError('InternalError', 'the hook failed', { cause });
  const { code, problem: message, field, remedy, retryAfterSeconds } = error;
  return {
    status: error.status,
    headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
    body: JSON.stringify({ code, message, field, remedy }),
  };
}

/** A service and a URL lead to the same path. */
function pathOf({ url, path = '' }: Webhook): string {
  return url === undefined ? path : url.replace(/^[a-z]+:\/\/[^/]*/, '').replace(/[?#].*$/, '');
}
