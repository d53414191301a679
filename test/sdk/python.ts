// The Python of the SDK's tests: a virtual environment next to the programs of the cluster suite, created with pip once for
// each list of requirements and each Python.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder } from '../cluster/programs.js';

const run = promisify(execFile);
const requirements = join('test', 'sdk', 'requirements.txt');
const needed = 'import sys; assert sys.version_info >= (3, 10); print("%d.%d.%d" % sys.version_info[:3])';

/** The path of its interpreter. `report` is called if the environment must be created first. */
export async function sdkPython(report: (line: string) => void): Promise<string> {
  const command = process.env['PYTHON'] ?? 'python3';
  const version = await run(command, ['-c', needed]).then(
    ({ stdout }) => stdout.trim(),
    () => {
      throw new Error(`${command} is not there, or older than 3.10: install one, or name it with PYTHON`);
    },
  );
  const folder = join(cacheFolder(process.env), environmentName(readFileSync(requirements, 'utf8'), version));
  const python = join(folder, 'bin', 'python');
  // Written last, so that an interrupted installation is started again.
  const stamp = join(folder, 'complete');
  if (existsSync(stamp)) return python;
  report(`Installing ${requirements} for Python ${version} (once; kept in ${folder}) ...`);
  await rm(folder, { recursive: true, force: true });
  await run(command, ['-m', 'venv', folder]);
  const quiet = ['--quiet', '--disable-pip-version-check', '--no-input'];
  await run(python, ['-m', 'pip', 'install', ...quiet, '-r', requirements]);
  writeFileSync(stamp, '');
  return python;
}

/** Each list of requirements has its own environment. */
function environmentName(list: string, pythonVersion: string): string {
  const first = list.trim().split('\n')[0]!.replace('==', '-');
  const hash = createHash('sha256').update(list).digest('hex').slice(0, 8);
  return `${first}-${hash}-python-${pythonVersion}`;
}
