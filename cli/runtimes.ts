// Where the runtimes come from that TrainJobs name: the files at hand, further files, or a cluster.
import type { Command } from 'commander';
import type { AnyObject, ObjectName } from '../hooks/api/hook.js';
import type { TrainJob } from '../hooks/trainjob/api/types.js';
import { type Settings, defaultSettings } from '../hooks/api/settings.js';
import { trainJobIssues } from '../hooks/trainjob/api/form.js';
import { readOpaqueRuntimes } from '../hooks/server/opaqueruntimes.js';
import { admissionNeeds } from '../hooks/trainjob/index.js';
import { ApiError, type ObjectStore } from '../apiserver/objectstore.js';
import { readAllObjects } from './input.js';
import type { Surroundings } from './surroundings.js';

export interface RuntimeOptions {
  readonly namespace: string;
  readonly runtimes?: readonly string[];
  readonly opaqueRuntimesFile?: string;
  readonly kubeconfig?: string;
  readonly context?: string;
}

export function withRuntimeOptions(command: Command): Command {
  const collect = (path: string, before: readonly string[] = []): readonly string[] => [...before, path];
  return command
    .option('-n, --namespace <name>', 'namespace of objects that name none', 'default')
    .option('-r, --runtimes <path>', 'more runtimes: a file or a folder; may be repeated', collect)
    .option('--opaque-runtimes-file <file>', 'further kinds of runtimes, as the hooks are told of them')
    .option('--kubeconfig <file>', 'read runtimes that are in no file from this cluster')
    .option('--context <name>', 'context of the kubeconfig');
}

/** The hooks' settings, as far as they matter to what jobs may be and become. */
export function settingsOf({ opaqueRuntimesFile }: RuntimeOptions): Settings {
  // Nobody knows here how children will be applied: whether one is too large is for the cluster to say.
  const opaqueRuntimes = readOpaqueRuntimes(opaqueRuntimesFile);
  return { ...defaultSettings, applyMode: 'server-side-apply', opaqueRuntimes };
}

/** Objects beside those of the files: all of `--runtimes`, and what the TrainJobs still lack from the cluster. */
export async function runtimesBeside(
  objects: readonly AnyObject[],
  options: RuntimeOptions,
  { input, connect }: Surroundings,
): Promise<readonly AnyObject[]> {
  const { namespace, runtimes = [], kubeconfig, context } = options;
  const further = settingsOf(options).opaqueRuntimes.map(({ kind }) => kind);
  const beside = (await readAllObjects(runtimes, input))
    .map(({ object }) => object)
    .filter(({ kind }) => kind.endsWith('TrainingRuntime') || further.includes(kind));
  if (kubeconfig === undefined) return beside;
  const { store } = await connect(kubeconfig, context);
  const there = [...objects, ...beside];
  const lacking = objects
    .flatMap((object) => namedBy(object, namespace))
    .filter((name) => !isAmong(there, name, namespace));
  const unique = new Map(lacking.map((name) => [JSON.stringify(name), name]));
  const found = await Promise.all([...unique.values()].map((name) => readOrNone(store, name)));
  return [...beside, ...found.flat()];
}

/** The runtime that a TrainJob names, if it is one. */
function namedBy(object: AnyObject, namespace: string): readonly ObjectName[] {
  if (object.kind !== 'TrainJob' || object['spec'] === undefined || trainJobIssues(object).length > 0)
    return [];
  const trainJob = { ...object, metadata: { namespace, ...object.metadata } } as unknown as TrainJob;
  return admissionNeeds({ trainJob, old: undefined }).flatMap((need) =>
    need.fact === 'runtime' ? [need.object] : [],
  );
}

function isAmong(objects: readonly AnyObject[], name: ObjectName, namespace: string): boolean {
  return objects.some(
    ({ kind, metadata }) =>
      kind === name.kind &&
      metadata.name === name.name &&
      (name.namespace === undefined || (metadata.namespace ?? namespace) === name.namespace),
  );
}

async function readOrNone(store: ObjectStore, name: ObjectName): Promise<readonly AnyObject[]> {
  try {
    return [await store.get(name)];
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return [];
    throw error;
  }
}
