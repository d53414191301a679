// The API server of the simulator, with our kinds and webhooks: what it admits and refuses, and its messages.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { controlPlane } from '../../apiserver/controlplane.js';
import type { MemoryStore } from '../../apiserver/memory/store.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import { registry } from '../../hooks/registry.js';
import { aJob, runtimeOf } from '../support/runtimes.js';

const crds = ['trainjob', 'trainingruntime', 'clustertrainingruntime', 'external/jobset'].map(
  (name) => parse(readFileSync(`crds/${name}.yaml`, 'utf8')) as object,
);
const jobRef = {
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'TrainJob',
  name: 'llama',
  namespace: 'ml',
};

async function aCluster(...objects: readonly object[]): Promise<{ store: MemoryStore; warnings: string[] }> {
  const warnings: string[] = [];
  const warned = (_object: AnyObject, warning: string): number => warnings.push(warning);
  const { store } = controlPlane({ crds, routes: registry(defaultSettings), warned });
  for (const object of objects) await store.create(object);
  return { store, warnings };
}

function aJobOf(spec: object = {}, metadata: object = {}): AnyObject {
  const { apiVersion, kind, ...named } = jobRef;
  return {
    apiVersion,
    kind,
    metadata: { ...named, ...metadata },
    spec: { runtimeRef: { name: 'torch' }, ...spec },
  };
}

const change = (store: MemoryStore, body: object): Promise<AnyObject> =>
  store.patch(jobRef, { type: 'merge', body });

test('a job on an existing runtime is admitted, with the changes of the mutating webhook', async () => {
  const { store } = await aCluster(runtimeOf());
  const spec = { managedBy: 'kueue.x-k8s.io/multikueue', runtimePatches: [{ manager: 'example.com/a' }] };
  expect(await store.create(aJobOf(spec))).toMatchObject({
    metadata: { labels: { 'trainer.kubeflow.org/managed-by': 'multikueue' } },
    spec: { runtimePatches: [{ manager: 'example.com/a', time: '2030-01-01T12:00:00Z' }] },
  });
});

test.each<{ name: string; job: AnyObject; want: string | RegExp }>([
  {
    name: 'a violation of the schema, with its message',
    job: aJobOf({ activeDeadlineSeconds: 0, trainer: { numNodes: 0 } }),
    want: 'TrainJob.trainer.kubeflow.org "llama" is invalid: spec.activeDeadlineSeconds: Invalid value: 0: spec.activeDeadlineSeconds in body should be greater than or equal to 1',
  },
  {
    name: 'a violation of a CEL rule',
    job: aJobOf({ initializer: { model: { storageUri: 'model' } } }),
    want: 'TrainJob.trainer.kubeflow.org "llama" is invalid: spec.initializer.model.storageUri: Invalid value: "model": leave it empty, or write a URI as scheme://path',
  },
  {
    name: 'violations of several CEL rules',
    job: aJobOf({ managedBy: 'me' }, { name: '1'.repeat(64) }),
    want: /is invalid: \[metadata\.name: .*RFC 1035.*, metadata\.name: .*at most 63.*, spec\.managedBy: Invalid value: "me": must be/,
  },
  {
    name: 'a violation of the validating webhook',
    job: aJobOf({ trainer: { numNodes: 0 } }),
    want: /^admission webhook "validate\.trainjobs\.metatrain\.io" denied the request: spec\.trainer\.numNodes: 0 nodes cannot train/,
  },
])('$name is refused', async ({ job, want }) => {
  const { store } = await aCluster(runtimeOf());
  await expect(store.create(job)).rejects.toThrow(want);
  expect(store.peek(jobRef)).toBeNull();
});

test('a job without its runtime is refused, and so is one whose name is taken', async () => {
  const configMap = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'llama-runtime-snapshot', namespace: 'ml' },
  };
  const { store } = await aCluster(configMap);
  await expect(store.create(aJobOf())).rejects.toThrow('ClusterTrainingRuntime torch is not found');
  await store.create(runtimeOf());
  await expect(store.create(aJobOf())).rejects.toThrow(
    'ConfigMap ml/llama-runtime-snapshot, which already exists',
  );
});

