// Runs the program that its arguments name, and ends it when whoever started us is gone (stdin closes then).
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
