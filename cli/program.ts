// The command line `metatrain`: its commands, one per file, and its exit codes.
import { Command, CommanderError } from 'commander';
import { ApiError } from '../apiserver/objectstore.js';
import { StartError } from '../hooks/server/starterror.js';
import { type AddCommand, CommandError, type ExitCode, type CommandContext } from './context.js';
import { FileError } from './manifests.js';
import { migrateCommand } from './migrate.js';
import { renderCommand } from './render.js';
import { serveCommand } from './serve.js';
import { validateCommand } from './validate.js';

/** In the order of the help. */
const commands: readonly AddCommand[] = [validateCommand, renderCommand, serveCommand, migrateCommand];

export async function run(context: CommandContext): Promise<number> {
  let exitCode = 0;
  const ended = (code: number): void => {
    exitCode = code;
  };
  const { print, printError, argv } = context;
  const program = new Command('metatrain')
    .description(
      'Checks and renders training jobs, serves the hooks of Metacontroller, and migrates clusters.',
    )
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        print(text.trimEnd());
      },
      writeErr: (text) => {
        printError(text.trimEnd());
      },
      getOutHelpWidth: () => 100,
      getErrHelpWidth: () => 100,
    })
    .addHelpText(
      'after',
      '\nExit codes: 0 success; 1 the objects or the cluster have faults; 2 the command line is wrong.',
    );
  for (const add of commands) add(program, context, ended);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (cause) {
    return exitCodeOf(cause, printError);
  }
}

function exitCodeOf(cause: unknown, printError: (text: string) => void): ExitCode {
  // commander has already printed its message.
  if (cause instanceof CommanderError) return cause.exitCode === 0 ? 0 : 2;
  if (cause instanceof FileError || cause instanceof StartError) {
    printError(`metatrain: ${cause.message}`);
    return 2;
  }
  if (cause instanceof ApiError) {
    printError(`metatrain: the API server answered ${cause.code}: ${cause.message}`);
    return 1;
  }
  if (cause instanceof CommandError) {
    printError(`metatrain: ${cause.message}`);
    return cause.exitCode;
  }
  throw cause;
}
