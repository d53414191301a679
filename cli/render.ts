// `metatrain render`: prints the objects that the hooks create from jobs, like `helm template`.
import { type Command, Option } from 'commander';
import { stringify } from 'yaml';
import type { AnyObject, KubeObject } from '../hooks/api/hook.js';
import type { Settings } from '../hooks/api/settings.js';
import type { Kind } from '../hooks/contract/kind.js';
import { nameOf } from '../hooks/kube/owners.js';
import { registry } from '../hooks/registry.js';
import { type AddCommand, CommandError } from './context.js';
import { controllersOf, crdsOf } from './embedded.js';
import { type Place, placeText, readAllObjects } from './input.js';
import {
  type ObjectOptions,
  compositeOf,
  inNamespace,
  furtherObjects,
  settingsOf,
  withObjectOptions,
} from './objects.js';
import { type RenderOptions, rendered } from './rendered.js';

interface Options extends ObjectOptions {
  readonly output: 'yaml' | 'json';
}

const notes = `
Owner references, and the fields that the API server and JobSet set, are left out. The keys of Secrets are
generated when a job is created; here they are printed as <generated>. If the objects of a job cannot be created,
the reason is printed to standard error, and the exit code is 1. metatrain validate finds more faults.`;

export const renderCommand: AddCommand = (program, context, ended) => {
  const { root, kinds, input, print, printError } = context;
  const command: Command = program
    .command('render')
    .description(`print the objects that are created from ${parentsOf(kinds)}s`)
    .argument('<file...>', 'YAML or JSON files, folders of them, or - for standard input')
    .addOption(new Option('-o, --output <form>', 'output format').choices(['yaml', 'json']).default('yaml'));
  withObjectOptions(command)
    .addHelpText('after', notes)
    .action(async (files: readonly string[], options: Options) => {
      const written = await readAllObjects(files, input);
      const objects = written.map(({ object }) => object);
      const jobs = written.filter(({ object }) => compositeOf(object, kinds) !== undefined);
      if (jobs.length === 0) throw new CommandError(2, `the files contain no ${parentsOf(kinds)}`);
      const further = await furtherObjects(objects, options, context);
      const settings = settingsOf(options);
      const placedIn = (object: AnyObject): AnyObject =>
        inNamespace(object, options.namespace, kinds, settings);
      const others = [...objects, ...further].map(placedIn);
      const partsOf = partsFor(root, kinds, settings);
      const results: Rendering[] = [];
      for (const { object, ...place } of jobs) {
        const job = placedIn(object);
        const result = await rendered(job, others, partsOf(job));
        if (result.state === 'rendered')
          results.push({ place, job, objects: result.objects.map(withoutKeys) });
        else printError(`${placeText(place)}: ${nameOf(job)}: ${result.problem}`);
      }
      if (results.length > 0) print(options.output === 'json' ? jsonOf(results) : yamlOf(results));
      ended(results.length === jobs.length ? 0 : 1);
    });
};

interface Rendering {
  readonly place: Place;
  readonly job: AnyObject;
  readonly objects: readonly KubeObject[];
}

/** The kinds that can be rendered, as text: `A`, or `A or B`. */
function parentsOf(kinds: readonly Kind[]): string {
  return kinds.flatMap(({ composites = [] }) => composites.map(({ kind }) => kind)).join(' or ');
}

function partsFor(
  root: string,
  kinds: readonly Kind[],
  settings: Settings,
): (job: AnyObject) => RenderOptions {
  const routes = registry(settings, kinds);
  const crds = crdsOf(root, kinds);
  const controllers = controllersOf(root, kinds);
  const plurals = [...kinds.flatMap((one) => one.kinds), ...settings.opaqueRuntimes];
  const pluralOf = (name: string): string | undefined => plurals.find(({ kind }) => kind === name)?.plural;
  return (job) => {
    const composite = compositeOf(job, kinds);
    const controller = controllers.find(({ metadata }) => metadata.name === composite?.hook);
    if (composite === undefined || controller === undefined)
      throw new Error(`no CompositeController has the parent kind ${job.kind}`);
    return { routes, crds, composite, controller, pluralOf };
  };
}

function withoutKeys(object: KubeObject): KubeObject {
  const { data } = object as KubeObject & { readonly data?: object };
  if (object.kind !== 'Secret' || data === undefined) return object;
  return {
    ...object,
    data: Object.fromEntries(Object.keys(data).map((key) => [key, '<generated>'])),
  } as KubeObject;
}

function yamlOf(results: readonly Rendering[]): string {
  const form = { lineWidth: 0, aliasDuplicateObjects: false } as const;
  return results
    .flatMap(({ place, job, objects }) =>
      objects.map((object) =>
        `---\n# ${placeText(place)}: ${nameOf(job)}\n${stringify(object, form)}`.trimEnd(),
      ),
    )
    .join('\n');
}

function jsonOf(results: readonly Rendering[]): string {
  const items = results.flatMap(({ objects }) => objects);
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, undefined, 2);
}
