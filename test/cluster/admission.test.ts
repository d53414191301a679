// The webhooks on a real API server: the errors and warnings of kubectl, and what stays possible.
import type { AnyObject } from '../../hooks/api/hook.js';
import { RESUMED_AT } from '../../hooks/trainjob/api/labels.js';
import type { TrainJobSpec, TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { snapshotOf } from '../../hooks/trainjob/runtime/snapshot.js';
import { aTrainJob } from '../support/objects.js';
import { aContainer, aJob, runtimeOf } from '../support/runtimes.js';
import { adminKubectl } from './cluster.js';
import { waitFor } from './waitfor.js';
import { installWebhooks, type Webhooks } from './webhooks.js';

const run = adminKubectl();
const namespace = 'admission';
let webhooks: Webhooks;

const apply = (object: object, ...flags: readonly string[]): Promise<string> =>
  run(['apply', '--server-side', ...flags, '-f', '-'], JSON.stringify(object));
const get = async (kind: string, name: string): Promise<AnyObject> =>
  JSON.parse(await run(['get', kind, name, '-n', namespace, '-o', 'json'])) as AnyObject;
const change = (name: string, body: object): Promise<string> =>
  run(['patch', 'trainjob', name, '-n', namespace, '--type=merge', '-p', JSON.stringify(body)]);

/** On the TrainingRuntime `torch` of the namespace by default. */
function trainJob(name: string, spec: Partial<TrainJobSpec> = {}, metadata: object = {}): object {
  return {
    apiVersion: 'trainer.kubeflow.org/v1alpha1',
    kind: 'TrainJob',
    metadata: { name, namespace, ...metadata },
    spec: { runtimeRef: { kind: 'TrainingRuntime', name: 'torch' }, trainer: { numNodes: 2 }, ...spec },
  };
}

function runtime(name: string, of: TrainingRuntime = runtimeOf(), metadata: object = {}): AnyObject {
  return { ...of, kind: 'TrainingRuntime', metadata: { name, namespace, ...metadata } };
}

const patch = (
  job: string,
  labels: Readonly<Record<string, string>> = {},
): Pick<TrainJobSpec, 'runtimePatches'> => ({
  runtimePatches: [
    {
      manager: 'example.com/person',
      trainingRuntimeSpec: {
        template: { spec: { replicatedJobs: [{ name: job, template: { metadata: { labels } } }] } },
      },
    },
  ],
});

beforeAll(async () => {
  await run(['create', 'namespace', namespace]);
  webhooks = await installWebhooks();
  // The API server needs some time to call a new webhook.
  const refused = (): Promise<boolean> =>
    apply(trainJob('probe', { trainer: { numNodes: 0 } }), '--dry-run=server').then(
      () => false,
      () => true,
    );
  await waitFor('the webhooks are called', refused, Boolean);
  await apply(runtime('torch'));
});

afterAll(async () => {
  await webhooks.uninstall();
  await run(['delete', 'namespace', namespace, '--wait=false']);
});

test('a job with faults is refused, with one line and a remedy for each', async () => {
  const env = [{ name: 'PET_NNODES', value: '2' }];
  const job = trainJob('faulty', { trainer: { numNodes: 0, numProcPerNode: -5, env } });
  const told = await apply(job).then(
    () => '',
    (error: unknown) => String(error),
  );
  expect(told).toContain('The TrainJob "faulty" is invalid:');
  for (const line of [
    '* spec.trainer.numNodes: 0 nodes cannot train; set it to 1 or more, or remove it to use the number of the runtime',
    '* spec.trainer.numProcPerNode: -5 processes on a node cannot train; set it to 1 or more, or remove it to derive it from the resources',
    '* spec.trainer.env[0].name: PET_NNODES is set by the torch policy; remove it, or set spec.trainer.numNodes',
  ]) {
    expect(told).toContain(line);
  }
});

test.each<{ name: string; job: object; want: string }>([
  {
    name: 'whose runtime is missing',
    job: trainJob('a', { runtimeRef: { name: 'nowhere' } }),
    want: 'spec.runtimeRef: ClusterTrainingRuntime nowhere is not found; apply it first',
  },
  {
    name: 'whose runtime has an unknown kind',
    job: trainJob('a', { runtimeRef: { kind: 'Recipe', name: 'torch' } }),
    want: 'unsupported runtime: Recipe.trainer.kubeflow.org',
  },
  {
    name: 'with too long a name',
    job: trainJob('a'.repeat(50)),
    want: 'use a name of at most 48 characters',
  },
  {
    name: 'with a patch without a target',
    job: trainJob('a', patch('other')),
    want: 'the runtime has no replicated job other',
  },
])('a job $name is refused', async ({ job, want }) => {
  await expect(apply(job)).rejects.toThrow(want);
});

test('a job whose children have names that are taken is refused, and the existing objects stay', async () => {
  const mpi = runtimeOf([aJob({ name: 'launcher' }), aJob({ step: null })], { mlPolicy: { mpi: {} } });
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'held-mpi-ssh-auth', namespace } };
  const configMap = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'held-runtime-snapshot', namespace },
  };
  for (const object of [runtime('mpi', mpi), secret, configMap]) await apply(object);
  const told = await apply(trainJob('held', { runtimeRef: { kind: 'TrainingRuntime', name: 'mpi' } })).then(
    () => '',
    (error: unknown) => String(error),
  );
  expect(told).toContain('Secret admission/held-mpi-ssh-auth, which already exists and has no controller');
  expect(told).toContain(
    'ConfigMap admission/held-runtime-snapshot, which already exists and has no controller',
  );
});

