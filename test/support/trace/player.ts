// Plays a scenario on a stage (simulator or real control plane), and records what happens as the traces do.
import { ApiError } from '../../../apiserver/objectstore.js';
import type { ObjectStore } from '../../../apiserver/objectstore.js';
import type { AnyObject } from '../../../hooks/api/hook.js';
import { refOf } from '../../../hooks/kube/refs.js';
import { learnUids, normalised } from './normalise.js';
import type { KnownUids } from './normalise.js';
import type { ScriptedHooks } from './scriptedhooks.js';
import type { Write, Scenario, Step, StepRecord } from './trace.js';

/** Where a scenario is played. */
export interface Stage {
  readonly store: ObjectStore;
  readonly hooks: ScriptedHooks;
  /** URL of the hooks: `http://127.0.0.1:8080`. */
  readonly hooksUrl: string;
  /** Loads a controller into Metacontroller. */
  load(controller: AnyObject): Promise<void>;
  /** Waits until the kinds that a CustomResourceDefinition defines are served. */
  establish(crd: AnyObject): Promise<void>;
  /** Waits until no hook was called for `quiet` seconds, at most `max` seconds. */
  settle(quiet: number, max: number): Promise<void>;
}

const QUIET_SECONDS = 2;
const MAX_SECONDS = 15;
const HOT_CALLS = 20;

export async function play(scenario: Scenario, stage: Stage): Promise<readonly StepRecord[]> {
  const known: KnownUids = new Map();
  for (const object of scenario.setup) {
    await stage.store.create(await placed(stage.store, object));
    if (object.kind === 'CustomResourceDefinition') await stage.establish(object);
  }
  for (const controller of scenario.controllers) await stage.load(withUrls(controller, stage.hooksUrl));
  await stage.settle(QUIET_SECONDS, MAX_SECONDS);
  stage.hooks.taken();
  const record: StepRecord[] = [];
  for (const step of scenario.steps) record.push(await playStep(scenario, step, stage, known));
  return record;
}

async function playStep(scenario: Scenario, step: Step, stage: Stage, known: KnownUids): Promise<StepRecord> {
  const { store, hooks } = stage;
  const apiErrors: string[] = [];
  hooks.respond(step.respond ?? {});
  for (const write of step.do ?? []) {
    try {
      await carryOut(store, write);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      apiErrors.push(`${error.code} ${error.reason}`);
    }
  }
  await stage.settle(step.settle ?? QUIET_SECONDS, step.max ?? MAX_SECONDS);
  const asked = [...hooks.taken()];
  const objects = await watched(store, scenario);
  const requests = Object.fromEntries(asked.map(([hook, { last }]) => [hook, last]));
  learnUids(known, [objects, requests]);
  return {
    name: step.name,
    requests: normalised(known, requests) as StepRecord['requests'],
    objects: inOrder(normalised(known, objects) as readonly AnyObject[]),
    apiErrors,
    hot: asked.filter(([, { calls }]) => calls > HOT_CALLS).map(([hook]) => hook),
  };
}

/** Objects by kind and name, so that two records can be compared as sets. */
export function inOrder(objects: readonly AnyObject[]): readonly AnyObject[] {
  const place = ({ kind, metadata: { namespace = '', name } }: AnyObject): string =>
    [kind, namespace, name].join('/');
  return objects.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

async function watched(store: ObjectStore, { watch }: Scenario): Promise<readonly AnyObject[]> {
  const lists = [];
  for (const [apiVersion, kind] of watch) {
    const resource = await store.resourceOfKind(apiVersion, kind);
    if (resource === undefined) throw new Error(`${kind} of ${apiVersion} is watched but not served`);
    lists.push(...(await store.list(resource, resource.namespaced ? 'default' : undefined)));
  }
  return lists.filter(({ kind, metadata }) => kind !== 'ConfigMap' || metadata.name !== 'kube-root-ca.crt');
}

async function carryOut(store: ObjectStore, write: Write): Promise<void> {
  const { apply, merge, status, delete: deleted } = write;
  if (apply !== undefined) await createOrMerge(store, await placed(store, apply));
  if (merge !== undefined) await mergePatch(store, await placed(store, merge));
  if (status !== undefined) {
    const body = { status: status['status'] };
    await store.patch(refOf(await placed(store, status)), { type: 'merge', body }, { subresource: 'status' });
  }
  if (deleted !== undefined) await store.delete(refOf(await placed(store, deleted)));
}

async function createOrMerge(store: ObjectStore, object: AnyObject): Promise<void> {
  try {
    await store.get(refOf(object));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 404) throw error;
    await store.create(object);
    return;
  }
  await mergePatch(store, object);
}

async function mergePatch(store: ObjectStore, object: AnyObject): Promise<void> {
  await store.patch(refOf(object), { type: 'merge', body: object });
}

/** The namespace defaults to `default`. */
async function placed(store: ObjectStore, object: AnyObject): Promise<AnyObject> {
  const resource = await store.resourceOfKind(object.apiVersion, object.kind);
  if (resource?.namespaced !== true || object.metadata.namespace !== undefined) return object;
  return { ...object, metadata: { ...object.metadata, namespace: 'default' } };
}

/** Scenarios have only the paths of their hooks. */
function withUrls(controller: AnyObject, base: string): AnyObject {
  const spec = controller['spec'] as { readonly hooks: Readonly<Record<string, HookSpec>> };
  const hooks = Object.entries(spec.hooks).map(([name, hook]) => {
    const { path, ...webhook } = hook.webhook;
    return [name, { ...hook, webhook: { ...webhook, url: `${base}/${path}` } }] as const;
  });
  return { ...controller, spec: { ...spec, hooks: Object.fromEntries(hooks) } };
}

interface HookSpec {
  readonly webhook: { readonly path: string };
}
