// The paths of progress reports: ours, and the one for which workers of the upstream project were written, if a kind has
// one. Both do the same. They are not for Metacontroller: its tokens do not count here, and its places are not taken.
import type { Express, Request, RequestHandler } from 'express';
import { inTime } from '../adapters/intime.js';
import type { KubeApi } from '../adapters/kubeapi.js';
import type { ProgressReports, UpstreamPath } from '../contract/progress.js';
import { HookError } from '../kube/errors.js';
import { type Call, logCall, type Log } from '../http/log.js';
import type { Metrics } from '../http/metrics.js';
import { asHookError, sendJson } from '../http/refuse.js';
import type { ProgressApi, Target } from './caller.js';
import { refuseReport } from './dialect.js';
import { takeReport } from './report.js';
import type { Throttle } from './throttle.js';

export interface ProgressParts {
  /** Undefined where there is no API server: then every report is refused. */
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
/** For one question to the API server. */
const LONGEST_SECONDS = 3;

export function addProgress(app: Express, progress: ProgressParts, parts: Parts): void {
  const api = answering(progress.api);
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
        assertPlace(request, open, parts);
        const { throttle } = progress;
        const report = await takeReport(request, target, reports, { api, throttle, ...parts.limits });
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

function assertPlace({ method }: Request, open: number, { limits }: Parts): void {
  if (method !== 'POST') throw new HookError('MethodNotAllowed', 'the method must be POST');
  if (open > limits.maxConcurrency)
    throw new HookError('Overloaded', `${limits.maxConcurrency} reports are open`);
}

/** What the API server does not answer, or not in time, is never taken for a yes. */
function answering(api: ProgressApi | undefined): ProgressApi {
  const ask = async <T>(question: (api: ProgressApi) => Promise<T>): Promise<T> => {
    if (api === undefined) throw new HookError('ProgressUnavailable', 'no API server is configured');
    try {
      return await inTime(question(api), LONGEST_SECONDS);
    } catch (cause) {
      throw new HookError('ProgressUnavailable', 'the API server did not answer', { cause });
    }
  };
  const asked: Pick<KubeApi, keyof ProgressApi> = {
    read: (name) => ask(({ read }) => read(name)),
    annotate: (name, seen, annotations) => ask(({ annotate }) => annotate(name, seen, annotations)),
    reviewToken: (token, audiences) => ask(({ reviewToken }) => reviewToken(token, audiences)),
  };
  return asked;
}
