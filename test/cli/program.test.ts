// The command line as a whole: how it ends, and that it runs as a process.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { root } from '../support/played.js';
import { metatrain } from '../support/ranbycli.js';

test.each<{ argv: readonly string[]; exitCode: number; complained: string }>([
  { argv: [], exitCode: 2, complained: 'Usage: metatrain' },
  { argv: ['nonsense'], exitCode: 2, complained: "unknown command 'nonsense'" },
  { argv: ['validate'], exitCode: 2, complained: "missing required argument 'file'" },
  { argv: ['validate', '--nonsense', 'f'], exitCode: 2, complained: "unknown option '--nonsense'" },
  { argv: ['validate', '-o', 'xml', 'f'], exitCode: 2, complained: 'Allowed choices are table, json' },
  { argv: ['validate', 'not-there.yaml'], exitCode: 2, complained: 'metatrain: not-there.yaml is not there' },
  { argv: ['migrate', '--apply-strategy', 'x'], exitCode: 2, complained: 'Allowed choices are' },
  { argv: ['serve', '--port', 'x'], exitCode: 2, complained: '--port is "x" and must be a whole number' },
  { argv: ['serve'], exitCode: 2, complained: 'no certificate' },
])('$argv ends with $exitCode and says why', async ({ argv, exitCode, complained }) => {
  const ran = await metatrain(argv);
  expect(ran.exitCode).toBe(exitCode);
  expect(ran.complained).toContain(complained);
  expect(ran.printed).toBe('');
});

test.each([['--help'], ['validate', '--help'], ['serve', '--help'], ['serve', '-h']])(
  'help is no fault: %s %s',
  async (...argv) => {
    const { exitCode, printed, complained } = await metatrain(argv);
    expect({ exitCode, complained }).toEqual({ exitCode: 0, complained: '' });
    expect(printed.length).toBeGreaterThan(100);
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

test('a kubeconfig that cannot be used is told in a line', async () => {
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

test('serve answers, and stops when it is told to', async () => {
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