test('a priority class for Volcano must exist', async () => {
  const queued = runtimeOf([aJob({ pod: { priorityClassName: 'urgent' } })], {
    podGroupPolicy: { volcano: {} },
  });
  await apply(runtime('volcano', queued));
  const job = trainJob('queued', { runtimeRef: { kind: 'TrainingRuntime', name: 'volcano' } });
  await expect(apply(job)).rejects.toThrow('priorityClassName urgent, but this PriorityClass does not exist');
  await apply({
    apiVersion: 'scheduling.k8s.io/v1',
    kind: 'PriorityClass',
    metadata: { name: 'urgent' },
    value: 1,
  });
  await expect(apply(job, '--dry-run=server')).resolves.toContain('queued');
  await run(['delete', 'priorityclass', 'urgent']);
});

test('deprecated fields are admitted with a warning', async () => {
  const labels = { 'trainer.kubeflow.org/support': 'deprecated' };
  const warn = ['--warnings-as-errors'];
  await expect(apply(runtime('old', runtimeOf(), { labels }), ...warn)).rejects.toThrow(
    /Warning: TrainingRuntime old is deprecated/,
  );
  await expect(
    apply(trainJob('on-old', { runtimeRef: { kind: 'TrainingRuntime', name: 'old' } }), ...warn),
  ).rejects.toThrow(/Warning: spec\.runtimeRef: TrainingRuntime old is deprecated/);
});

describe('a runtime', () => {
  const twice = runtimeOf([aJob({ job: { replicas: 2 } })]);
  const cluster = { ...twice, metadata: { name: 'admission-twice' } };

  test.each([
    { name: 'of a namespace', object: runtime('twice', twice) },
    { name: 'of the cluster', object: cluster },
  ])('$name is refused when a step has replicas, or is missing its container', async ({ object }) => {
    await expect(apply(object)).rejects.toThrow(
      'is a step of the TrainJob, which is one Job, but has 2 replicas',
    );
    const { template } = runtimeOf([aJob({ containers: [aContainer({ name: 'main' })] })]).spec;
    await expect(apply({ ...object, spec: { template } })).rejects.toThrow('has no container node');
  });

  test('is validated when it changes, except for what was stored before', async () => {
    const labels = { 'trainer.kubeflow.org/webhook-validation': 'disabled' };
    await apply(runtime('settled'));
    await expect(apply(runtime('settled', twice))).rejects.toThrow('has 2 replicas');
    // The webhook is called if its selector matches the old or the new object.
    await expect(apply(runtime('settled', twice, { labels }))).rejects.toThrow('has 2 replicas');
    await apply(runtime('settled', runtimeOf(), { labels }));
    await apply(runtime('settled', twice, { labels }));
    await run([
      'label',
      'trainingruntime',
      'settled',
      '-n',
      namespace,
      'trainer.kubeflow.org/webhook-validation-',
    ]);
    await run(['label', 'trainingruntime', 'settled', '-n', namespace, 'team=ml']);
  });
});

