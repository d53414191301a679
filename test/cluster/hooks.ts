// The hook server as users run it, as a process on one port, and the controller that refers to it.
import { join } from 'node:path';
import type { AnyObject } from '../../hooks/api/hook.js';
import { clusterAccess } from './cluster.js';
import { freePorts } from './controlplane/freeports.js';
import { answersOk } from './controlplane/health.js';
import { lastLines, Processes } from './controlplane/process.js';
import { waitFor } from './waitfor.js';

/** A build of the hooks: the product, or one that renders torch differently. */
export type Build = 'product' | 'other-torch';

const mains: Readonly<Record<Build, string>> = {
  product: 'hooks/main.ts',
  'other-torch': 'test/cluster/othertorch.ts',
};

export interface Hooks {
  /** `http://127.0.0.1:PORT`; the same after a restart. */
  readonly url: string;
  /** Starts it, or another build of it in its place. */
  readonly start: (build: Build) => Promise<void>;
  /** kill -9. */
  readonly kill: () => Promise<void>;
}

/** Not started yet. The hooks use this kubeconfig for the API server. The log is with the others. */
export async function hooksOn(kubeconfig: string, directory = clusterAccess().directory): Promise<Hooks> {
  const [port = 0, metricsPort = 0] = await freePorts(2);
  const log = join(directory, `hooks-${port}.log`);
  let processes = new Processes();
  const kill = (): Promise<void> => processes.stop();
  const start = async (build: Build): Promise<void> => {
    await kill();
    processes = new Processes();
    await startHookServer(processes, {
      main: mains[build],
      options: ['--insecure-http', `--port=${port}`, `--metrics-port=${metricsPort}`],
      log,
      env: { KUBECONFIG: kubeconfig },
      health: `http://127.0.0.1:${metricsPort}/readyz`,
    });
  };
  return { url: `http://127.0.0.1:${port}`, start, kill };
}

interface HookServer {
  readonly main?: string;
  readonly options: readonly string[];
  readonly log: string;
  readonly env: Readonly<Record<string, string>>;
  /** The URL that answers 200 once the server is ready. */
  readonly health: string;
  /** The authority (PEM) of the certificate of that URL. */
  readonly ca?: string;
}

/** Starts a hook server as one of the processes, and waits until it is ready. */
export async function startHookServer(processes: Processes, server: HookServer): Promise<void> {
  const { main = 'hooks/main.ts', options, log, env, health, ca = '' } = server;
  const running = await processes.start({
    name: 'hooks',
    command: process.execPath,
    args: ['test/cluster/guard.mjs', process.execPath, '--import', 'tsx', main, ...options],
    log,
    env,
  });
  const ready = async (): Promise<boolean> =>
    running.outcome() !== undefined || (await answersOk(health, ca));
  await waitFor('the hook server is ready', ready, Boolean, 60);
  if (running.outcome() !== undefined) throw new Error(`the hook server ended: ${lastLines(running, 3)}`);
}

interface ControllerSpec {
  readonly hooks: Readonly<
    Record<string, { readonly version: string; readonly webhook: { readonly path: string } }>
  >;
}

/** A shipped controller, with webhooks at `url`: no service, no TLS, no token. */
export function reachedBy(url: string, shipped: AnyObject): AnyObject {
  const spec = shipped['spec'] as ControllerSpec;
  const hooks = Object.entries(spec.hooks).map(([name, { version, webhook }]) => {
    return [name, { version, webhook: { url: `${url}${webhook.path}`, timeout: '10s' } }] as const;
  });
  return { ...shipped, spec: { ...spec, endpointConfigs: [], hooks: Object.fromEntries(hooks) } };
}
