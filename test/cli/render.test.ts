// `metatrain render`, called with its arguments.
import { parseAllDocuments, stringify } from 'yaml';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { JobSet } from '../../hooks/api/kinds.js';
import { aRuntime } from '../support/objects.js';
import { embedded } from '../support/played.js';
import { metatrain } from '../support/runcli.js';

const trainJob = (spec: object = {}): AnyObject => ({
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'TrainJob',
  metadata: { name: 'llama', namespace: 'ml' },
  spec: { runtimeRef: { name: 'torch' }, trainer: { numNodes: 2 }, ...spec },
});
const { metadata: _metadata, ...rest } = aRuntime();
const runtime: AnyObject = { ...rest, metadata: { name: 'torch' } };
const yaml = (...objects: readonly object[]): string =>
  objects.map((object) => stringify(object)).join('---\n');
const objectsIn = (text: string): readonly AnyObject[] =>
  parseAllDocuments(text).map((document) => document.toJS() as AnyObject);

async function rendered(input: string, ...args: readonly string[]): Promise<readonly AnyObject[]> {
  const { exitCode, stdout, stderr } = await metatrain(['render', '-', ...args], { input });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return objectsIn(stdout);
}

test('a torch job becomes a snapshot and a JobSet, in that order', async () => {
  const objects = await rendered(yaml(trainJob(), runtime));
  expect(objects.map(({ kind, metadata }) => `${kind} ${metadata.namespace ?? ''}/${metadata.name}`)).toEqual(
    ['ConfigMap ml/llama-runtime-snapshot', 'JobSet ml/llama'],
  );
  const { spec } = objects[1] as unknown as JobSet;
  expect(spec.replicatedJobs?.[0]?.template.spec).toMatchObject({ parallelism: 2, completions: 2 });
});

test('the printed JobSet is the one that a cluster gets', async () => {
  const world = embedded('dynamic');
  await world.apply(runtime);
  await world.apply(trainJob());
  await world.settle();
  const [jobSet] = await world.list('jobset.x-k8s.io/v1alpha2', 'jobsets');
  const text = jobSet!.metadata.annotations!['metacontroller.k8s.io/last-applied-configuration']!;
  const { metadata, ...applied } = JSON.parse(text) as AnyObject;

  const [, jobSetOutput] = await rendered(yaml(trainJob(), runtime));

  const { metadata: printedMetadata, ...printedJobSet } = jobSetOutput!;
  expect(printedJobSet).toEqual(applied);
  expect(printedMetadata.annotations).toEqual(metadata.annotations);
});

test('a PodGroup is printed before the JobSet', async () => {
  const gang = { ...runtime, spec: { ...(runtime['spec'] as object), podGroupPolicy: { coscheduling: {} } } };
  const objects = await rendered(yaml(gang, trainJob()));
  expect(objects.map(({ kind }) => kind)).toEqual(['ConfigMap', 'PodGroup', 'JobSet']);
});

test.each([
  { job: 'examples/deepspeed-distributed/trainjob.yaml', keys: ['ssh-privatekey', 'ssh-publickey'] },
  { job: 'examples/flux-distributed/trainjob.yaml', keys: ['curve.cert'] },
])('for $job no key is printed, and the output is always the same', async ({ job, keys }) => {
  const command = ['render', job, '-r', 'manifests/runtimes'];
  const { stdout, exitCode } = await metatrain(command);
  expect(exitCode).toBe(0);
  const secret = objectsIn(stdout).find(({ kind }) => kind === 'Secret');
  expect(secret?.['data']).toEqual(Object.fromEntries(keys.map((key) => [key, '<generated>'])));
  expect((await metatrain(command)).stdout).toBe(stdout);
});

test('each object is printed below its place', async () => {
  const { stdout } = await metatrain([
    'render',
    'examples/torch-quickstart/runtime.yaml',
    'examples/torch-quickstart/trainjob.yaml',
  ]);
  expect(stdout).toMatch(
    /^---\n# examples\/torch-quickstart\/trainjob.yaml, document 1: TrainJob default\/hello\n/,
  );
});

