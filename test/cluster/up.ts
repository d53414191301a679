// A control plane in a process of its own: it ends with whoever started it, however that one ended.
// By hand: `node --import tsx test/cluster/up.ts` prints how to reach it, and Ctrl-C takes it down.
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

// A Ctrl-C is a person who has seen enough; other signals come from those who will ask what was going on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    end(130, signal !== 'SIGINT');
  });
}

// Whoever started us holds the other end and says `done` or `failed`; an end without a word is a crash.
createInterface({ input: stdin })
  .on('line', (line) => {
    end(0, line !== 'done');
  })
  .on('close', () => {
    if (ending === undefined) stderr.write('Whoever started the control plane is gone, so it ends\n');
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
