// The programs of a run as processes of ours: each with a log file, all ended together, each by its own process id.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

export interface Running {
  readonly name: string;
  readonly pid: number;
  readonly log: string;
  /** How it ended (`code 1`, `signal SIGKILL`); undefined while it runs. */
  readonly outcome: () => string | undefined;
  /** Ends it and all that it started; returns when it is gone. Its data is thrown away, so nobody waits for manners. */
  readonly stop: () => Promise<void>;
}

export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly log: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The processes of one run. */
export class Processes {
  #started: Running[] = [];
  #stopped = false;

  async start(program: Program): Promise<Running> {
    const running = await spawned(program);
    this.#started.push(running);
    // Somebody ended the run while this one was being born.
    if (this.#stopped) {
      await running.stop();
      throw new Error('the run was ended while it started');
    }
    return running;
  }

  /** Ends all, the last started first. Nothing starts any more after it. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const running of this.#started.splice(0).reverse()) await running.stop();
  }
}

// A process group of its own: a Ctrl-C reaches only who ends the others in order.
function spawned({ name, command, args, log, env }: Program): Promise<Running> {
  const file = openSync(log, 'a');
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    detached: true,
    // The pipe stays open for as long as we live: who reads it learns of our end.
    stdio: ['pipe', file, file],
  });
  closeSync(file);
  let outcome: string | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      outcome = signal === null ? `code ${code ?? '?'}` : `signal ${signal}`;
      resolve();
    });
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(`${name} does not start: ${error.code ?? error.message} (${command})`));
    });
    child.once('spawn', () => {
      const pid = child.pid!;
      const stop = async (): Promise<void> => {
        // Once it has ended its id may be somebody else's.
        if (outcome === undefined) process.kill(-pid, 'SIGKILL');
        await ended;
      };
      resolve({ name, pid, log, outcome: () => outcome, stop });
    });
  });
}

/** The last lines of a program's log, for an error message. */
export function lastLines(running: Running, count: number): string {
  return readFileSync(running.log, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
