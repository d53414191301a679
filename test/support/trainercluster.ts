// A cluster in memory whose TrainJobs Kubeflow Trainer ran, and `metatrain migrate` on it.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { readObjects } from '../../cli/manifests.js';
import { applyStrategy } from '../../cli/migrate/strategy.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { JobSet } from '../../hooks/api/kinds.js';
import type { ApplyMode } from '../../hooks/api/settings.js';
import type { TrainJobSpec } from '../../hooks/trainjob/api/types.js';
import { cluster } from '../../simulator/cluster.js';
import { aDefinition } from './definitions.js';
import { aRuntime } from './objects.js';
import { type Embedded, embedded } from './played.js';
import { type RunResult, metatrain } from './runcli.js';
import { createAsTrainer } from './trainerobjects.js';

export const trainer = 'trainer.kubeflow.org/v1alpha1';
export const namespace = 'default';

export const patchOf = (
  nodeSelector: Readonly<Record<string, string>>,
): NonNullable<TrainJobSpec['runtimePatches']> => {
  const node = { name: 'node', template: { spec: { template: { spec: { nodeSelector } } } } };
  const trainingRuntimeSpec = { template: { spec: { replicatedJobs: [node] } } };
  return [{ manager: 'kueue.x-k8s.io/manager', trainingRuntimeSpec }];
};

export interface World extends Omit<Embedded, 'get'> {
  readonly store: ObjectStore;
  readonly get: (kind: 'TrainJob' | 'JobSet' | 'ConfigMap', name: string) => Promise<AnyObject>;
}

/** A running job, a paused job with a node selector, and their runtime with an old finalizer. */
export async function trainerCluster(mode: ApplyMode): Promise<World> {
  const world = embedded(mode);
  const { store } = world.plane;
  for (const name of ['compositecontroller', 'decoratorcontroller']) {
    for (const object of readObjects(`crds/external/${name}.yaml`)) await store.create(object);
  }
  const { name } = aRuntime().metadata;
  const finalizers = ['trainer.kubeflow.org/resource-in-use'];
  const runtime = await store.create({ ...aRuntime(), metadata: { name, finalizers } });
  const specs = {
    running: { suspend: false },
    paused: { suspend: true, runtimePatches: patchOf({ zone: 'a', disk: 'fast' }) },
  };
  for (const [job, spec] of Object.entries(specs)) {
    await createAsTrainer(store, await trainJobNamed({ store }, job, spec), runtime);
  }
  // JobSet and kubelet continue; no controller handles TrainJobs yet.
  await cluster(world.plane, {
    controllers: [],
    call: () => Promise.reject(new Error()),
    applyMode: mode,
  }).settle();
  const apiVersions = { TrainJob: trainer, JobSet: 'jobset.x-k8s.io/v1alpha2', ConfigMap: 'v1' };
  const get: World['get'] = (kind, of) =>
    store.get({ apiVersion: apiVersions[kind], kind, name: of, namespace });
  return { ...world, store, get };
}

/** Two nodes on the runtime. */
export function trainJobNamed(
  { store }: Pick<World, 'store'>,
  name: string,
  spec: Partial<TrainJobSpec>,
): Promise<AnyObject> {
  return store.create({
    apiVersion: trainer,
    kind: 'TrainJob',
    metadata: { name, namespace },
    spec: { runtimeRef: { name: 'torch' }, trainer: { numNodes: 2 }, ...spec },
  });
}

/** Kinds that every real API server has, but the one in memory has not. */
export const further = [
  ['apps', 'Deployment', 'Namespaced'],
  ['apps', 'StatefulSet', 'Namespaced'],
  ['admissionregistration.k8s.io', 'ValidatingWebhookConfiguration', 'Cluster'],
  ['admissionregistration.k8s.io', 'MutatingWebhookConfiguration', 'Cluster'],
].map(([group = '', kind = '', scope = '']) => aDefinition({ group, kind, scope }));

export function migrate({ store }: World, mode: ApplyMode, ...more: readonly string[]): Promise<RunResult> {
  return metatrain(['migrate', `--apply-strategy=${applyStrategy[mode]}`, ...more], { store });
}

export const children = [
  ['JobSet', 'running'],
  ['ConfigMap', 'running-runtime-snapshot'],
  ['JobSet', 'paused'],
  ['ConfigMap', 'paused-runtime-snapshot'],
] as const;

export const versionsOf = (world: World): Promise<readonly (string | undefined)[]> =>
  Promise.all(children.map(async ([kind, name]) => (await world.get(kind, name)).metadata.resourceVersion));

/** The content that must not change: everything except labels, annotations and managedFields. */
export async function contentOf(world: World): Promise<readonly object[]> {
  return Promise.all(
    children.map(async ([kind, name]) => {
      const { metadata, ...content } = await world.get(kind, name);
      const { uid, generation, ownerReferences } = metadata;
      return { ...content, uid, generation, ownerReferences };
    }),
  );
}

export function selectorOf(jobSet: AnyObject): object | undefined {
  const { spec } = jobSet as unknown as JobSet;
  return spec.replicatedJobs?.[0]?.template.spec?.template.spec?.nodeSelector;
}
