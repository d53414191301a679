// Runs the command line in this process: its output and exit code.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { run } from '../../cli/program.js';
import { root } from './played.js';

export interface Ran {
  readonly exitCode: number;
  readonly printed: string;
  readonly complained: string;
}

export interface Around {
  /** Standard input. */
  readonly input?: string;
  /** The cluster that every kubeconfig names. */
  readonly store?: ObjectStore;
}

export async function metatrain(argv: readonly string[], { input = '', store }: Around = {}): Promise<Ran> {
  const printed: string[] = [];
  const complained: string[] = [];
  const exitCode = await run({
    argv,
    env: {},
    root,
    input: () => Promise.resolve(input),
    connect: () =>
      store === undefined
        ? Promise.reject(new Error('this test has no cluster'))
        : Promise.resolve({ url: 'https://cluster.test', store }),
    print: (text) => printed.push(text),
    printError: (text) => complained.push(text),
    stop: new AbortController().signal,
  });
  return { exitCode, printed: printed.join('\n'), complained: complained.join('\n') };
}
