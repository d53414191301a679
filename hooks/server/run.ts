// The life of the hook server: options, files, ports, ready; then, on the stop signal, not ready, drained, stopped.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { DestinationStream } from 'pino';
import { now } from '../adapters/clock.js';
import { carrierTo } from '../adapters/effects.js';
import { type KubeApi, kubeApiOf } from '../adapters/kubeapi.js';
import { liveSource } from '../adapters/source.js';
import { newSSHKey } from '../adapters/sshkeys.js';
import type { Settings } from '../api/settings.js';
import type { Kind } from '../contract/kind.js';
import { gatherFrom } from '../facts/source.js';
import { firstLineOf } from '../http/cause.js';
import { createLog, type Log } from '../http/log.js';
import { createMetrics } from '../http/metrics.js';
import { createThrottle } from '../progress/throttle.js';
import { registry } from '../registry.js';
import { createApp, createMetricsApp, type AppParts } from './app.js';
import { watchForCrashes } from './crash.js';
import { readTls, tokensOf } from './credentials.js';
import { onRenewal, type Renewal } from './files.js';
import { listen } from './listen.js';
import { readOpaqueRuntimes } from './opaqueruntimes.js';
import { readOptions, type Environment, type ServerOptions } from './options.js';
import { outputTo } from './output.js';
import { StartError } from './starterror.js';

export interface ProcessContext {
  /** The arguments, without node and the script. */
  readonly argv: readonly string[];
  readonly env: Environment;
  readonly kinds: readonly Kind[];
  /** Aborts when the server must stop. */
  readonly stop: AbortSignal;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Where log lines go: standard output by default. */
  readonly logTo?: DestinationStream;
  /** How often files are checked for changes. */
  readonly renewalSeconds?: number;
}

/** Kubernetes kills a Pod 30 s after SIGTERM. */
const LONGEST_DRAIN_SECONDS = 25;
const LONGEST_BODY_SECONDS = 10;
/** For the last log lines, after everything else is done. */
const LONGEST_FLUSH_SECONDS = 0.5;
/** Minimum time between two stored progress reports of a job. */
const PROGRESS_SECONDS = 5;

/** Serves until it is stopped. Returns the exit code: 0 success, 1 port not available, 2 wrong options. */
export async function run(context: ProcessContext): Promise<number> {
  const { argv, env, print, printError } = context;
  try {
    const reading = readOptions(argv, env);
    if (reading.state === 'help') print(reading.text);
    else if (context.logTo === undefined) await serveAsProcess(reading.options, context);
    else await serve(reading.options, context, createLog(reading.options.logLevel, context.logTo));
    return 0;
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    printError(`metatrain: ${cause.message}`);
    return cause.exitCode;
  }
}

/** Serves as a process of its own: logs to standard output, and exits on a crash. */
async function serveAsProcess(options: ServerOptions, context: ProcessContext): Promise<void> {
  const output = outputTo(process.stdout);
  const log = createLog(options.logLevel, output);
  const unwatch = watchForCrashes(log, (exitCode) => {
    void output.end(LONGEST_FLUSH_SECONDS).then(() => process.exit(exitCode));
  });
  try {
    await serve(options, context, log);
  } finally {
    unwatch();
    await output.end(LONGEST_FLUSH_SECONDS);
  }
}

async function serve(options: ServerOptions, context: ProcessContext, log: Log): Promise<void> {
  const { env, kinds, stop, renewalSeconds = 5 } = context;
  const failed = (cause: unknown): void => {
    log.error({ problem: String(cause) }, 'a changed file cannot be used; its previous content stays in use');
  };
  const renewal: Renewal = { everySeconds: renewalSeconds, failed, stop };
  const tls = readTls(options);
  const kubeApi = kubeApiOf(env);
  if (kubeApi === undefined) log.info(`no API server is configured: ${withoutApiServer(options)}`);
  let ready = false;
  const parts: AppParts = {
    routes: registry({ ...options, opaqueRuntimes: readOpaqueRuntimes(options.opaqueRuntimesFile) }, kinds),
    tokens: tokensOf(options, renewal),
    admissionCallers: options.admissionCallers,
    ready: () => ready,
    limits: { ...options, bodySeconds: LONGEST_BODY_SECONDS },
    progress: progressOf(options, kubeApi, kinds, log),
    gather: gatherFacts(kubeApi, options, log),
    carryOut: carrierTo(kubeApi, kinds),
    now,
    log,
    metrics: createMetrics(kinds),
  };
  const host = options.insecureHttp && !options.insecureAnyAddress ? '127.0.0.1' : undefined;
  const mutual = options.clientCaFile !== undefined;
  const hooks = await listen(createApp(parts), { port: options.port, host, tls, mutual });
  // Probes and Prometheus have no client certificate.
  const probes = await listen(createMetricsApp(parts), {
    port: options.metricsPort,
    host,
    tls,
    mutual: false,
  });

  const renew = (): void => {
    const renewed = readTls(options);
    if (renewed !== undefined) for (const { renew } of [hooks, probes]) renew(renewed);
  };
  onRenewal([options.tlsCertFile, options.tlsKeyFile, options.clientCaFile], renew, renewal);

  ready = true;
  log.info({ port: hooks.port, metricsPort: probes.port }, 'ready');
  // Otherwise the first call would wait for it too long. A configuration that cannot be read is reported when it is used.
  kubeApi?.connect().catch(() => undefined);
  if (!stop.aborted) await once(stop, 'abort');
  ready = false;
  log.info('stopping: waiting for open calls');
  const isDrained = await hooks.drain(LONGEST_DRAIN_SECONDS);
  await parts.progress?.throttle.flush();
  await probes.drain(1);
  if (isDrained) log.info('stopped');
  else log.warn(`stopped: calls were still open after ${LONGEST_DRAIN_SECONDS} s`);
}

function withoutApiServer({ ttlDeletes, progress }: Pick<Settings, 'ttlDeletes' | 'progress'>): string {
  return [
    'facts that need it are missing',
    ...(ttlDeletes === 'off' ? [] : ['jobs whose time to live has passed are not deleted']),
    ...(progress === 'off' ? [] : ['progress reports are refused']),
  ].join(', and ');
}

function progressOf(
  { progress }: Pick<Settings, 'progress'>,
  api: KubeApi | undefined,
  kinds: readonly Kind[],
  log: Log,
): AppParts['progress'] {
  if (progress === 'off') return undefined;
  const throttle = createThrottle(PROGRESS_SECONDS, (uid, cause) => {
    log.warn({ uid, problem: firstLineOf(cause) }, 'a delayed progress report could not be stored');
  });
  const reports = kinds.flatMap((kind) => kind.progress ?? []);
  return { api, reports, throttle };
}

function gatherFacts(
  kubeApi: KubeApi | undefined,
  { progressCaFile }: ServerOptions,
  log: Log,
): AppParts['gather'] {
  const serverCa = progressCaFile === undefined ? undefined : () => readFile(progressCaFile, 'utf8');
  return gatherFrom(
    liveSource({ kubeApi, newSSHKey, serverCa }, (fact, cause) => {
      log.warn({ fact, problem: firstLineOf(cause) }, 'a fact could not be gathered');
    }),
  );
}
