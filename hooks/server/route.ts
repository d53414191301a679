// Serves one hook over HTTP. `respond` has the steps of a call in their order.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CarryOut, Timestamp } from '../api/hook.js';
import { answer } from '../contract/answer.js';
import type { HookRoute } from '../contract/route.js';
import type { Gather } from '../facts/source.js';
import { parseBody, type Sender } from '../http/body.js';
import { logCall, type Call, type Log } from '../http/log.js';
import type { Metrics } from '../http/metrics.js';
import { asHookError, refuse, sendJson } from '../http/refuse.js';
import { checkHeaders, readBody, type Limits } from '../http/request.js';
import { HookError } from '../kube/errors.js';
import { authorize, type Tokens } from './auth.js';
import { carryOutAll } from './effects.js';
import type { AdmissionCallers } from './options.js';

export interface HookParts {
  /** False while the server starts and while it drains. */
  readonly ready: () => boolean;
  readonly tokens: Tokens;
  readonly admissionCallers?: AdmissionCallers;
  readonly limits: Limits;
  readonly gather: Gather;
  readonly carryOut: CarryOut;
  readonly now: () => Timestamp;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Answers one call; never rejects for a fault of the call. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Creates handlers that together answer at most `maxConcurrency` calls at a time. */
export function handlers(parts: HookParts): (route: HookRoute) => Handler {
  let open = 0;
  return (route) => async (request, response) => {
    const startedAt = performance.now();
    const call: Call = { hook: route.hook };
    open += 1;
    try {
      const text = await respond(route, parts, request, call, open);
      if (!parts.ready()) response.setHeader('Connection', 'close');
      sendJson(response, 200, text);
    } catch (cause) {
      call.error = asHookError(cause);
      refuse(response, call.error);
    } finally {
      open -= 1;
    }
    const seconds = (performance.now() - startedAt) / 1000;
    parts.metrics.answered(route.hook, response.statusCode, seconds);
    logCall(parts.log, call, response.statusCode, seconds);
    await carryOutAll(route.hook, call.effects ?? [], parts);
  };
}

async function respond(
  route: HookRoute,
  parts: HookParts,
  request: IncomingMessage,
  call: Call,
  open: number,
): Promise<string> {
  const { tokens, limits, metrics } = parts;
  const isOpen = route.caller === 'apiServer' && parts.admissionCallers === 'anyone';
  const sender: Sender = isOpen ? 'unknown' : authorize(request, tokens);
  checkHeaders(request, limits);
  if (open > limits.maxConcurrency)
    throw new HookError('Overloaded', `${limits.maxConcurrency} requests are being answered`);

  const body = parseBody(await readBody(request, limits), sender);
  call.body = body;
  const result = await answer(
    {
      route,
      body,
      now: parts.now(),
      checked: () => {
        call.subject = route.subject(body);
      },
      gathered: (facts) => {
        call.facts = facts;
      },
    },
    parts.gather,
  );
  call.decision = result.decision;
  if (result.decision !== undefined) metrics.decided(route.hook, result.decision, call.subject);
  const text = encode(result.answer);
  call.effects = result.effects;
  return text;
}

/** With an entry that is null, Metacontroller refuses the answer or drops a child: it is an internal error, never sent. */
function encode(answer: object): string {
  for (const [name, list] of Object.entries(answer)) {
    if (Array.isArray(list) && list.some((entry) => entry === null || entry === undefined)) {
      throw new HookError('InternalError', `the answer of the hook has an empty entry in ${name}`);
    }
  }
  return JSON.stringify(answer);
}
