// P7: from starting the built server to its first 200 on /readyz, relative to starting Node.js without a program.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Figure, medianOf } from './figure.js';
import { serve, untilReady } from './served.js';

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
  const server = await serve('dist/hooks/main.js', { LOG_LEVEL: 'silent' });
  try {
    await untilReady(server);
    return performance.now() - server.startedAt;
  } finally {
    await server.stop();
  }
}