describe('what the mutating webhook writes', () => {
  test('is written once: the same apply changes nothing more', async () => {
    const job = trainJob('stamped', patch('node'));
    await apply(job);
    const first = await get('trainjob', 'stamped');
    expect(first).toMatchObject({
      spec: { runtimePatches: [{ time: expect.stringMatching(/Z$/) as string }] },
    });
    await apply(job);
    expect((await get('trainjob', 'stamped')).metadata.resourceVersion).toBe(first.metadata.resourceVersion);
  });

  test('is the time of a resume, which no client can write', async () => {
    await apply(trainJob('resumed', { suspend: true }));
    await change('resumed', { metadata: { annotations: { [RESUMED_AT]: '2030-01-01T12:00:00Z' } } });
    expect((await get('trainjob', 'resumed')).metadata.annotations?.[RESUMED_AT]).toBeUndefined();
    const before = new Date(Math.floor(Date.now() / 1000) * 1000);
    await change('resumed', { spec: { suspend: false } });
    const at = (await get('trainjob', 'resumed')).metadata.annotations?.[RESUMED_AT];
    expect(new Date(at!).getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  test('is the label of a job of another cluster', async () => {
    await apply(trainJob('remote', { managedBy: 'kueue.x-k8s.io/multikueue' }));
    expect((await get('trainjob', 'remote')).metadata.labels).toEqual({
      'trainer.kubeflow.org/managed-by': 'multikueue',
    });
  });

  test('works for a job with generateName', async () => {
    const job = trainJob(
      '',
      { managedBy: 'kueue.x-k8s.io/multikueue' },
      { generateName: 'made-up-', name: undefined },
    );
    const created = await run(['create', '-f', '-', '-o', 'json'], JSON.stringify(job));
    expect((JSON.parse(created) as AnyObject).metadata.labels).toEqual({
      'trainer.kubeflow.org/managed-by': 'multikueue',
    });
  });
});

describe('a job whose runtime is deleted', () => {
  const of = (name: string): Partial<TrainJobSpec> => ({
    suspend: true,
    runtimeRef: { kind: 'TrainingRuntime', name },
  });

  test('is validated by its snapshot: suspended, resumed and patched as before', async () => {
    const own = runtime('brief', runtimeOf([aJob(), aJob({ name: 'cache', step: null })]));
    await apply(own);
    await apply(trainJob('lasting', of('brief')));
    await apply(snapshotFor(await get('trainjob', 'lasting'), own));
    await run(['delete', 'trainingruntime', 'brief', '-n', namespace]);

    await expect(change('lasting', { spec: patch('cache', { a: 'b' }) })).resolves.toContain('patched');
    await expect(change('lasting', { spec: patch('other') })).rejects.toThrow('has no replicated job other');
    await expect(change('lasting', { spec: { suspend: false } })).resolves.toContain('patched');
    await expect(change('lasting', { metadata: { labels: { a: 'b' } } })).resolves.toContain('patched');
    await expect(change('lasting', { spec: patch('cache', { a: 'c' }) })).rejects.toThrow(
      'patches of a running job must not change',
    );
  });

  test('before its snapshot exists can change everything that needs neither', async () => {
    await apply(runtime('briefer'));
    await apply(trainJob('early', of('briefer')));
    await run(['delete', 'trainingruntime', 'briefer', '-n', namespace]);

    await expect(change('early', { spec: { suspend: false } })).resolves.toContain('patched');
    await expect(change('early', { spec: { suspend: true, ...patch('node') } })).rejects.toThrow(
      'TrainingRuntime admission/briefer is not found',
    );
    await expect(run(['delete', 'trainjob', 'early', '-n', namespace])).resolves.toContain('deleted');
  });
});

test('patches wait until the JobSet has no active Pods', async () => {
  await apply(trainJob('busy'));
  const jobSet = {
    apiVersion: 'jobset.x-k8s.io/v1alpha2',
    kind: 'JobSet',
    metadata: { name: 'busy', namespace },
  };
  // Without a controller, so that its status stays as it is.
  await apply({ ...jobSet, spec: { managedBy: 'example.com/nobody', ...runtimeOf().spec.template!.spec } });
  const setActive = (active: number): Promise<string> => {
    const jobs = [{ name: 'node', active, ready: 0, succeeded: 0, failed: 0, suspended: 0 }];
    const body = JSON.stringify({ status: { replicatedJobsStatus: jobs } });
    return run([
      'patch',
      'jobset',
      'busy',
      '-n',
      namespace,
      '--subresource=status',
      '--type=merge',
      '-p',
      body,
    ]);
  };
  const patched = { spec: { suspend: true, ...patch('node') } };
  await setActive(1);
  await expect(change('busy', patched)).rejects.toThrow('job node of the JobSet still has active Pods');
  await setActive(0);
  await expect(change('busy', patched)).resolves.toContain('patched');
});

test('a namespace may opt out', async () => {
  const other = 'admission-out';
  await apply({
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: other, labels: { 'metatrain.io/admission': 'disabled' } },
  });
  const job = trainJob('free', { trainer: { numNodes: 0 } }, { namespace: other });
  const admitted = (): Promise<string> => apply(job);
  await expect(waitFor('the namespace is left alone', admitted, Boolean)).resolves.toContain(
    'serverside-applied',
  );
  await run(['delete', 'namespace', other, '--wait=false']);
});

test('while the webhooks do not answer, our objects cannot be created or changed, but can be deleted', async () => {
  await apply(trainJob('orphan', { suspend: true }));
  await webhooks.kill();
  try {
    await expect(apply(trainJob('unasked'))).rejects.toThrow('failed calling webhook');
    await expect(change('orphan', { spec: { suspend: false } })).rejects.toThrow('failed calling webhook');
    await expect(run(['delete', 'trainjob', 'orphan', '-n', namespace])).resolves.toContain('deleted');
    await expect(
      apply({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'other', namespace } }),
    ).resolves.toBeDefined();
  } finally {
    await webhooks.start();
  }
  const admitted = (): Promise<string> => apply(trainJob('asked'));
  await expect(waitFor('a webhook answers again', admitted, Boolean)).resolves.toContain(
    'serverside-applied',
  );
});

/** As the sync hook returns it, with the owner that Metacontroller adds. */
function snapshotFor(stored: AnyObject, of: AnyObject): object {
  const { apiVersion, kind, metadata } = stored;
  const job = aTrainJob({ metadata });
  const snapshot = snapshotOf(job, of as unknown as TrainingRuntime);
  const owner = { apiVersion, kind, name: metadata.name, uid: metadata.uid, controller: true };
  return { ...snapshot, metadata: { ...snapshot.metadata, ownerReferences: [owner] } };
}
