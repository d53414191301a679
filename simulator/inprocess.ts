// Calls the hooks of the registry without a server, and answers like the server.
import type { CarryOut, Timestamp } from '../hooks/api/hook.js';
import { answer } from '../hooks/contract/answer.js';
import type { HookRoute, RouteResult } from '../hooks/contract/route.js';
import type { Gather } from '../hooks/facts/source.js';
import { HookError } from '../hooks/kube/errors.js';
import type { HookCaller, HookResponse, Webhook } from './hookcaller.js';

export interface InProcessOptions {
  readonly routes: readonly HookRoute[];
  readonly now: () => Timestamp;
  /** Gathers the facts that a hook needs; if not set, all facts are absent. */
  readonly gather?: Gather;
  /** Carries out effects before the answer is read, because the clock does not advance; if not set, they are ignored. */
  readonly carryOut?: CarryOut;
  /** Called with each answer, because decision and effects are not on the wire. */
  readonly answered?: (route: HookRoute, body: unknown, result: RouteResult) => void;
  /** Called with the error that a hook threw. */
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

/** The path of the webhook, for a service and for a URL. */
function pathOf({ url, path = '' }: Webhook): string {
  return url === undefined ? path : url.replace(/^[a-z]+:\/\/[^/]*/, '').replace(/[?#].*$/, '');
}
