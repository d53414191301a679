// What a command gets from the process that it runs in: nothing in cli/ but main.ts reads it from there.
import type { Command } from 'commander';
import type { Kind } from '../hooks/contract/kind.js';
import type { Environment } from '../hooks/server/options.js';
import type { ObjectStore } from '../apiserver/objectstore.js';

export interface Surroundings {
  /** The arguments, without node and the script. */
  readonly argv: readonly string[];
  readonly env: Environment;
  /** The kinds that the commands work with. */
  readonly kinds: readonly Kind[];
  /** The folder that has `crds/` and `compositecontrollers/`. */
  readonly root: string;
  /** All of standard input. */
  readonly input: () => Promise<string>;
  /** The cluster that a kubeconfig file names; without a file, as kubectl would find it. */
  readonly connect: (file: string | undefined, context: string | undefined) => Promise<Cluster>;
  /** A text and the end of its line, to standard output. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Aborts when a command that goes on and on is to stop. */
  readonly stop: AbortSignal;
}

/** A command puts itself below the program, and reports how it ended. */
export type AddCommand = (
  program: Command,
  surroundings: Surroundings,
  ended: (code: number) => void,
) => void;

export interface Cluster {
  /** Where its API server is. */
  readonly url: string;
  readonly store: ObjectStore;
}

/** 0: done. 1: something is wrong with the objects or the cluster. 2: the command line is wrong. */
export type ExitCode = 0 | 1 | 2;

/** Why a command gives up: one line for whoever typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, line: string, cause?: unknown) {
    super(line, { cause });
    this.exitCode = exitCode;
  }
}
