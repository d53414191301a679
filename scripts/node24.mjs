// Runs jest on Node.js 24, which the image runs, whatever runs this script. The npm package `node` brings the binary; it is
// kept in ~/.cache/metatrain. Arguments are jest's.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const folder = join(homedir(), '.cache', 'metatrain', 'node24');
const binary = join(folder, 'node_modules', 'node', 'bin', 'node');
if (!existsSync(binary)) {
  mkdirSync(folder, { recursive: true });
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, 'node@24'], { stdio: 'inherit' });
}
console.log(`Node.js ${execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim()}`);
const args = ['node_modules/jest/bin/jest.js', ...process.argv.slice(2)];
process.exitCode = spawnSync(binary, args, { stdio: 'inherit' }).status ?? 1;
