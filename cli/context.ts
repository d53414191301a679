// What a command gets from the process that it runs in. In cli/, only main.ts reads it from the process.
import type { Command } from 'commander';
import type { ObjectStore } from '../apiserver/objectstore.js';
import type { Kind } from '../hooks/contract/kind.js';
import type { Environment } from '../hooks/server/options.js';

export interface CommandContext {
  /** The arguments, without node and the script. */
  readonly argv: readonly string[];
  readonly env: Environment;
  /** The kinds that the commands work with. */
  readonly kinds: readonly Kind[];
  /** The folder that has `crds/` and `compositecontrollers/`. */
  readonly root: string;
  /** All of standard input. */
  readonly input: () => Promise<string>;
  /** The cluster of a kubeconfig file; without a file, the kubeconfig is found as kubectl finds it. */
  readonly connect: (file: string | undefined, context: string | undefined) => Promise<Cluster>;
  /** Prints a text and a line end to standard output. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Aborts when a command that runs until it is stopped must end. */
  readonly stop: AbortSignal;
}

/** Adds a command to the program. The command reports its exit code to `ended`. */
export type AddCommand = (program: Command, context: CommandContext, ended: (code: number) => void) => void;

export interface Cluster {
  /** URL of its API server. */
  readonly url: string;
  readonly store: ObjectStore;
}

/** 0: success. 1: the objects or the cluster have faults. 2: the command line is wrong. */
export type ExitCode = 0 | 1 | 2;

/** Why a command failed: one line for the user, and the exit code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, line: string, cause?: unknown) {
    super(line, { cause });
    this.exitCode = exitCode;
  }
}
