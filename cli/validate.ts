// `metatrain validate`: reports offline what the API server and the webhooks would refuse, with all faults at once.
import { type Command, Option } from 'commander';
import { type Validated, validateObjects } from '../apiserver/validateobjects.js';
import type { AnyObject } from '../hooks/api/hook.js';
import { type AddCommand, CommandError } from './context.js';
import { crdsOf } from './embedded.js';
import { type Entry, readEntries } from './input.js';
import { type ObjectOptions, furtherObjects, settingsOf, withObjectOptions } from './objects.js';
import { type Report, jsonOf, tableOf } from './report.js';

interface Options extends ObjectOptions {
  readonly output: 'table' | 'json';
}

const notes = `
Objects are checked as if they were applied together to a cluster that contains only the objects of --runtimes.
A runtime that is in both is checked as an update: its effect on jobs in Kueue's queues is reported. Kinds that
are not metatrain's are skipped. Warnings do not change the exit code.`;

export const validateCommand: AddCommand = (program, context, ended) => {
  const command: Command = program
    .command('validate')
    .description('check offline what the API server and the webhooks would refuse')
    .argument('<file...>', 'YAML or JSON files, folders of them, or - for standard input')
    .addOption(
      new Option('-o, --output <form>', 'output format').choices(['table', 'json']).default('table'),
    );
  withObjectOptions(command)
    .addHelpText('after', notes)
    .action(async (files: readonly string[], options: Options) => {
      const written = await readEntries(files, context.input);
      if (written.length === 0) throw new CommandError(2, 'the files contain no objects');
      const objects = written.flatMap((one) => (one.state === 'object' ? [one.object] : []));
      const existing = await furtherObjects(objects, options, context);
      const { root, kinds, print } = context;
      const validated = await validateObjects(objects, {
        existing,
        kinds,
        crds: crdsOf(root, kinds),
        namespace: options.namespace,
        settings: settingsOf(options),
      });
      const reports = written.map((one) => reportOn(one, validated));
      print(options.output === 'json' ? jsonOf(reports) : tableOf(reports));
      ended(reports.some(({ faults }) => faults.length > 0) ? 1 : 0);
    });
};

function reportOn(one: Entry, validated: readonly Validated[]): Report {
  const { file, document } = one;
  const place = { file, document, ...(one.item === undefined ? {} : { item: one.item }) };
  if (one.state === 'unreadable') {
    const faults = [{ field: '', problem: one.problem, remedy: one.remedy }];
    return { ...place, object: undefined, isSkipped: false, faults, warnings: [] };
  }
  const { state, issues, warnings } = resultOn(one.object, validated);
  return { ...place, object: one.object, isSkipped: state === 'unknownKind', faults: issues, warnings };
}

function resultOn(object: AnyObject, validated: readonly Validated[]): Omit<Validated, 'object'> {
  const none = { state: 'unknownKind', issues: [], warnings: [] } as const;
  return validated.find((result) => result.object === object) ?? none;
}