test('a job on an opaque runtime is rendered if its kind is registered', async () => {
  const example = 'examples/opaque-runtime';
  const files = [`${example}/trainjob.yaml`, '-r', `${example}/runtime.yaml`];
  const known = ['--opaque-runtimes-file', `${example}/opaque-runtimes.yaml`];
  expect((await metatrain(['validate', ...files, ...known])).stdout).toContain('0 faults');
  const { exitCode, stdout } = await metatrain(['render', ...files, ...known]);
  expect(exitCode).toBe(0);
  expect(objectsIn(stdout).map(({ kind }) => kind)).toEqual(['ConfigMap', 'TaskFarm']);
  expect((await metatrain(['render', ...files])).stderr).toContain('TaskFarmRuntime');
});

test('with -o json the output is a List', async () => {
  const { stdout } = await metatrain(['render', '-', '-o', 'json'], { input: yaml(runtime, trainJob()) });
  expect(JSON.parse(stdout)).toMatchObject({
    apiVersion: 'v1',
    kind: 'List',
    items: [{}, { kind: 'JobSet' }],
  });
});

test('fields that the API server sets are left out', async () => {
  const live = {
    ...trainJob(),
    metadata: { ...trainJob().metadata, uid: 'u', resourceVersion: '7', generation: 3 },
    status: {
      conditions: [
        {
          type: 'Complete',
          status: 'True',
          reason: 'r',
          message: 'm',
          lastTransitionTime: '2030-01-01T12:00:00Z',
        },
      ],
    },
  };
  expect(await rendered(yaml(live, runtime))).toEqual(await rendered(yaml(trainJob(), runtime)));
});

test('objects without a namespace get one', async () => {
  const { metadata: _named, ...job } = trainJob();
  const objects = await rendered(yaml({ ...job, metadata: { name: 'llama' } }, runtime), '-n', 'team');
  expect(objects.map(({ metadata }) => metadata.namespace)).toEqual(['team', 'team']);
});

test.each<{ name: string; objects: readonly object[]; want: string }>([
  {
    name: 'without its runtime',
    objects: [trainJob()],
    want: 'standard input, document 1: TrainJob ml/llama: TrainingRuntimeNotFound: ClusterTrainingRuntime torch is not found',
  },
  {
    name: 'that the schema refuses',
    objects: [trainJob({ suspend: 'often' }), runtime],
    want: 'spec.suspend in body must be of type boolean',
  },
  {
    name: 'whose runtime has no trainer',
    objects: [trainJob(), { ...runtime, spec: { mlPolicy: { torch: {} } } }],
    want: 'JobsBuildFailed',
  },
])('a job $name is reported on standard error, and the exit code is 1', async ({ objects, want }) => {
  const { exitCode, stdout, stderr } = await metatrain(['render', '-'], { input: yaml(...objects) });
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(stderr).toContain(want);
});

test('a job that cannot be rendered does not affect the others', async () => {
  const lost = {
    ...trainJob({ runtimeRef: { name: 'nowhere' } }),
    metadata: { name: 'lost', namespace: 'ml' },
  };
  const { exitCode, stdout, stderr } = await metatrain(['render', '-'], {
    input: yaml(lost, trainJob(), runtime),
  });
  expect(exitCode).toBe(1);
  expect(stderr).toContain('TrainJob ml/lost');
  expect(stdout).toContain('TrainJob ml/llama');
});

test('files without a TrainJob are reported', async () => {
  expect(await metatrain(['render', '-'], { input: yaml(runtime) })).toMatchObject({
    exitCode: 2,
    stderr: 'metatrain: the files contain no TrainJob',
  });
});

test('a job can have the name of its runtime', async () => {
  const job = { ...trainJob(), metadata: { name: 'torch', namespace: 'ml' } };
  const names = async (...objects: readonly object[]): Promise<readonly string[]> =>
    (await rendered(yaml(...objects))).map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  const expected = ['ConfigMap torch-runtime-snapshot', 'JobSet torch'];
  expect(await names(job, runtime)).toEqual(expected);
  expect(await names(runtime, job)).toEqual(expected);
});
