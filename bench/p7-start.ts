// P7: from starting the built server to its first 200 on /readyz, against starting Node.js with nothing to do.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Figure, medianOf } from './figure.js';

const ALLOWANCE_MS = 300;

export const p7: Figure = {
  id: 'P7',
  what: `time to ready minus ${ALLOWANCE_MS} ms / time of \`node -e ''\`; the median of seven starts each`,
  bar: 2,
  unit: 'ratio',
  async measure() {
    const ready: number[] = [];
    const bare: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      bare.push(await bareStartMs());
      ready.push(await readyMs());
    }
    const [bareMs, readyMsMedian] = [medianOf(bare), medianOf(ready)];
    return {
      value: Math.max(0, readyMsMedian - ALLOWANCE_MS) / bareMs,
      parts: { readyMs: readyMsMedian, bareMs },
    };
  },
};

async function bareStartMs(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ['-e', '']), 'exit');
  return performance.now() - started;
}

async function readyMs(): Promise<number> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const started = performance.now();
  const server = spawn(process.execPath, ['dist/hooks/main.js', '--insecure-http'], {
    env: { ...process.env, PORT: String(port), METRICS_PORT: String(metricsPort), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  try {
    await untilReady(port, server);
    return performance.now() - started;
  } finally {
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
  }
}

async function untilReady(port: number, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    if (server.exitCode !== null)
      throw new Error(`the server ended with code ${server.exitCode}; run npm run build`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('the server was not ready in time');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}
