// Runs the program in its arguments, and kills it when the parent process ends, which closes stdin.
import { spawn } from 'node:child_process';
import process from 'node:process';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', ({ code }) => {
  process.stderr.write(`${command}: ${code}\n`);
  process.exit(127);
});
child.once('exit', (code) => process.exit(code ?? 1));
process.stdin.once('close', () => child.kill('SIGKILL')).resume();
