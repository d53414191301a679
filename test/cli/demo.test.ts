// The README's first command, as a user runs it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../support/played.js';

const command = ['--import', 'tsx', 'cli/demo.ts'];
const options = { cwd: root, env: { ...process.env, NO_COLOR: '1' } };
const timeline = readFileSync(join(root, 'examples/torch-quickstart/timeline.txt'), 'utf8').trimEnd();

jest.setTimeout(60_000);

test.each(['dynamic', 'server-side-apply'])(
  'the demo prints the timeline of its example, %s',
  async (mode) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...command, '--apply-mode', mode],
      options,
    );
    expect(stdout).toContain(`\n${timeline}\n`);
    expect(stdout).toMatch(/^hello +Complete +torch-distributed +2 +\S+ +AllJobsCompleted$/m);
    expect(stdout).toMatch(/^endless +Failed +torch-distributed +2 +\S+ +60 +DeadlineExceeded$/m);
    expect(stdout).toMatch(/Each Pod of hello has these variables: PET_NNODES=2 /);
  },
);

test('with --keep the server keeps running, and answers the printed request', async () => {
  const demo = spawn(process.execPath, [...command, '--keep'], options);
  let printed = '';
  for await (const chunk of demo.stdout) {
    printed += String(chunk);
    if (/trainjobs\/sync\n/.test(printed)) break;
  }
  const [, file, url] = /-d @(\S+) (\S+)\n/.exec(printed) ?? [];
  const body = readFileSync(file!, 'utf8');
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url!, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: { conditions: [{ type: 'Failed' }] } });
  demo.kill('SIGINT');
  expect(await once(demo, 'exit')).toEqual([0, null]);
});

test('an unknown option is refused', async () => {
  const refused = promisify(execFile)(process.execPath, [...command, '--apply-mode', 'rolling'], options);
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('dynamic') as string,
  });
});
