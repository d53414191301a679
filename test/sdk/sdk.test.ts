// Kubeflow's Python SDK, unmodified, under each host: every file of Python tests is a test here. The SDK has the rights of
// manifests/python-sdk in one namespace, and admission and progress reports are on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { adminKubectl, clusterAccess } from '../cluster/cluster.js';
import { freePorts } from '../cluster/controlplane/freeports.js';
import { writeKubeconfig } from '../cluster/controlplane/kubeconfig.js';
import type { Host } from '../cluster/host.js';
import { hosts } from '../cluster/hosts.js';
import { install, type Installed } from '../cluster/install.js';
import { installWebhooks, type Webhooks } from '../cluster/webhooks.js';
import { startKubelet, type Kubelet } from './kubelet.js';

const run = adminKubectl();
const access = clusterAccess();
const userKubeconfig = join(access.directory, 'kubeconfig-of-sdk-user');
const overlay = '../../test/sdk/overlay';
const modules = readdirSync('test/sdk')
  .filter((file) => /^test_\w+\.py$/.test(file))
  .map((file) => file.replace('.py', ''));
let kubelet: Kubelet;
let installed: Installed;
let webhooks: Webhooks;

beforeAll(async () => {
  kubelet = await startKubelet();
  const [port = 0] = await freePorts(1);
  const folder = join(access.directory, 'progress');
  mkdirSync(folder);
  const caFile = join(folder, 'ca.crt');
  writeFileSync(caFile, access.ca);
  // For the hooks that the suite starts: they inherit its environment.
  const progress = { PROGRESS: 'on', PROGRESS_URL: `https://127.0.0.1:${port}`, PROGRESS_CA_FILE: caFile };
  Object.assign(process.env, progress);
  installed = await install(overlay);
  webhooks = await installWebhooks(overlay, port);
  for (const folder of ['manifests/python-sdk', 'manifests/runtimes']) {
    await run(['apply', '--server-side', '-k', folder]);
  }
  for (const file of ['queue', 'serviceaccount']) {
    await run(['apply', '--server-side', '-f', `test/sdk/${file}.yaml`]);
  }
  await createUser();
});

afterAll(async () => {
  await webhooks.uninstall();
  await installed.uninstall();
  await kubelet.stop();
});

/** A user with the permissions in docs/guides/python-sdk.md, and no others. */
async function createUser(): Promise<void> {
  await run(['create', 'namespace', 'team']);
  await run(['create', 'serviceaccount', 'ml-engineer', '--namespace=team']);
  const user = '--serviceaccount=team:ml-engineer';
  await run([
    'create',
    'rolebinding',
    'ml-engineer',
    '--namespace=team',
    '--clusterrole=metatrain-sdk-user',
    user,
  ]);
  await run(['create', 'clusterrolebinding', 'ml-engineer', '--clusterrole=metatrain-sdk-runtimes', user]);
  const token = await run(['create', 'token', 'ml-engineer', '--namespace=team', '--duration=4h']);
  writeKubeconfig(userKubeconfig, { ...access, token: token.trim() });
}

describe.each(hosts)('under $host', ({ start }) => {
  let host: Host;

  beforeAll(async () => {
    host = await start(installed.metacontroller);
  });

  afterAll(async () => {
    try {
      await run(['delete', 'trainjobs', '--all', '--namespace=team', '--timeout=60s']);
    } finally {
      await host.stop();
    }
  });

  test.each(modules)('%s', async (module) => {
    const { code, output } = await python(['-m', 'unittest', '--verbose', module]);
    process.stdout.write(output);
    expect(code).toBe(0);
    expect(output).toMatch(/\nRan [1-9]\d* tests? in .*\n\nOK\n$/);
  });
});

async function python(
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.env['METATRAIN_SDK_PYTHON']!, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PYTHONPATH: 'test/sdk',
      PYTHONDONTWRITEBYTECODE: '1',
      KUBECONFIG: userKubeconfig,
      ADMIN_KUBECONFIG: access.kubeconfig,
    },
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: `${stdout}${stderr}` };
}
