// The API server accepts our CRDs and enforces them: defaults, limits, CEL rules, columns.
import { adminKubectl } from './cluster.js';

const run = adminKubectl();
const namespace = 'crds';

interface Parts {
  readonly spec?: object;
  readonly trainer?: object;
  readonly patch?: object;
}

// One plain job and one plain runtime; each row changes one thing.
function trainJob(name: string, { spec = {}, trainer = {}, patch }: Parts = {}): string {
  const pod = patch && { template: { spec: { template: { spec: patch } } } };
  const trainingRuntimeSpec = pod && { template: { spec: { replicatedJobs: [{ name: 'node', ...pod }] } } };
  return JSON.stringify({
    apiVersion: 'trainer.kubeflow.org/v1alpha1',
    kind: 'TrainJob',
    metadata: { name, namespace },
    spec: {
      runtimeRef: { name: 'torch' },
      trainer,
      runtimePatches: [
        { manager: 'example.com/person', ...(trainingRuntimeSpec && { trainingRuntimeSpec }) },
      ],
      ...spec,
    },
  });
}

function runtime(spec: object, job: object = {}): string {
  const template = { spec: { ...job, template: { spec: { containers: [{ name: 'node' }] } } } };
  return JSON.stringify({
    apiVersion: 'trainer.kubeflow.org/v1alpha1',
    kind: 'TrainingRuntime',
    metadata: { name: 'torch', namespace },
    spec: { template: { spec: { replicatedJobs: [{ name: 'node', template }] } }, ...spec },
  });
}

const create = (object: string): Promise<string> =>
  run(['create', '--dry-run=server', '-f', '-', '-o', 'json'], object);

function conditionOf(type: string, reason: string): object {
  return { type, status: 'True', reason, message: 'm', lastTransitionTime: '2030-01-01T12:00:00Z' };
}

async function patchStatus(name: string, status: object): Promise<void> {
  const options = ['-n', namespace, '--subresource=status', '--type=merge'];
  await run(['patch', 'tj', name, ...options, '-p', JSON.stringify({ status })]);
}

beforeAll(() => run(['create', 'namespace', namespace]));
afterAll(() => run(['delete', 'namespace', namespace, '--wait=false']));

test('a TrainJob gets the defaults of its CRD', async () => {
  const { spec } = JSON.parse(await create(trainJob('plain'))) as { spec: object };

  expect(spec).toMatchObject({
    managedBy: 'trainer.kubeflow.org/trainjob-controller',
    runtimeRef: { apiGroup: 'trainer.kubeflow.org', kind: 'ClusterTrainingRuntime', name: 'torch' },
    suspend: false,
  });
});

test('a runtime gets the defaults of its CRD and of JobSet, and no others', async () => {
  const mpi = runtime({ mlPolicy: { mpi: {} }, podGroupPolicy: { coscheduling: {} } }, { parallelism: 1 });
  const { spec } = JSON.parse(await create(mpi)) as { spec: object };

  expect(spec).toEqual({
    mlPolicy: {
      mpi: {
        mpiImplementation: 'OpenMPI',
        numProcPerNode: 1,
        runLauncherAsNode: false,
        sshAuthMountPath: '/root/.ssh',
      },
    },
    podGroupPolicy: { coscheduling: { scheduleTimeoutSeconds: 60 } },
    template: {
      spec: {
        replicatedJobs: [
          {
            groupName: 'default',
            name: 'node',
            replicas: 1,
            template: { spec: { parallelism: 1, template: { spec: { containers: [{ name: 'node' }] } } } },
          },
        ],
      },
    },
  });
});

test.each([
  {
    name: 'a deadline of 0',
    object: trainJob('a', { spec: { activeDeadlineSeconds: 0 } }),
    want: /activeDeadlineSeconds.*greater than or equal to 1/,
  },
  {
    name: 'a time to live below 0',
    object: trainJob('a', { spec: { ttlSecondsAfterFinished: -1 } }),
    want: /ttlSecondsAfterFinished.*greater than or equal to 0/,
  },
  {
    name: 'a default deadline of 0',
    object: runtime({ runPolicy: { activeDeadlineSeconds: 0 } }),
    want: /runPolicy.activeDeadlineSeconds.*greater than or equal to 1/,
  },
  {
    name: 'a default time to live below 0',
    object: runtime({ runPolicy: { ttlSecondsAfterFinished: -1 } }),
    want: /runPolicy.ttlSecondsAfterFinished.*greater than or equal to 0/,
  },
  {
    name: 'another manager',
    object: trainJob('a', { spec: { managedBy: 'example.com/other' } }),
    want: /managedBy.*multikueue/,
  },
  {
    name: 'a storageUri without a scheme',
    object: trainJob('a', { spec: { initializer: { dataset: { storageUri: 'data' } } } }),
    want: /storageUri.*scheme:\/\/path/,
  },
  { name: 'a name that is not a DNS label', object: trainJob('1a'), want: /RFC 1035/ },
  { name: 'a name of more than 63 characters', object: trainJob('a'.repeat(64)), want: /at most 63/ },
  {
    name: 'more than 128 variables',
    object: trainJob('a', { trainer: { env: Array.from({ length: 129 }, (_, n) => ({ name: `V${n}` })) } }),
    want: /must have at most 128 items/,
  },
  {
    name: 'a variable twice',
    object: trainJob('a', { trainer: { env: [{ name: 'A' }, { name: 'A' }] } }),
    want: /Duplicate value/,
  },
  {
    name: 'a patch of a field that cannot be patched',
    object: trainJob('a', { patch: { hostNetwork: true } }),
    want: /unknown field/,
  },
  {
    name: 'two policies',
    object: runtime({ mlPolicy: { torch: {}, mpi: {} } }),
    want: /set at most one of torch, mpi, jax, xgboost and flux/,
  },
  {
    name: 'a deadline on a Job',
    object: runtime({}, { activeDeadlineSeconds: 60 }),
    want: /activeDeadlineSeconds.*a deadline belongs to the TrainJob/,
  },
  {
    name: 'Flux with no process',
    object: runtime({ mlPolicy: { flux: { numProcPerNode: 0 } } }),
    want: /must be 1 or more/,
  },
  {
    name: 'variables for the container node, which has its own',
    object: runtime({
      mlPolicy: { torch: { envInjection: { targets: [{ jobName: 'node', containerNames: ['node'] }] } } },
    }),
    want: /leave node out/,
  },
  { name: 'an empty runtime', object: runtime({ template: {} }), want: /at least 1 properties/ },
])('$name is refused', async ({ object, want }) => {
  await expect(create(object)).rejects.toThrow(want);
});

