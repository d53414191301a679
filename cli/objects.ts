// Where the objects come from that jobs name: the files at hand, further files, or a cluster.
import type { Command } from 'commander';
import type { AnyObject, RelatedRule } from '../hooks/api/hook.js';
import { type Settings, defaultSettings } from '../hooks/api/settings.js';
import type { Composite, Kind } from '../hooks/contract/kind.js';
import { registry } from '../hooks/registry.js';
import { readOpaqueRuntimes } from '../hooks/server/opaqueruntimes.js';
import { ApiError, type ObjectStore } from '../apiserver/objectstore.js';
import { readAllObjects } from './input.js';
import { isNamedBy, relatedTo } from './related.js';
import type { Surroundings } from './surroundings.js';

export interface ObjectOptions {
  readonly namespace: string;
  readonly runtimes?: readonly string[];
  readonly opaqueRuntimesFile?: string;
  readonly kubeconfig?: string;
  readonly context?: string;
}

export function withObjectOptions(command: Command): Command {
  const collect = (path: string, before: readonly string[] = []): readonly string[] => [...before, path];
  return command
    .option('-n, --namespace <name>', 'namespace of objects that name none', 'default')
    .option('-r, --runtimes <path>', 'more runtimes: a file or a folder; may be repeated', collect)
    .option('--opaque-runtimes-file <file>', 'further kinds of runtimes, as the hooks are told of them')
    .option('--kubeconfig <file>', 'read runtimes that are in no file from this cluster')
    .option('--context <name>', 'context of the kubeconfig');
}

/** The hooks' settings, as far as they matter to what jobs may be and become. */
export function settingsOf({ opaqueRuntimesFile }: ObjectOptions): Settings {
  // How children will be applied is not known here: whether one is too large is for the cluster to say.
  const opaqueRuntimes = readOpaqueRuntimes(opaqueRuntimesFile);
  return { ...defaultSettings, applyMode: 'server-side-apply', opaqueRuntimes };
}

/** The composite that an object is the parent of. */
export function compositeOf({ kind, apiVersion }: AnyObject, kinds: readonly Kind[]): Composite | undefined {
  return kinds
    .filter(({ group }) => apiVersion.startsWith(`${group}/`))
    .flatMap(({ composites = [] }) => composites)
    .find((one) => one.kind === kind);
}

/** Objects besides those of the files: all of `--runtimes`, and what the jobs still lack from the cluster. */
export async function objectsBeside(
  objects: readonly AnyObject[],
  options: ObjectOptions,
  { input, connect, kinds }: Surroundings,
): Promise<readonly AnyObject[]> {
  const { namespace, runtimes = [], kubeconfig, context } = options;
  const settings = settingsOf(options);
  const beside = (await readAllObjects(runtimes, input))
    .map(({ object }) => object)
    .filter((object) => isNameable(object, kinds, settings));
  if (kubeconfig === undefined) return beside;
  const { store } = await connect(kubeconfig, context);
  const there = [...objects, ...beside].map((object) => inNamespace(object, namespace, kinds, settings));
  const routes = registry(settings, kinds);
  const missing = objects
    .flatMap((object) => {
      const composite = compositeOf(object, kinds);
      if (composite === undefined) return [];
      return relatedTo(inNamespace(object, namespace, kinds, settings), composite, routes);
    })
    .filter((rule) => !there.some((object) => isNamedBy(object, rule)));
  const unique = new Map(missing.map((rule) => [JSON.stringify(rule), rule]));
  const found = await Promise.all([...unique.values()].map((rule) => readNamed(store, rule)));
  return [...beside, ...found.flat()];
}

/** Of one of our kinds or a registered one, and no job itself. */
function isNameable(object: AnyObject, kinds: readonly Kind[], { opaqueRuntimes }: Settings): boolean {
  const isOurs = kinds.some((kind) => kind.kinds.some((one) => one.kind === object.kind));
  const isRegistered = opaqueRuntimes.some(({ kind }) => kind === object.kind);
  return (isOurs && compositeOf(object, kinds) === undefined) || isRegistered;
}

/** The object with its namespace; objects of other kinds, and those of cluster scope, stay as they are. */
export function inNamespace(
  object: AnyObject,
  namespace: string,
  kinds: readonly Kind[],
  { opaqueRuntimes }: Settings,
): AnyObject {
  const namespaced = [...kinds.flatMap((kind) => kind.kinds), ...opaqueRuntimes].filter(
    (one) => one.namespaced,
  );
  if (!namespaced.some(({ kind }) => kind === object.kind)) return object;
  return { ...object, metadata: { namespace, ...object.metadata } };
}

async function readNamed(store: ObjectStore, rule: RelatedRule): Promise<readonly AnyObject[]> {
  const { apiVersion, resource: plural, namespace, names = [] } = rule;
  const resource = await store.resourceOf(apiVersion, plural);
  if (resource === undefined) return [];
  const where = namespace === undefined ? {} : { namespace };
  const found = names.map((name) => readOrNone(store, { apiVersion, kind: resource.kind, name, ...where }));
  return (await Promise.all(found)).flat();
}

async function readOrNone(
  store: ObjectStore,
  name: Parameters<ObjectStore['get']>[0],
): Promise<readonly AnyObject[]> {
  try {
    return [await store.get(name)];
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return [];
    throw error;
  }
}
