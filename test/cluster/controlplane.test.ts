// The machinery of the suite: it starts, reports why it cannot, and leaves no process behind.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComponent, type Component } from './controlplane/component.js';
import type { ClusterAccess } from './controlplane/controlplane.js';
import { Processes } from './controlplane/process.js';
import { waitFor } from './waitfor.js';

const directory = mkdtempSync(join(tmpdir(), 'metatrain-components-'));
const processes = new Processes();
const run = { processes, directory, ca: '' };

afterAll(async () => {
  await processes.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** A small server in the place of a component: its first port is `port`, or the one that it is given. */
function component(name: string, script: string): Component {
  return {
    name,
    command: process.execPath,
    ports: 1,
    args: ([port = 0]) => ['-e', script, String(port)],
    health: ([port = 0]) => `http://127.0.0.1:${port}/healthz`,
  };
}

const serve = `require('node:http').createServer((_, answer) => answer.end()).listen(PORT, '127.0.0.1')`;
const healthy = serve.replace('PORT', 'Number(process.argv[1])');

test('a component is started on a free port, and is ready', async () => {
  const { running, ports } = await startComponent(component('healthy', healthy), run);

  expect(ports).toEqual([expect.any(Number)]);
  expect(running.outcome()).toBeUndefined();
});

test('a port that another process took in between is replaced, and the other process is not changed', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const mark = join(directory, 'tried');
  const fs = `const fs = require('node:fs'); const mark = ${JSON.stringify(mark)};`;
  const script = `${fs} const first = !fs.existsSync(mark); fs.writeFileSync(mark, '');
    process.on('uncaughtException', ({ code }) => {
      console.error(code === 'EADDRINUSE' ? 'bind: address already in use' : code); process.exit(1);
    });
    ${serve.replace('PORT', `first ? ${port} : Number(process.argv[1])`)}`;

  const { ports } = await startComponent(component('second-try', script), run);

  expect(ports[0]).not.toBe(port);
  expect(other.listening).toBe(true);
  other.close();
});

test.each([
  {
    name: 'a program that ends at once is reported with its last line and its log',
    script: `console.error('flag provided but not defined'); process.exit(2)`,
    want: /^broken ended with code 2 before it was ready: flag provided but not defined \(log: .*broken\.log\)$/,
  },
  {
    name: 'a full disk is reported',
    script: `console.error('write wal: no space left on device'); process.exit(1)`,
    want: /^broken ended with code 1 before it was ready: the disk is full/,
  },
])('$name', async ({ script, want }) => {
  await expect(startComponent(component('broken', script), run)).rejects.toThrow(want);
});

test('a missing program is reported', async () => {
  const missing = { ...component('missing', ''), command: '/nowhere/etcd' };

  await expect(startComponent(missing, run)).rejects.toThrow(
    'missing does not start: ENOENT (/nowhere/etcd)',
  );
});

// The process that starts it is killed and cannot clean up.
test('when its parent process is killed, the control plane ends by itself', async () => {
  const script = join(directory, 'starter.mts');
  const found = join(directory, 'access.json');
  const supervised = JSON.stringify(join(process.cwd(), 'test/cluster/supervised.ts'));
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
     import { startSupervised } from ${supervised};
     const { access } = await startSupervised('apiserver');
     writeFileSync(${JSON.stringify(found)}, JSON.stringify(access));`,
  );
  const starter = spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'ignore' });
  await waitFor('the API server is up', () => Promise.resolve(existsSync(found)), Boolean, 60);
  const access = JSON.parse(readFileSync(found, 'utf8')) as ClusterAccess;

  starter.kill('SIGKILL');

  await waitFor(
    'no server answers any more',
    () => answers(access.server),
    (answer) => !answer,
  );
  rmSync(access.directory, { recursive: true, force: true });
});

function answers(server: string): Promise<boolean> {
  return fetch(`${server}/readyz`).then(
    () => true,
    (error: unknown) => (error as { cause?: { code?: string } }).cause?.code !== 'ECONNREFUSED',
  );
}
