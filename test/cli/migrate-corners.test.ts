// Clusters that are not ready to be migrated, and children that are not as Trainer left them.
import { controlPlane } from '../../apiserver/controlplane.js';
import { ApiError } from '../../apiserver/objectstore.js';
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import type { JobSet } from '../../hooks/api/kinds.js';
import { CONTROLLER_UID, METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import { applyModes } from '../../hooks/api/settings.js';
import { metatrain } from '../support/runcli.js';
import {
  children,
  further,
  migrate,
  namespace,
  patchOf,
  selectorOf,
  trainer,
  trainerCluster,
  versionsOf,
} from '../support/trainercluster.js';
import { applyAsTrainer } from '../support/trainerobjects.js';

const apps = (
  kind: string,
  name: string,
  image: string,
  replicas: number,
  args: readonly string[] = [],
): AnyObject => ({
  apiVersion: 'apps/v1',
  kind,
  metadata: { name, namespace: 'kubeflow-system' },
  spec: { replicas, template: { spec: { containers: [{ name: 'manager', image, args }] } } },
});
const webhooks = (kind: string, name: string, webhook: string): AnyObject => ({
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind,
  metadata: { name },
  webhooks: [{ name: webhook }],
});
const trainerManager = 'ghcr.io/kubeflow/trainer/trainer-controller-manager:v2.3.0';

test.each<{ name: string; objects: readonly AnyObject[]; back?: boolean; want: string }>([
  {
    name: "Trainer's controller runs",
    objects: [apps('Deployment', 'kubeflow-trainer-controller-manager', trainerManager, 1)],
    want: 'kubectl -n kubeflow-system scale deployment kubeflow-trainer-controller-manager --replicas=0',
  },
  {
    name: "Trainer's webhooks exist",
    objects: [
      webhooks('ValidatingWebhookConfiguration', 'validator', 'validator.trainjob.trainer.kubeflow.org'),
    ],
    want: 'kubectl delete validatingwebhookconfiguration validator',
  },
  {
    name: 'Metacontroller is too old',
    objects: [apps('StatefulSet', 'metacontroller', 'docker.io/metacontrollerio/metacontroller:v4.11.0', 1)],
    want: 'update it to v4.17.2 or later',
  },
  {
    name: 'JobSet is too old',
    objects: [apps('Deployment', 'jobset', 'registry.k8s.io/jobset/jobset:v0.8.1', 1)],
    want: 'update it to v0.12.0 or later',
  },
  {
    name: 'the CompositeController exists on the way back',
    objects: [
      {
        apiVersion: 'metacontroller.k8s.io/v1alpha1',
        kind: 'CompositeController',
        metadata: { name: 'trainjobs' },
        spec: { parentResource: { apiVersion: trainer, resource: 'trainjobs' } },
      },
    ],
    back: true,
    want: 'kubectl delete compositecontroller trainjobs',
  },
  {
    name: 'the DecoratorController exists on the way back',
    objects: [
      {
        apiVersion: 'metacontroller.k8s.io/v1alpha1',
        kind: 'DecoratorController',
        metadata: { name: 'runtime-protection' },
        spec: { resources: [{ apiVersion: trainer, resource: 'trainingruntimes' }] },
      },
    ],
    back: true,
    want: 'kubectl delete decoratorcontroller runtime-protection',
  },
  {
    name: "metatrain's webhooks exist on the way back",
    objects: [webhooks('MutatingWebhookConfiguration', 'metatrain', 'mutate.trainjobs.metatrain.io')],
    back: true,
    want: 'kubectl delete mutatingwebhookconfiguration metatrain',
  },
])('nothing is changed while $name', async ({ objects, back = false, want }) => {
  const world = await trainerCluster('server-side-apply');
  for (const crd of further) await world.store.create(crd);
  for (const object of objects) await world.store.create(object);
  const versions = await versionsOf(world);

  const { exitCode, stderr } = await migrate(world, 'server-side-apply', ...(back ? ['--back'] : []));

  expect(exitCode).toBe(1);
  expect(stderr).toContain(want);
  expect(stderr).toContain('nothing was changed');
  expect(await versionsOf(world)).toEqual(versions);
});

test('in a new cluster every CRD is reported as missing, with its remedy', async () => {
  const { store } = controlPlane({ crds: [] });
  const { exitCode, stderr } = await metatrain(['migrate'], { store });

  expect(exitCode).toBe(1);
  expect(stderr.match(/ (is|are) missing| is not installed/g)).toHaveLength(5);
  expect(stderr).toContain('kubectl apply --server-side --force-conflicts -k manifests/crds');
});

test('a refusal of the API server is printed in one line', async () => {
  const { store } = controlPlane({ crds: [] });
  const forbidden = new ApiError(
    403,
    'Forbidden',
    'customresourcedefinitions is forbidden: User "a" cannot get it',
  );
  const ran = await metatrain(['migrate'], { store: { ...store, get: () => Promise.reject(forbidden) } });
  expect(ran).toMatchObject({
    exitCode: 1,
    stderr: `metatrain: the API server answered 403: ${forbidden.message}`,
  });
});

test('--force continues anyway', async () => {
  const world = await trainerCluster('dynamic');
  for (const crd of further) await world.store.create(crd);
  await world.store.create(apps('Deployment', 'kubeflow-trainer-controller-manager', trainerManager, 1));
  const { exitCode, stdout } = await migrate(world, 'dynamic', '--force');

  expect(exitCode).toBe(0);
  expect(stdout).toContain('5 changes were made.');
});

test.each([
  { args: ['--apply-strategy=server-side-apply'], annotated: false },
  { args: [], annotated: true },
])('the apply strategy is read from the running Metacontroller: $args', async ({ args, annotated }) => {
  const world = await trainerCluster('dynamic');
  for (const crd of further) await world.store.create(crd);
  await world.store.create(apps('StatefulSet', 'metacontroller', 'metacontroller:v4.17.2', 1, args));
  await metatrain(['migrate'], { store: world.store });

  const { metadata } = await world.get('JobSet', 'running');
  expect(metadata.annotations?.[METACONTROLLER_LAST_APPLIED] !== undefined).toBe(annotated);
});

test.each(applyModes)(
  'a paused job whose children were labelled by hand can be changed, in %s',
  async (mode) => {
    const world = await trainerCluster(mode);
    const { uid } = (await world.get('TrainJob', 'paused')).metadata;
    for (const [kind, name] of [children[2], children[3]]) {
      const { apiVersion } = await world.get(kind, name);
      const body = { metadata: { labels: { [CONTROLLER_UID]: uid } } };
      await world.store.patch({ apiVersion, kind, name, namespace }, { type: 'merge', body });
    }
    await world.settle();
    const ref = { apiVersion: trainer, kind: 'TrainJob', name: 'paused', namespace };
    await world.patch(ref, { spec: { runtimePatches: patchOf({ zone: 'b' }) } });
    await world.settle();
    await world.patch(ref, { spec: { suspend: false } });
    await world.settle();

    const jobSet = (await world.get('JobSet', 'paused')) as unknown as JobSet & AnyObject;
    expect(selectorOf(jobSet)).toEqual({ zone: 'b' });
    expect(jobSet.spec.suspend).toBe(false);
  },
);

test('children that Metacontroller has released are found by their names', async () => {
  const world = await trainerCluster('dynamic');
  for (const [kind, name] of children) {
    const { apiVersion } = await world.get(kind, name);
    const ref = { apiVersion, kind, name, namespace };
    await world.store.patch(ref, { type: 'merge', body: { metadata: { ownerReferences: null } } });
  }
  const { stdout } = await migrate(world, 'dynamic');
  await world.settle();

  expect(stdout).toContain('5 changes were made.');
  const { metadata } = await world.get('JobSet', 'running');
  expect(metadata.ownerReferences).toMatchObject([{ kind: 'TrainJob', name: 'running', controller: true }]);
});

test('on the way back runtimes lose the finalizer and the annotation of runtime protection', async () => {
  const world = await trainerCluster('dynamic');
  const ref = { apiVersion: trainer, kind: 'ClusterTrainingRuntime', name: 'torch' };
  const finalizers = ['metacontroller.io/decoratorcontroller-runtime-protection', 'example.com/theirs'];
  const annotations = { 'metatrain.io/kept-for': 'ml/llama', 'example.com/theirs': 'yes' };
  await world.store.patch(ref, { type: 'merge', body: { metadata: { finalizers, annotations } } });

  await migrate(world, 'dynamic', '--back');

  const { metadata } = await world.store.get(ref);
  expect(metadata.finalizers).toEqual(['example.com/theirs']);
  expect(metadata.annotations).toEqual({ 'example.com/theirs': 'yes' });
});

test("on the way back a status loses metatrain's conditions", async () => {
  const world = await trainerCluster('dynamic');
  const ref = { apiVersion: trainer, kind: 'TrainJob', namespace };
  const condition = (type: string): object => ({
    type,
    status: 'False',
    reason: 'r',
    message: 'm',
    lastTransitionTime: '2030-01-01T12:00:00Z',
  });
  const status = { observedGeneration: 1, conditions: [condition('Created')] };
  const more = { ...status, conditions: [condition('Created'), condition('Suspended')] };
  for (const [name, body] of [
    ['running', { status }],
    ['paused', { status: more }],
  ] as const) {
    await world.store.patch({ ...ref, name }, { type: 'merge', body }, { subresource: 'status' });
  }

  await migrate(world, 'dynamic', '--back');

  expect((await world.get('TrainJob', 'running'))['status']).toBeUndefined();
  expect((await world.get('TrainJob', 'paused'))['status']).toEqual({ conditions: [condition('Suspended')] });
});

test('Secrets of a job get only the label; other Secrets do not change', async () => {
  const world = await trainerCluster('server-side-apply');
  const job = await world.get('TrainJob', 'running');
  const secret = (name: string): KubeObject => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace },
  });
  await applyAsTrainer(
    world.store,
    { ...secret('running-mpi-ssh-auth'), data: { key: 'c2VjcmV0' } } as KubeObject,
    job,
  );
  await world.store.create(secret('unrelated'));

  const { stdout } = await migrate(world, 'server-side-apply');

  const ref = { apiVersion: 'v1', kind: 'Secret', namespace };
  const { metadata } = await world.store.get({ ...ref, name: 'running-mpi-ssh-auth' });
  expect(metadata.labels).toEqual({ [CONTROLLER_UID]: job.metadata.uid });
  expect(metadata.managedFields?.map(({ manager }) => manager).sort()).toEqual([
    'metatrain-migrate',
    'trainer',
  ]);
  expect((await world.store.get({ ...ref, name: 'unrelated' })).metadata.labels).toBeUndefined();
  expect(stdout).not.toContain('c2VjcmV0');
});

test('with a namespace, only its jobs change', async () => {
  const world = await trainerCluster('server-side-apply');
  const { stdout } = await migrate(world, 'server-side-apply', '-n', 'elsewhere');
  expect(stdout).toContain('1 changes were made.');
  expect(stdout).toContain('ClusterTrainingRuntime torch loses the finalizer');
});
