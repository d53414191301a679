#!/usr/bin/env node
// `metatrain` as a process: the only file that reads arguments, environment and standard input, and that handles
// signals.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { kinds } from '../hooks/registry.js';
import { connect } from './connect.js';
import { run } from './program.js';

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stop.abort();
    // A second signal ends the process at once.
    process.once(signal, () => process.exit(130));
  });
}

const exitCode = await run({
  argv: process.argv.slice(2),
  env: process.env,
  kinds,
  root: rootOf(import.meta.dirname),
  input: () => text(process.stdin),
  connect,
  print: console.log,
  printError: console.error,
  stop: stop.signal,
});
// Idle connections to an API server must not keep a command alive. The output is written first.
process.exitCode = exitCode;
process.stdout.write('', () => process.exit(exitCode));

/** The folder with the kinds: two levels up when this file is built, one when it is not. */
function rootOf(folder: string): string {
  return existsSync(join(folder, 'crds')) || dirname(folder) === folder ? folder : rootOf(dirname(folder));
}