describe('an existing TrainJob', () => {
  const patch = { serviceAccountName: 'a', terminationGracePeriodSeconds: 5, tolerations: [{ key: 'a' }] };
  const spec = { activeDeadlineSeconds: 60, initializer: { model: { storageUri: 'hf://a/b' } } };
  const base = trainJob('settled', { spec, trainer: { numNodes: 2 }, patch });
  const change = (merge: object): Promise<string> =>
    run([
      'patch',
      'trainjob',
      'settled',
      '-n',
      namespace,
      '--type=merge',
      '--dry-run=server',
      '-o',
      'json',
      '-p',
      JSON.stringify(merge),
    ]);
  const withPatch = (changed: object): object => {
    const { spec: patched } = JSON.parse(trainJob('settled', { patch: { ...patch, ...changed } })) as {
      spec: { runtimePatches: object };
    };
    return { spec: { runtimePatches: patched.runtimePatches } };
  };

  beforeAll(() => run(['create', '-f', '-'], base));

  test.each([
    { name: 'runtimeRef', merge: { spec: { runtimeRef: { name: 'other' } } } },
    { name: 'trainer', merge: { spec: { trainer: { numNodes: 3 } } } },
    { name: 'initializer', merge: { spec: { initializer: { model: { storageUri: 'hf://a/c' } } } } },
    { name: 'activeDeadlineSeconds', merge: { spec: { activeDeadlineSeconds: 120 } } },
    { name: 'managedBy', merge: { spec: { managedBy: 'kueue.x-k8s.io/multikueue' } } },
    { name: 'the service account of a patch', merge: withPatch({ serviceAccountName: 'b' }) },
    { name: 'the grace period of a patch', merge: withPatch({ terminationGracePeriodSeconds: 6 }) },
  ])('$name stays as it is', async ({ merge }) => {
    await expect(change(merge)).rejects.toThrow('field is immutable');
  });

  test.each([
    { name: 'suspend', merge: { spec: { suspend: true } } },
    {
      name: 'what a queue sets on admission',
      merge: withPatch({ nodeSelector: { zone: 'a' }, tolerations: [{ key: 'b' }] }),
    },
    { name: 'a removed deadline', merge: { spec: { activeDeadlineSeconds: null } } },
    { name: 'a new time to live', merge: { spec: { ttlSecondsAfterFinished: 60 } } },
    { name: 'a time to live', merge: { spec: { ttlSecondsAfterFinished: 0 } } },
    { name: 'a removed time to live', merge: { spec: { ttlSecondsAfterFinished: null } } },
  ])('$name may change', async ({ merge }) => {
    await expect(change(merge)).resolves.toContain('settled');
  });

  test('its status may have only observedGeneration', async () => {
    await patchStatus('settled', { observedGeneration: 1 });

    await expect(run(['get', 'tj', 'settled', '-n', namespace, '-o', 'jsonpath={.status}'])).resolves.toBe(
      '{"observedGeneration":1}',
    );
  });

  test('kubectl shows state, runtime, nodes and age; wide, deadline and reason', async () => {
    await patchStatus('settled', { conditions: [conditionOf('Suspended', 'Suspended')] });

    const table = await run(['get', 'trainjobs', 'settled', '-n', namespace, '-o', 'wide']);
    expect(table.replaceAll(/ {2,}/g, '  ')).toMatch(
      /^NAME {2}STATE {2}RUNTIME {2}NODES {2}AGE {2}DEADLINE {2}REASON\nsettled {2}Suspended {2}torch {2}2 {2}\d+s {2}60 {2}Suspended\n$/,
    );
  });
});

test('kubectl waits for the end of a job, and lists our kinds by their category', async () => {
  await run(['create', '-f', '-'], trainJob('awaited'));
  const waited = run(['wait', 'tj/awaited', '-n', namespace, '--for=condition=Complete', '--timeout=60s']);
  await patchStatus('awaited', { conditions: [conditionOf('Complete', 'AllJobsCompleted')] });
  expect(await waited).toContain('condition met');
  expect(await run(['get', 'metatrain', '-n', namespace, '-o', 'name'])).toContain(
    'trainjob.trainer.kubeflow.org/awaited',
  );
});

test('our fields have descriptions', async () => {
  await expect(run(['explain', 'trainjob.spec.activeDeadlineSeconds'])).resolves.toContain('A job that');
  await expect(run(['explain', 'clustertrainingruntime.spec.mlPolicy'])).resolves.toContain(
    'how many nodes it uses',
  );
});
