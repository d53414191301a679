// The two paths of progress reports: ours, and the one for which workers of Kubeflow Trainer were written (KEP-2779). Both
// do the same. They are not for Metacontroller, so its tokens do not count here, and its places are not taken.
import type { Express, Request, RequestHandler } from 'express';
import { inTime } from '../adapters/intime.js';
import type { KubeApi } from '../adapters/kubeapi.js';
import { HookError } from '../kube/errors.js';
import { type Call, logCall, type Log } from '../http/log.js';
import type { Metrics } from '../http/metrics.js';
import { asHookError, sendJson } from '../http/refuse.js';
import type { ProgressApi, Target } from './caller.js';
import { type Dialect, refuseReport } from './dialect.js';
import { takeReport } from './report.js';
import type { Throttle } from './throttle.js';

export interface ProgressParts {
  /** Undefined where there is no API server: then every report is refused. */
  readonly api: ProgressApi | undefined;
  readonly throttle: Throttle;
}

interface Parts {
  readonly ready: () => boolean;
  readonly limits: { readonly maxConcurrency: number; readonly bodySeconds: number };
  readonly log: Log;
  readonly metrics: Metrics;
}

const LABEL = '[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?';
const NAMED = `namespaces/(?<namespace>${LABEL})/trainjobs/(?<name>${LABEL})`;
const paths: Readonly<Record<Dialect, RegExp>> = {
  metatrain: new RegExp(`^/progress/v1alpha1/${NAMED}$`),
  trainer: new RegExp(`^/apis/trainer\\.kubeflow\\.org/v1alpha1/${NAMED}/status$`),
};

const HOOK = 'progress';
/** For one question to the API server. */
const LONGEST_SECONDS = 3;

export function addProgress(app: Express, progress: ProgressParts, parts: Parts): void {
  const api = answering(progress.api);
  let open = 0;
  const handler =
    (dialect: Dialect): RequestHandler =>
    async (request, response) => {
      const startedAt = performance.now();
      const target = request.params as unknown as Target;
      const subject = { apiVersion: '', kind: 'TrainJob', metadata: { ...target } };
      const call: Call = { hook: HOOK, subject };
      open += 1;
      try {
        assertPlace(request, open, parts);
        const { throttle } = progress;
        const report = await takeReport(request, target, { api, throttle, ...parts.limits });
        if (!parts.ready()) response.setHeader('Connection', 'close');
        sendJson(response, 200, JSON.stringify(report));
      } catch (cause) {
        call.error = asHookError(cause);
        if (call.error.code === 'MethodNotAllowed') response.setHeader('Allow', 'POST');
        refuseReport(response, call.error, dialect);
      } finally {
        open -= 1;
      }
      const seconds = (performance.now() - startedAt) / 1000;
      parts.metrics.answered(HOOK, response.statusCode, seconds);
      logCall(parts.log, call, response.statusCode, seconds);
    };
  app.all(paths.metatrain, handler('metatrain'));
  app.all(paths.trainer, handler('trainer'));
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
