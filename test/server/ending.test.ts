// The hook server as a process that is stopped or fails: it exits in every state of the reader of its log.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

interface Server {
  readonly child: ChildProcess & { readonly stdout: Readable; readonly stderr: Readable };
  readonly port: number;
}

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const server = ['--import', 'tsx', 'hooks/main.ts', '--insecure-http', '--port=0', '--metrics-port=0'];

async function start(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const child = spawn(process.execPath, [...args, ...server], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const lines = createInterface(child.stdout);
  for await (const line of lines) {
    const { msg, port } = JSON.parse(line) as { msg?: string; port?: number };
    if (msg === 'ready' && port !== undefined) return { child, port };
  }
  throw new Error(`not ready: ${await text(child.stderr)}`);
}

/** Each call leaves a line in the log. */
async function call({ port }: Server, times: number): Promise<void> {
  for (let left = times; left > 0; left -= 100) {
    const calls = Array.from({ length: Math.min(left, 100) }, async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
      return [answer.status, await answer.text()];
    });
    for (const [status] of await Promise.all(calls)) expect(status).toBe(404);
  }
}

async function stopped({ child }: { readonly child: ChildProcess }): Promise<number | null> {
  const exit = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  const [code] = await exit;
  return code;
}

test.each([0, 3])(
  'the reader of the log has closed it, and %i calls were made since',
  async (calls) => {
    const started = await start();
    started.child.stdout.destroy();
    await call(started, calls);
    expect(await stopped(started)).toBe(0);
  },
  30_000,
);

test('the reader of the log does not read: calls are answered, and the process exits', async () => {
  const started = await start();
  started.child.stdout.pause();
  // More lines than fit into the pipe and the reader.
  await call(started, 4000);
  expect(await stopped(started)).toBe(0);
}, 60_000);

test('the log is written to a full disk', async () => {
  // The port cannot be read from the log.
  const port = await freePort();
  const child = spawn(process.execPath, [...server, `--port=${port}`], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  children.push(child);
  const errors = text(child.stderr!);
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await sleep(20);
  expect(await stopped({ child })).toBe(0);
  expect(await errors).toBe('');
}, 30_000);

test('a fault outside of any call: exit code 70, and one log line with the place but not the message', async () => {
  const fail = "process.once('SIGUSR2', function planted() { throw new RangeError(process.env.PLANTED); })";
  const { child } = await start(['--import', `data:text/javascript,${fail}`], { PLANTED: 'hunter2' });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const exit = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGUSR2');
  expect((await exit)[0]).toBe(70);
  const [log, errors] = await output;
  expect(JSON.parse(log)).toMatchObject({
    level: 60,
    cause: {
      type: 'RangeError',
      frames: expect.arrayContaining([expect.stringContaining('planted')]) as unknown,
    },
  });
  expect(log + errors).not.toContain('hunter2');
  expect(errors).toBe('');
}, 30_000);

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, 'close');
  return port;
}
