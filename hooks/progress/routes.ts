// The paths of progress reports: metatrain's own, and the one that workers of the upstream project use, if a kind has one.
// Both behave the same. They accept no token of Metacontroller, and have a concurrency limit of their own.
import type { Express, Request, RequestHandler } from 'express';
import { inTime } from '../adapters/intime.js';
import type { KubeApi } from '../adapters/kubeapi.js';
import type { ProgressReports, UpstreamPath } from '../contract/progress.js';
import { type Call, logCall, type Log } from '../http/log.js';
import type { Metrics } from '../http/metrics.js';
import { asHookError, sendJson } from '../http/refuse.js';
import { HookError } from '../kube/errors.js';
import type { ProgressApi, Target } from './caller.js';
import { refuseReport } from './dialect.js';
import { acceptReport } from './report.js';
import type { Throttle } from './throttle.js';

export interface ProgressParts {
  /** Undefined if no API server is configured: then every report is refused. */
  readonly api: ProgressApi | undefined;
  /** One row for each kind whose jobs report. */
  readonly reports: readonly ProgressReports[];
  readonly throttle: Throttle;
}

interface Parts {
  readonly ready: () => boolean;
  readonly limits: { readonly maxConcurrency: number; readonly bodySeconds: number };
  readonly log: Log;
  readonly metrics: Metrics;
}

const LABEL = '[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?';

/** A pattern for a path with `{namespace}` and `{name}` in it. */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll('.', '\\.');
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, (_, group: string) => `(?<${group}>${LABEL})`)}$`);
}

const HOOK = 'progress';
/** For one request to the API server. */
const LONGEST_SECONDS = 3;

export function addProgress(app: Express, progress: ProgressParts, parts: Parts): void {
  const api = withTimeout(progress.api);
  let open = 0;
  const handler =
    (reports: ProgressReports, upstream?: UpstreamPath): RequestHandler =>
    async (request, response) => {
      const startedAt = performance.now();
      const target = request.params as unknown as Target;
      const subject = { apiVersion: '', kind: reports.kind, metadata: { ...target } };
      const call: Call = { hook: HOOK, subject };
      open += 1;
      try {
        assertAccepted(request, open, parts);
        const { throttle } = progress;
        const report = await acceptReport(request, target, reports, { api, throttle, ...parts.limits });
        if (!parts.ready()) response.setHeader('Connection', 'close');
        sendJson(response, 200, JSON.stringify(report));
      } catch (cause) {
        call.error = asHookError(cause);
        if (call.error.code === 'MethodNotAllowed') response.setHeader('Allow', 'POST');
        refuseReport(response, call.error, upstream);
      } finally {
        open -= 1;
      }
      const seconds = (performance.now() - startedAt) / 1000;
      parts.metrics.answered(HOOK, response.statusCode, seconds);
      logCall(parts.log, call, response.statusCode, seconds);
    };
  for (const reports of progress.reports) {
    const { plural, upstream } = reports;
    app.all(patternOf(`/progress/v1alpha1/namespaces/{namespace}/${plural}/{name}`), handler(reports));
    if (upstream !== undefined) app.all(patternOf(upstream.path), handler(reports, upstream));
  }
}

function assertAccepted({ method }: Request, open: number, { limits }: Parts): void {
  if (method !== 'POST') throw new HookError('MethodNotAllowed', 'the method must be POST');
  if (open > limits.maxConcurrency)
    throw new HookError('Overloaded', `${limits.maxConcurrency} reports are being answered`);
}

/** Without an answer of the API server, or without one in time, a report is refused. */
function withTimeout(api: ProgressApi | undefined): ProgressApi {
  const send = async <T>(request: (api: ProgressApi) => Promise<T>): Promise<T> => {
    if (api === undefined) throw new HookError('ProgressUnavailable', 'no API server is configured');
    try {
      return await inTime(request(api), LONGEST_SECONDS);
    } catch (cause) {
      throw new HookError('ProgressUnavailable', 'the API server did not answer', { cause });
    }
  };
  const limited: Pick<KubeApi, keyof ProgressApi> = {
    read: (name) => send(({ read }) => read(name)),
    annotate: (name, seen, annotations) => send(({ annotate }) => annotate(name, seen, annotations)),
    reviewToken: (token, audiences) => send(({ reviewToken }) => reviewToken(token, audiences)),
  };
  return limited;
}
