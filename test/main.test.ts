// The hook server as a process: what it prints, how it ends, and that it serves the real hooks.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { aRequest, aTrainJob } from './support/objects.js';

interface Process {
  readonly child: ChildProcess & { readonly stdout: Readable; readonly stderr: Readable };
  readonly exit: Promise<number | null>;
}

const children: ChildProcess[] = [];

function main(args: readonly string[], env: Readonly<Record<string, string>> = {}): Process {
  const child = spawn(process.execPath, ['--import', 'tsx', 'hooks/main.ts', ...args], {
    env: { PATH: process.env['PATH'], PORT: '0', METRICS_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return { child, exit: once(child, 'exit').then(([code]) => code as number | null) };
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function portOf({ child }: Process): Promise<number> {
  for await (const line of createInterface(child.stdout)) {
    const { msg, port } = JSON.parse(line) as { msg?: string; port?: number };
    if (msg === 'ready' && port !== undefined) {
      child.stdout.resume();
      return port;
    }
  }
  throw new Error(`not ready: ${await text(child.stderr)}`);
}

test('it serves the hooks, and on SIGTERM answers open calls and exits with 0', async () => {
  const server = main(['--insecure-http']);
  const port = await portOf(server);
  const whole = JSON.stringify(aRequest(aTrainJob()));
  const call = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/hooks/trainjobs/sync',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) },
  });
  const continued = once(call, 'continue');
  call.setHeader('expect', '100-continue');
  call.write(whole.slice(0, 10));
  await continued;

  server.child.kill('SIGTERM');
  call.end(whole.slice(10));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(await text(answer))).toHaveProperty('children');
  expect(await server.exit).toBe(0);
}, 30_000);

test('--help prints the options and ends', async () => {
  const { child, exit } = main(['--help']);
  expect(await text(child.stdout)).toMatch(/--port .*PORT /);
  expect(await exit).toBe(0);
}, 30_000);

test('a wrong option is one line on standard error, and exit code 2', async () => {
  const { child, exit } = main(['--insecure-http'], { PORT: 'eighty' });
  expect(await text(child.stderr)).toBe(
    'metatrain: PORT is "eighty" and must be a whole number from 0 to 65535\n',
  );
  expect(await exit).toBe(2);
}, 30_000);