describe('an existing job', () => {
  test.each<{ name: string; body: object }>([
    { name: 'its runtime', body: { spec: { runtimeRef: { name: 'other' } } } },
    { name: 'its trainer', body: { spec: { trainer: { numNodes: 3 } } } },
    { name: 'its deadline', body: { spec: { activeDeadlineSeconds: 9 } } },
  ])('keeps $name', async ({ body }) => {
    const { store } = await aCluster(
      runtimeOf(),
      aJobOf({ trainer: { numNodes: 2 }, activeDeadlineSeconds: 60 }),
    );
    await expect(change(store, body)).rejects.toThrow('field is immutable');
  });

  test.each<{ name: string; body: object }>([
    { name: 'lose its deadline', body: { spec: { activeDeadlineSeconds: null } } },
    { name: 'get labels', body: { metadata: { labels: { team: 'ml' } } } },
    { name: 'wait', body: { spec: { suspend: true } } },
  ])('may $name when its runtime is deleted', async ({ body }) => {
    const { store } = await aCluster(runtimeOf(), aJobOf({ activeDeadlineSeconds: 60 }));
    await store.delete({ apiVersion: jobRef.apiVersion, kind: 'ClusterTrainingRuntime', name: 'torch' });
    await expect(change(store, body)).resolves.toBeDefined();
  });

  test('has the time of its resumption, which no client can write', async () => {
    const { store } = await aCluster(runtimeOf(), aJobOf({ suspend: true }));
    const annotations = { 'trainer.kubeflow.org/resumed-at': '2031-01-01T00:00:00Z' };
    expect(await change(store, { spec: { suspend: false }, metadata: { annotations } })).toMatchObject({
      metadata: { annotations: { 'trainer.kubeflow.org/resumed-at': '2030-01-01T12:00:00Z' } },
    });
  });

  test('keeps the immutable members of a patch, and may change the others', async () => {
    const patch = (spec: object): object => ({
      runtimePatches: [
        {
          manager: 'example.com/a',
          trainingRuntimeSpec: {
            template: {
              spec: { replicatedJobs: [{ name: 'node', template: { spec: { template: { spec } } } }] },
            },
          },
        },
      ],
    });
    const { store } = await aCluster(
      runtimeOf(),
      aJobOf({ suspend: true, ...patch({ serviceAccountName: 'a' }) }),
    );
    const selected = { serviceAccountName: 'a', nodeSelector: { zone: 'b' } };
    await expect(change(store, { spec: patch(selected) })).resolves.toBeDefined();
    await expect(change(store, { spec: patch({ serviceAccountName: 'b' }) })).rejects.toThrow(
      'spec.runtimePatches[0].trainingRuntimeSpec.template.spec.replicatedJobs[0].template.spec.template.spec.serviceAccountName: Invalid value: "b": field is immutable',
    );
  });
});

describe('a runtime', () => {
  const twice = runtimeOf([aJob({ job: { replicas: 2 } })]);
  const { metadata } = twice;

  test('of a step with replicas is refused', async () => {
    const { store } = await aCluster();
    await expect(store.create(twice)).rejects.toThrow('validate.runtimes.metatrain.io');
  });

  test('may opt out of that', async () => {
    const labels = { 'trainer.kubeflow.org/webhook-validation': 'disabled' };
    const { store } = await aCluster({ ...twice, metadata: { ...metadata, labels } });
    expect(store.peek({ ...twice, name: 'torch' })).not.toBeNull();
  });

  test('is still validated in the update that opts out', async () => {
    const { store } = await aCluster(runtimeOf());
    const ref = { apiVersion: twice.apiVersion, kind: twice.kind, name: 'torch' };
    const labels = { 'trainer.kubeflow.org/webhook-validation': 'disabled' };
    const body = { metadata: { labels }, spec: twice.spec };
    await expect(store.patch(ref, { type: 'merge', body })).rejects.toThrow('but has 2 replicas');
    await store.patch(ref, { type: 'merge', body: { metadata: { labels } } });
    await expect(store.patch(ref, { type: 'merge', body })).resolves.toBeDefined();
  });

  test('with a deadline on a Job is refused with its path', async () => {
    const { store } = await aCluster();
    const [job] = runtimeOf().spec.template!.spec!.replicatedJobs!;
    const spec = { ...job!.template.spec!, activeDeadlineSeconds: 60 };
    const runtime = runtimeOf([{ ...job!, template: { ...job!.template, spec } }]);
    await expect(store.create(runtime)).rejects.toThrow(
      'spec.template.spec.replicatedJobs[0].template.spec.activeDeadlineSeconds: Forbidden: a deadline belongs to the TrainJob',
    );
  });

  test.each<{ name: string; spec: object; want: string }>([
    {
      name: 'two policies',
      spec: { mlPolicy: { torch: {}, mpi: {} } },
      want: 'set at most one of torch, mpi, jax',
    },
    {
      name: 'Flux without a process',
      spec: { mlPolicy: { flux: { numProcPerNode: 0 } } },
      want: 'spec.mlPolicy.flux.numProcPerNode: Invalid value: 0: must be 1 or more',
    },
    {
      name: 'variables for the container with its own ones',
      spec: {
        mlPolicy: { torch: { envInjection: { targets: [{ jobName: 'node', containerNames: ['node'] }] } } },
      },
      want: 'containerNames: Invalid value: leave node out',
    },
    {
      name: 'an order of start in two ways',
      spec: { template: { spec: { startupPolicy: { startupPolicyOrder: 'InOrder' } } } },
      want: 'mutually exclusive',
    },
    {
      name: 'a volume claim in a namespace of its own',
      spec: {
        template: {
          spec: {
            volumeClaimPolicies: [{ templates: [{ metadata: { name: 'a', namespace: 'b' }, spec: {} }] }],
          },
        },
      },
      want: 'namespace cannot be set',
    },
  ])('with $name is refused', async ({ spec, want }) => {
    const { store } = await aCluster();
    const jobs = [
      aJob({ name: 'first', step: null }),
      aJob({ job: { dependsOn: [{ name: 'first', status: 'Ready' }] } }),
    ];
    await expect(store.create(runtimeOf(jobs, spec))).rejects.toThrow(want);
  });

  test('warns about deprecated fields', async () => {
    const labels = { 'trainer.kubeflow.org/support': 'deprecated' };
    const { warnings } = await aCluster({ ...runtimeOf(), metadata: { name: 'torch', labels } });
    expect(warnings).toEqual([expect.stringContaining('deprecated')]);
  });
});
