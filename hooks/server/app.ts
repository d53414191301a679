// The paths of the hook server, without a port: the table of hooks, the probes and the metrics.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { HookRoute } from '../contract/route.js';
import { causeOf } from '../http/cause.js';
import { logCall } from '../http/log.js';
import { refuse } from '../http/refuse.js';
import { HookError } from '../kube/errors.js';
import { addProgress, type ProgressParts } from '../progress/routes.js';
import { authorize } from './auth.js';
import { type Handler, handlers, type HookParts } from './route.js';

export interface AppParts extends HookParts {
  readonly routes: readonly HookRoute[];
  /** Undefined if progress reports are off. */
  readonly progress?: ProgressParts | undefined;
}

/** The app that Metacontroller and the API server call. */
export function createApp(parts: AppParts): RequestListener {
  const app = bareApp();
  // Callers without credentials have a concurrency limit of their own, so that they cannot block Metacontroller.
  const places = { metacontroller: handlers(parts), apiServer: handlers(parts) };
  const calls = new Map<string, Handler>();
  for (const route of parts.routes) {
    const handle = places[route.caller ?? 'metacontroller'](route);
    calls.set(route.path, handle);
    // POST requests are routed by the table of calls; Express only refuses other methods.
    app.route(route.path).all(refuseMethod(parts, 'POST'));
  }
  if (parts.progress !== undefined) addProgress(app, parts.progress, parts);
  addProbes(app, parts);
  addMetrics(app, parts, guard(parts));
  app.use(refusePath(parts), refuseFault(parts));
  return (request, response) => {
    // Express routes all other requests. For a call, its routing would take longer than most hooks.
    const handle = request.method === 'POST' ? calls.get(pathOf(request)) : undefined;
    if (handle === undefined) app(request, response);
    else
      handle(request, response).catch((cause: unknown) => {
        reportFault(parts, response, cause);
      });
  };
}

/** The path without the query; for a request in absolute form (RFC 9112, section 3.2.2) also without scheme and host. */
function pathOf({ url = '' }: IncomingMessage): string {
  const target = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, '');
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}

/** The app of the second port: probes and metrics, without authentication. */
export function createMetricsApp(parts: AppParts): Express {
  const app = bareApp();
  addProbes(app, parts);
  addMetrics(app, parts);
  app.use(refusePath(parts), refuseFault(parts));
  return app;
}

function bareApp(): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('case sensitive routing').enable('strict routing');
  return app.set('query parser', false);
}

function addProbes(app: Express, parts: AppParts): void {
  const probe =
    (isHealthy: () => boolean): RequestHandler =>
    (_request, response) => {
      const healthy = isHealthy();
      response
        .status(healthy ? 200 : 503)
        .type('text')
        .send(healthy ? 'ok' : 'not ready');
    };
  app
    .route('/healthz')
    .get(probe(() => true))
    .all(refuseMethod(parts, 'GET, HEAD'));
  app.route('/readyz').get(probe(parts.ready)).all(refuseMethod(parts, 'GET, HEAD'));
}

function addMetrics(app: Express, parts: AppParts, ...guards: readonly RequestHandler[]): void {
  const show: RequestHandler = async (_request, response) => {
    response.setHeader('Content-Type', parts.metrics.contentType);
    response.end(await parts.metrics.text());
  };
  app
    .route('/metrics')
    .get(...guards, show)
    .all(refuseMethod(parts, 'GET, HEAD'));
}

function guard(parts: AppParts): RequestHandler {
  return (request, _response, next) => {
    authorize(request, parts.tokens);
    next();
  };
}

function refuseMethod(parts: AppParts, allowed: string): RequestHandler {
  return (_request, response) => {
    response.setHeader('Allow', allowed);
    refuseUnrouted(parts, response, new HookError('MethodNotAllowed', `the method must be ${allowed}`));
  };
}

function refusePath(parts: AppParts): RequestHandler {
  return (_request, response) => {
    refuseUnrouted(parts, response, new HookError('PathUnknown', 'no hook has this path'));
  };
}

/** Handles what is thrown outside of a call: a refusal, or a fault of the server itself. */
function refuseFault(parts: AppParts): ErrorRequestHandler {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- four parameters make it an error handler
  return (cause: unknown, _request, response, _next) => {
    if (cause instanceof HookError && !response.headersSent) refuseUnrouted(parts, response, cause);
    else reportFault(parts, response, cause);
  };
}

/** The message of the fault is not logged, because it may quote a secret. Express's default handler would print it. */
function reportFault({ metrics, log }: AppParts, response: ServerResponse, cause: unknown): void {
  const error = new HookError('InternalError', 'the server failed');
  const { status, code, problem } = error;
  const { type, frames } = causeOf(cause, undefined);
  log.error({ hook: 'none', status, code, cause: { type, frames } }, problem);
  metrics.answered('none', status, 0);
  if (!response.headersSent) refuse(response, error);
  else if (!response.writableEnded) response.destroy();
}

function refuseUnrouted(parts: AppParts, response: ServerResponse, error: HookError): void {
  refuse(response, error);
  parts.metrics.answered('none', error.status, 0);
  logCall(parts.log, { hook: 'none', error }, error.status, 0);
}
