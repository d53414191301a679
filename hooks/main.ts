// The hook server as a process: the only file under hooks/ that reads arguments and the environment, and handles signals.
import { kinds } from './registry.js';
import { run } from './server/run.js';

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stop.abort();
  });
}

const exitCode = await run({
  argv: process.argv.slice(2),
  env: process.env,
  kinds,
  stop: stop.signal,
  print: console.log,
  printError: console.error,
});
// Idle connections to an API server must not keep a stopped server alive.
process.exit(exitCode);
