// `metatrain validate`: what the API server and the webhooks would refuse, offline, all faults at once.
import { type Command, Option } from 'commander';
import type { AnyObject } from '../hooks/api/hook.js';
import { type Validated, validateObjects } from '../apiserver/validateobjects.js';
import { crdsOf } from './embedded.js';
import { type Written, readWritten } from './input.js';
import { type Report, jsonOf, tableOf } from './report.js';
import { type ObjectOptions, objectsBeside, settingsOf, withObjectOptions } from './objects.js';
import { type AddCommand, CommandError } from './surroundings.js';

interface Options extends ObjectOptions {
  readonly output: 'table' | 'json';
}

const notes = `
Objects are judged as if they were applied together to a cluster that has nothing else but the runtimes
beside. A runtime that is beside too is a change: what it does to TrainJobs of the files that are in a queue
of Kueue's is told. Kinds that are not metatrain's are passed over. Warnings do not change the exit code.`;

export const validateCommand: AddCommand = (program, surroundings, ended) => {
  const command: Command = program
    .command('validate')
    .description('say what the API server and the webhooks would refuse, without asking them')
    .argument('<file...>', 'YAML or JSON files, folders of them, or - for standard input')
    .addOption(new Option('-o, --output <form>', 'how to print').choices(['table', 'json']).default('table'));
  withObjectOptions(command)
    .addHelpText('after', notes)
    .action(async (files: readonly string[], options: Options) => {
      const written = await readWritten(files, surroundings.input);
      if (written.length === 0) throw new CommandError(2, 'there are no objects in these files');
      const objects = written.flatMap((one) => (one.state === 'object' ? [one.object] : []));
      const existing = await objectsBeside(objects, options, surroundings);
      const { root, kinds, print } = surroundings;
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

function reportOn(one: Written, validated: readonly Validated[]): Report {
  const { file, document } = one;
  const place = { file, document, ...(one.item === undefined ? {} : { item: one.item }) };
  if (one.state === 'unreadable') {
    const faults = [{ field: '', problem: one.problem, remedy: one.remedy }];
    return { ...place, object: undefined, isPassedOver: false, faults, warnings: [] };
  }
  const { state, issues, warnings } = resultOn(one.object, validated);
  return { ...place, object: one.object, isPassedOver: state === 'unknownKind', faults: issues, warnings };
}

function resultOn(object: AnyObject, validated: readonly Validated[]): Omit<Validated, 'object'> {
  const none = { state: 'unknownKind', issues: [], warnings: [] } as const;
  return validated.find((result) => result.object === object) ?? none;
}
