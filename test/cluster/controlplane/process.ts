// The programs of a run as child processes: each with a log file, all ended together, each by its process id.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

export interface Running {
  readonly name: string;
  readonly pid: number;
  readonly log: string;
  /** How it ended (`code 1`, `signal SIGKILL`); undefined while it runs. */
  readonly outcome: () => string | undefined;
  /** Kills it and its children; returns when it has ended. Its data is discarded, so that it need not shut down. */
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
    // The run was ended while this process started.
    if (this.#stopped) {
      await running.stop();
      throw new Error('the run was ended while it started');
    }
    return running;
  }

  /** Ends all, the last started first. After that no process can start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const running of this.#started.splice(0).reverse()) await running.stop();
  }
}

// Its own process group: a Ctrl-C reaches only the parent, which ends the others in order.
function spawned({ name, command, args, log, env }: Program): Promise<Running> {
  const file = openSync(log, 'a');
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    detached: true,
    // The pipe stays open as long as this process runs: a reader notices its end.
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
        // After its end the id may belong to another process.
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
