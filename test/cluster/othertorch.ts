// Another build of the hook server: its torch policy sets one more variable, which must not change running jobs.
import { run } from '../../hooks/server/run.js';
import { otherBuild } from '../support/otherbuild.js';

process.exitCode = await run({
  argv: process.argv.slice(2),
  env: process.env,
  kinds: otherBuild,
  stop: new AbortController().signal,
  print: console.log,
  printError: console.error,
});
