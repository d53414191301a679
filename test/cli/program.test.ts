// The command line as a whole: its exit codes, and that it runs as a process.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { root } from '../support/played.js';
import { metatrain } from '../support/runcli.js';

test.each<{ argv: readonly string[]; exitCode: number; stderr: string }>([
  { argv: [], exitCode: 2, stderr: 'Usage: metatrain' },
  { argv: ['nonsense'], exitCode: 2, stderr: "unknown command 'nonsense'" },
  { argv: ['validate'], exitCode: 2, stderr: "missing required argument 'file'" },
  { argv: ['validate', '--nonsense', 'f'], exitCode: 2, stderr: "unknown option '--nonsense'" },
  { argv: ['validate', '-o', 'xml', 'f'], exitCode: 2, stderr: 'Allowed choices are table, json' },
  { argv: ['validate', 'not-there.yaml'], exitCode: 2, stderr: 'metatrain: not-there.yaml does not exist' },
  { argv: ['migrate', '--apply-strategy', 'x'], exitCode: 2, stderr: 'Allowed choices are' },
  { argv: ['serve', '--port', 'x'], exitCode: 2, stderr: '--port is "x" and must be a whole number' },
  { argv: ['serve'], exitCode: 2, stderr: 'the certificate is missing' },
])('$argv ends with $exitCode and prints the reason', async ({ argv, exitCode, stderr }) => {
  const ran = await metatrain(argv);
  expect(ran.exitCode).toBe(exitCode);
  expect(ran.stderr).toContain(stderr);
  expect(ran.stdout).toBe('');
});

test.each([['--help'], ['validate', '--help'], ['serve', '--help'], ['serve', '-h']])(
  'help exits with 0: %s %s',
  async (...argv) => {
    const { exitCode, stdout, stderr } = await metatrain(argv);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout.length).toBeGreaterThan(100);
  },
);

const command = ['--import', 'tsx', 'cli/main.ts'];
const options = { cwd: root, env: { ...process.env, NO_COLOR: '1' } };

test('it runs as a process, reads standard input, and ends with its exit code', async () => {
  const run = promisify(execFile)(
    process.execPath,
    [...command, 'validate', '-', '-r', 'manifests/runtimes'],
    options,
  );
  run.child.stdin?.end(
    'apiVersion: trainer.kubeflow.org/v1alpha1\nkind: TrainJob\nmetadata: { name: a }\nspec: {}\n',
  );
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('spec.runtimeRef') as string,
  });
}, 60_000);

test('a kubeconfig that cannot be used is reported in one line', async () => {
  const run = promisify(execFile)(
    process.execPath,
    [...command, 'migrate', '--kubeconfig', 'not-there'],
    options,
  );
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^metatrain: not-there cannot be used: .*\n$/) as string,
  });
}, 60_000);

test('serve answers, and stops on SIGTERM', async () => {
  const args = [...command, 'serve', '--insecure-http', '--port=0', '--metrics-port=0'];
  const served = spawn(process.execPath, args, options);
  for await (const line of createInterface(served.stdout)) {
    const { msg, port } = JSON.parse(line) as { msg: string; port: number };
    if (msg !== 'ready') continue;
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    served.kill('SIGTERM');
  }
  expect(await once(served, 'exit')).toEqual([0, null]);
}, 60_000);
