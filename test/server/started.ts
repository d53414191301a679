// Starts the whole server with the toy hook on free ports of loopback, and returns its ports.
import { setTimeout as sleep } from 'node:timers/promises';
import type { HookRoute } from '../../hooks/contract/route.js';
import type { Environment } from '../../hooks/server/options.js';
import { run } from '../../hooks/server/run.js';
import { LogLines, toyRoute } from './toy.js';

export interface Started {
  readonly port: number;
  readonly metricsPort: number;
  readonly log: LogLines;
  /** Stops the server; resolves with the exit code. */
  readonly stop: () => Promise<number>;
}

/** Stops all servers that the tests of a file have started. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}

const running = new Set<() => Promise<number>>();

export async function start(env: Environment, routes: readonly HookRoute[] = [toyRoute]): Promise<Started> {
  const log = new LogLines();
  const stopping = new AbortController();
  const printed: string[] = [];
  const exit = run({
    argv: [],
    env: { PORT: '0', METRICS_PORT: '0', ...env },
    kinds: [{ group: 'example.com', kinds: [], hooks: () => routes }],
    stop: stopping.signal,
    print: (text) => printed.push(text),
    printError: (text) => printed.push(text),
    logTo: log,
    renewalSeconds: 0.05,
  });
  const stop = (): Promise<number> => {
    running.delete(stop);
    stopping.abort();
    return exit;
  };
  running.add(stop);
  let code: number | undefined;
  void exit.then((ended) => {
    code = ended;
  });
  let line: Readonly<Record<string, unknown>> | undefined;
  while (line === undefined) {
    await sleep(5);
    line = log.lines.find(({ msg }) => msg === 'ready');
    if (code === undefined) continue;
    running.delete(stop);
    throw Object.assign(new Error('the server has ended'), { code, line: printed.join('\n') });
  }
  return { port: Number(line['port']), metricsPort: Number(line['metricsPort']), log, stop };
}
