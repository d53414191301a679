// The built server as a process of its own, with its log on.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '../test/cluster/controlplane/freeports.js';

export interface Served {
  readonly port: number;
  readonly metricsPort: number;
  /** By the clock of `performance`. */
  readonly startedAt: number;
  /** Of the process; undefined while it runs. */
  readonly exitCode: () => number | null;
  readonly stop: () => Promise<void>;
}

export async function serve(script: string, env: Readonly<Record<string, string>> = {}): Promise<Served> {
  const [port = 0, metricsPort = 0] = await freePorts(2);
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script, '--insecure-http'], {
    env: { ...process.env, PORT: String(port), METRICS_PORT: String(metricsPort), ...env },
    stdio: 'ignore',
  });
  return { port, metricsPort, startedAt, exitCode: () => child.exitCode, stop: () => stop(child) };
}

/** Waits until the answer is 200. */
export async function untilReady({ port, exitCode }: Served): Promise<void> {
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    if (exitCode() !== null) throw new Error(`the server ended with code ${exitCode()}; run npm run build`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('the server was not ready in time');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
