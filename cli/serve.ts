// `metatrain serve`: the hook server, with the options of `node dist/hooks/main.js`.
import type { Command } from 'commander';
import type { AddCommand } from './context.js';

export const serveCommand: AddCommand = (program, { env, kinds, stop, print, printError }, ended) => {
  program
    .command('serve')
    .description('serve the hooks that Metacontroller and the API server call')
    .usage('[options]')
    // Its options are the hook server's own, --help among them.
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async (_options: unknown, { args }: Command) => {
      // Loading Express takes longer than the other commands take to run.
      const { run } = await import('../hooks/server/run.js');
      ended(await run({ argv: args, env, kinds, stop, print, printError }));
    });
};
