// The command line in this process: what it prints, and how it ends.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { run } from '../../cli/program.js';
import type { Kind } from '../../hooks/contract/kind.js';
import { kinds as product } from '../../hooks/registry.js';
import { root as repository } from './played.js';

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
  /** Other kinds than those of the product, and the folder of their CRDs and controllers. */
  readonly kinds?: readonly Kind[];
  readonly root?: string;
}

export async function metatrain(
  argv: readonly string[],
  { input = '', store, kinds = product, root = repository }: Around = {},
): Promise<Ran> {
  const printed: string[] = [];
  const complained: string[] = [];
  const exitCode = await run({
    argv,
    env: {},
    kinds,
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
