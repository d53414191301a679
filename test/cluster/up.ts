// A control plane in its own process, which ends with the process that started it.
// By hand: `node --import tsx test/cluster/up.ts` prints how to access it, and Ctrl-C stops it.
import process, { argv, exit, stderr, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { buildPrograms } from './build.js';
import { startControlPlane, type ControlPlane } from './controlplane/controlplane.js';

const building = new AbortController();
let built: Promise<void> = Promise.resolve();
let controlPlane: ControlPlane | undefined;
let ending: Promise<void> | undefined;

function end(code: number, keepLogs: boolean): void {
  ending ??= stop(keepLogs).finally(() => exit(code));
}

async function stop(keepLogs: boolean): Promise<void> {
  building.abort();
  await built.catch(() => undefined);
  if (controlPlane === undefined) return;
  await controlPlane.stop(keepLogs);
  if (keepLogs) stderr.write(`The logs of the control plane are kept in ${controlPlane.directory}\n`);
}

// After Ctrl-C the logs are not needed; after other signals they are kept.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    end(130, signal !== 'SIGINT');
  });
}

// The parent process writes `done` or `failed` to the other end; an end without either is a crash.
createInterface({ input: stdin })
  .on('line', (line) => {
    end(0, line !== 'done');
  })
  .on('close', () => {
    if (ending === undefined)
      stderr.write('The process that started the control plane has ended, so it ends too\n');
    end(1, true);
  });

try {
  built = buildPrograms((line) => stderr.write(`${line}\n`), building.signal);
  await built;
  controlPlane = startControlPlane(argv[2] === 'apiserver' ? 'apiserver' : 'full');
  stdout.write(`${JSON.stringify(await controlPlane.access)}\n`);
} catch (error) {
  if (ending === undefined) stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  end(1, true);
}
