// `metatrain render`: the objects that TrainJobs become, like `helm template`.
import { type Command, Option } from 'commander';
import { stringify } from 'yaml';
import type { AnyObject, KubeObject } from '../hooks/api/hook.js';
import type { Settings } from '../hooks/api/settings.js';
import { nameOf } from '../hooks/kube/owners.js';
import { registry } from '../hooks/registry.js';
import { controllersOf, crdsOf } from './embedded.js';
import { type Place, placed, readAllObjects } from './input.js';
import { type RenderOptions, rendered } from './rendered.js';
import { type RuntimeOptions, runtimesBeside, settingsOf, withRuntimeOptions } from './runtimes.js';
import { type AddCommand, CommandError } from './surroundings.js';

interface Options extends RuntimeOptions {
  readonly output: 'yaml' | 'json';
}

const notes = `
Owner references, and what the API server and JobSet fill in, are left out. Keys of Secrets are made when the
job is; here they are <generated>. What cannot be made is told on standard error, and the exit code is 1;
metatrain validate finds more than that.`;

export const renderCommand: AddCommand = (program, surroundings, ended) => {
  const { root, input, print, printError } = surroundings;
  const command: Command = program
    .command('render')
    .description('print the objects that TrainJobs become')
    .argument('<file...>', 'YAML or JSON files, folders of them, or - for standard input')
    .addOption(new Option('-o, --output <form>', 'how to print').choices(['yaml', 'json']).default('yaml'));
  withRuntimeOptions(command)
    .addHelpText('after', notes)
    .action(async (files: readonly string[], options: Options) => {
      const written = await readAllObjects(files, input);
      const objects = written.map(({ object }) => object);
      const trainJobs = written.filter(({ object }) => object.kind === 'TrainJob');
      if (trainJobs.length === 0) throw new CommandError(2, 'there is no TrainJob in these files');
      const beside = await runtimesBeside(objects, options, surroundings);
      const settings = settingsOf(options);
      const parts = partsOf(root, settings);
      const placedIn = namespacing(options.namespace, settings);
      const others = [...objects, ...beside].map(placedIn);
      const results: Made[] = [];
      for (const { object, ...place } of trainJobs) {
        const trainJob = placedIn(object);
        const result = await rendered(trainJob, others, parts);
        if (result.state === 'rendered')
          results.push({ place, trainJob, objects: result.objects.map(withoutKeys) });
        else printError(`${placed(place)}: ${nameOf(trainJob)}: ${result.problem}`);
      }
      if (results.length > 0) print(options.output === 'json' ? jsonOf(results) : yamlOf(results));
      ended(results.length === trainJobs.length ? 0 : 1);
    });
};

interface Made {
  readonly place: Place;
  readonly trainJob: AnyObject;
  readonly objects: readonly KubeObject[];
}

function partsOf(root: string, settings: Settings): RenderOptions {
  const routes = registry(settings);
  const [controller] = controllersOf(root);
  if (controller === undefined) throw new Error('no controller is shipped');
  return { routes, crds: crdsOf(root), controller };
}

/** Objects of other kinds are not looked at. */
function namespacing(namespace: string, { opaqueRuntimes }: Settings): (object: AnyObject) => AnyObject {
  const further = opaqueRuntimes.filter(({ namespaced }) => namespaced).map(({ kind }) => kind);
  const kinds = ['TrainJob', 'TrainingRuntime', ...further];
  return (object) =>
    kinds.includes(object.kind) ? { ...object, metadata: { namespace, ...object.metadata } } : object;
}

function withoutKeys(object: KubeObject): KubeObject {
  const { data } = object as KubeObject & { readonly data?: object };
  if (object.kind !== 'Secret' || data === undefined) return object;
  return {
    ...object,
    data: Object.fromEntries(Object.keys(data).map((key) => [key, '<generated>'])),
  } as KubeObject;
}

function yamlOf(results: readonly Made[]): string {
  const form = { lineWidth: 0, aliasDuplicateObjects: false } as const;
  return results
    .flatMap(({ place, trainJob, objects }) =>
      objects.map((object) =>
        `---\n# ${placed(place)}: ${nameOf(trainJob)}\n${stringify(object, form)}`.trimEnd(),
      ),
    )
    .join('\n');
}

function jsonOf(results: readonly Made[]): string {
  const items = results.flatMap(({ objects }) => objects);
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, undefined, 2);
}
