// The hook server's paths, without a port: the table of hooks, and what probes and Prometheus ask.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { HookRoute } from '../api/route.js';
import { HookError } from '../kube/errors.js';
import { authorize } from './auth.js';
import { causeOf } from './cause.js';
import { logCall } from './log.js';
import { progressPaths, type ProgressParts } from './progress/routes.js';
import { refuse } from './refuse.js';
import { type Handler, handlers, type HookParts } from './route.js';

export interface AppParts extends HookParts {
  readonly routes: readonly HookRoute[];
  /** Undefined while reports of progress are off. */
  readonly progress?: ProgressParts | undefined;
}

/** What answers each method of a path. */
type Methods = Readonly<Record<string, Handler>>;

/** The app that Metacontroller and the API server call. */
export function createApp(parts: AppParts): RequestListener {
  // Whoever needs no credentials must not take the places of those who have them.
  const places = { metacontroller: handlers(parts), apiServer: handlers(parts) };
  const hooks = parts.routes.map((route): readonly [string, Methods] => [
    route.path,
    { POST: places[route.caller ?? 'metacontroller'](route) },
  ]);
  const metrics: Handler = async (request, response) => {
    authorize(request, parts.tokens);
    await showMetrics(parts, response);
  };
  const paths = new Map([...hooks, ...probes(parts), ['/metrics', reading(metrics)]]);
  const progress = parts.progress && progressPaths(parts.progress, parts);
  return listener(parts, paths, progress);
}

/** The app of the second port: probes and metrics, for those who hold no token. */
export function createMetricsApp(parts: AppParts): RequestListener {
  const metrics: Handler = (_request, response) => showMetrics(parts, response);
  return listener(parts, new Map([...probes(parts), ['/metrics', reading(metrics)]]));
}

function probes({ ready }: AppParts): readonly (readonly [string, Methods])[] {
  const probe = (isFine: () => boolean): Methods =>
    reading((_request, response) => {
      const [status, text] = isFine() ? [200, 'ok'] : [503, 'not ready'];
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(text);
      return Promise.resolve();
    });
  return [
    ['/healthz', probe(() => true)],
    ['/readyz', probe(ready)],
  ];
}

/** Of an answer to HEAD the body is left out by Node.js. */
function reading(handler: Handler): Methods {
  return { GET: handler, HEAD: handler };
}

async function showMetrics({ metrics }: AppParts, response: ServerResponse): Promise<void> {
  const text = await metrics.text();
  response.setHeader('Content-Type', metrics.contentType);
  response.end(text);
}

function listener(
  parts: AppParts,
  paths: ReadonlyMap<string, Methods>,
  others: (path: string) => Handler | undefined = () => undefined,
): RequestListener {
  const handlerOf = (request: IncomingMessage, response: ServerResponse): Handler => {
    const path = pathOf(request);
    const methods = paths.get(path);
    const handler = methods === undefined ? others(path) : methods[request.method ?? ''];
    if (handler !== undefined) return handler;
    if (methods === undefined) throw new HookError('PathUnknown', 'no hook has this path');
    const allowed = Object.keys(methods).join(', ');
    response.setHeader('Allow', allowed);
    throw new HookError('MethodNotAllowed', `the method must be ${allowed}`);
  };
  const answer: Handler = async (request, response) => {
    try {
      await handlerOf(request, response)(request, response);
    } catch (cause) {
      if (cause instanceof HookError && !response.headersSent) refuseUnrouted(parts, response, cause);
      else tellFault(parts, response, cause);
    }
  };
  return (request, response) => void answer(request, response);
}

/** Without the query. A proxy may name the whole URL. */
function pathOf({ url = '' }: IncomingMessage): string {
  if (!url.startsWith('/') && URL.canParse(url)) return new URL(url).pathname;
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

function refuseUnrouted({ metrics, log }: AppParts, response: ServerResponse, error: HookError): void {
  refuse(response, error);
  metrics.answered('none', error.status, 0);
  logCall(log, { hook: 'none', error }, error.status, 0);
}

/** A fault of the server itself: the handlers catch what hooks throw. Nobody knows what its words quote. */
function tellFault({ metrics, log }: AppParts, response: ServerResponse, cause: unknown): void {
  const error = new HookError('InternalError', 'the server failed');
  const { status, code, problem } = error;
  const { type, frames } = causeOf(cause, undefined);
  log.error({ hook: 'none', status, code, cause: { type, frames } }, problem);
  metrics.answered('none', status, 0);
  if (!response.headersSent) refuse(response, error);
  else if (!response.writableEnded) response.destroy();
}
