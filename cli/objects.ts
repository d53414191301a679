// Finds the objects that jobs refer to: in the given files, in those of --runtimes, or in a cluster.
import type { Command } from 'commander';
import { ApiError, type ObjectStore } from '../apiserver/objectstore.js';
import { rowOf } from '../apiserver/webhooks.js';
import type { AnyObject, ObjectName } from '../hooks/api/hook.js';
import { type Settings, defaultSettings } from '../hooks/api/settings.js';
import type { Composite, Kind } from '../hooks/contract/kind.js';
import { readOpaqueRuntimes } from '../hooks/server/opaqueruntimes.js';
import type { CommandContext } from './context.js';
import { readAllObjects } from './input.js';

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
    .option('-n, --namespace <name>', 'namespace of objects that set none', 'default')
    .option('-r, --runtimes <path>', 'more runtimes: a file or a folder; can be repeated', collect)
    .option('--opaque-runtimes-file <file>', 'file that registers opaque runtimes, as for the hook server')
    .option('--kubeconfig <file>', 'read runtimes that are not in the files from this cluster')
    .option('--context <name>', 'context of the kubeconfig');
}

/** The settings of the hooks that affect how jobs are checked and rendered. */
export function settingsOf({ opaqueRuntimesFile }: ObjectOptions): Settings {
  // The apply mode is not known here, so only the cluster can report a child that is too large for dynamic apply.
  const opaqueRuntimes = readOpaqueRuntimes(opaqueRuntimesFile);
  return { ...defaultSettings, applyMode: 'server-side-apply', opaqueRuntimes };
}

/** The composite whose parents have the kind of the object. The check of its form reports another API group. */
export function compositeOf({ kind }: AnyObject, kinds: readonly Kind[]): Composite | undefined {
  return kinds.flatMap(({ composites = [] }) => composites).find((one) => one.kind === kind);
}

/** Objects in addition to those of the files: all of `--runtimes`, and from the cluster those that are still missing. */
export async function furtherObjects(
  objects: readonly AnyObject[],
  options: ObjectOptions,
  { input, connect, kinds }: CommandContext,
): Promise<readonly AnyObject[]> {
  const { namespace, runtimes = [], kubeconfig, context } = options;
  const settings = settingsOf(options);
  const further = (await readAllObjects(runtimes, input))
    .map(({ object }) => object)
    .filter((object) => canBeReferredTo(object, kinds, settings));
  if (kubeconfig === undefined) return further;
  const { store } = await connect(kubeconfig, context);
  const known = [...objects, ...further].map((object) => inNamespace(object, namespace, kinds, settings));
  const missing = objects
    .flatMap((object) => readsOf(inNamespace(object, namespace, kinds, settings), kinds, settings))
    .filter((name) => !known.some((object) => isNamed(object, name)));
  const unique = new Map(missing.map((name) => [JSON.stringify(name), name]));
  const found = await Promise.all([...unique.values()].map((name) => readOrNone(store, name)));
  return [...further, ...found.flat()];
}

/** The objects that admission reads to check a new job. */
function readsOf(object: AnyObject, kinds: readonly Kind[], settings: Settings): readonly ObjectName[] {
  const row = rowOf(object, kinds);
  if (compositeOf(object, kinds) === undefined || row === undefined || row.form(object).length > 0) return [];
  const needs = row.needs?.({ object, old: undefined }, settings) ?? [];
  return needs.flatMap((need) => (need.verb === 'read' ? [need.object] : []));
}

function isNamed({ kind, metadata }: AnyObject, name: ObjectName): boolean {
  return kind === name.kind && metadata.name === name.name && metadata.namespace === name.namespace;
}

/** Whether a job can refer to it: one of metatrain's kinds or a registered one, but not a job itself. */
function canBeReferredTo(object: AnyObject, kinds: readonly Kind[], { opaqueRuntimes }: Settings): boolean {
  const isOurs = kinds.some((kind) => kind.kinds.some((one) => one.kind === object.kind));
  const isRegistered = opaqueRuntimes.some(({ kind }) => kind === object.kind);
  return (isOurs && compositeOf(object, kinds) === undefined) || isRegistered;
}

/** The object with its namespace; objects of other kinds and cluster-scoped objects do not change. */
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

async function readOrNone(store: ObjectStore, name: ObjectName): Promise<readonly AnyObject[]> {
  try {
    return [await store.get(name)];
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return [];
    throw error;
  }
}
