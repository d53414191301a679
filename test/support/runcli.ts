// Runs the command line in this process: its output and its exit code.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { run } from '../../cli/program.js';
import type { Kind } from '../../hooks/contract/kind.js';
import { kinds as product } from '../../hooks/registry.js';
import { root as repository } from './played.js';

export interface RunResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  /** Standard input. */
  readonly input?: string;
  /** The cluster of every kubeconfig. */
  readonly store?: ObjectStore;
  /** Other kinds than those of metatrain, and the folder of their CRDs and controllers. */
  readonly kinds?: readonly Kind[];
  readonly root?: string;
}

export async function metatrain(
  argv: readonly string[],
  { input = '', store, kinds = product, root = repository }: RunOptions = {},
): Promise<RunResult> {
  const stdout: string[] = [];
  const stderr: string[] = [];
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
    print: (text) => stdout.push(text),
    printError: (text) => stderr.push(text),
    stop: new AbortController().signal,
  });
  return { exitCode, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
}
