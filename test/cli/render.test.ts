// `metatrain render`, as it is typed.
import { parseAllDocuments, stringify } from 'yaml';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { JobSet } from '../../hooks/api/kinds.js';
import { metatrain } from '../support/ranbycli.js';
import { embedded } from '../support/played.js';
import { aRuntime } from '../support/objects.js';

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
const objectsIn = (printed: string): readonly AnyObject[] =>
  parseAllDocuments(printed).map((document) => document.toJS() as AnyObject);

async function rendered(input: string, ...args: readonly string[]): Promise<readonly AnyObject[]> {
  const { exitCode, printed, complained } = await metatrain(['render', '-', ...args], { input });
  expect({ exitCode, complained }).toEqual({ exitCode: 0, complained: '' });
  return objectsIn(printed);
}

test('a torch job becomes a snapshot and a JobSet, in that order', async () => {
  const objects = await rendered(yaml(trainJob(), runtime));
  expect(objects.map(({ kind, metadata }) => `${kind} ${metadata.namespace ?? ''}/${metadata.name}`)).toEqual(
    ['ConfigMap ml/llama-runtime-snapshot', 'JobSet ml/llama'],
  );
  const { spec } = objects[1] as unknown as JobSet;
  expect(spec.replicatedJobs?.[0]?.template.spec).toMatchObject({ parallelism: 2, completions: 2 });
});

test('it is what a cluster gets', async () => {
  const world = embedded('dynamic');
  await world.apply(runtime);
  await world.apply(trainJob());
  await world.settle();
  const [jobSet] = await world.list('jobset.x-k8s.io/v1alpha2', 'jobsets');
  const text = jobSet!.metadata.annotations!['metacontroller.k8s.io/last-applied-configuration']!;
  const { metadata, ...applied } = JSON.parse(text) as AnyObject;

  const [, printed] = await rendered(yaml(trainJob(), runtime));

  const { metadata: printedMetadata, ...printedJobSet } = printed!;
  expect(printedJobSet).toEqual(applied);
  expect(printedMetadata.annotations).toEqual(metadata.annotations);
});

test('a gang has its PodGroup before the JobSet', async () => {
  const gang = { ...runtime, spec: { ...(runtime['spec'] as object), podGroupPolicy: { coscheduling: {} } } };
  const objects = await rendered(yaml(gang, trainJob()));
  expect(objects.map(({ kind }) => kind)).toEqual(['ConfigMap', 'PodGroup', 'JobSet']);
});

test.each([
  { job: 'examples/deepspeed-distributed/trainjob.yaml', keys: ['ssh-privatekey', 'ssh-publickey'] },
  { job: 'examples/flux-distributed/trainjob.yaml', keys: ['curve.cert'] },
])('of $job no key is printed, and twice it is the same', async ({ job, keys }) => {
  const command = ['render', job, '-r', 'manifests/runtimes'];
  const { printed, exitCode } = await metatrain(command);
  expect(exitCode).toBe(0);
  const secret = objectsIn(printed).find(({ kind }) => kind === 'Secret');
  expect(secret?.['data']).toEqual(Object.fromEntries(keys.map((key) => [key, '<generated>'])));
  expect((await metatrain(command)).printed).toBe(printed);
});

test('every job of a folder of examples is rendered, each object under its place', async () => {
  const { printed } = await metatrain([
    'render',
    'examples/torch-quickstart/runtime.yaml',
    'examples/torch-quickstart/trainjob.yaml',
  ]);
  expect(printed).toMatch(
    /^---\n# examples\/torch-quickstart\/trainjob.yaml, document 1: TrainJob default\/hello\n/,
  );
});

test('a job on an opaque runtime is rendered when its kind is known', async () => {
  const example = 'examples/opaque-runtime';
  const files = [`${example}/trainjob.yaml`, '-r', `${example}/runtime.yaml`];
  const known = ['--opaque-runtimes-file', `${example}/opaque-runtimes.yaml`];
  expect((await metatrain(['validate', ...files, ...known])).printed).toContain('0 faults');
  const { exitCode, printed } = await metatrain(['render', ...files, ...known]);
  expect(exitCode).toBe(0);
  expect(objectsIn(printed).map(({ kind }) => kind)).toEqual(['ConfigMap', 'TaskFarm']);
  expect((await metatrain(['render', ...files])).complained).toContain('TaskFarmRuntime');
});

test('for programs it is a List in JSON', async () => {
  const { printed } = await metatrain(['render', '-', '-o', 'json'], { input: yaml(runtime, trainJob()) });
  expect(JSON.parse(printed)).toMatchObject({
    apiVersion: 'v1',
    kind: 'List',
    items: [{}, { kind: 'JobSet' }],
  });
});

test('what a cluster says of itself is left out', async () => {
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

test('a namespace is given to what names none', async () => {
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
    name: 'whose runtime has nothing that trains',
    objects: [trainJob(), { ...runtime, spec: { mlPolicy: { torch: {} } } }],
    want: 'JobsBuildFailed',
  },
])('a job $name is told on standard error, and the exit code is 1', async ({ objects, want }) => {
  const { exitCode, printed, complained } = await metatrain(['render', '-'], { input: yaml(...objects) });
  expect({ exitCode, printed }).toEqual({ exitCode: 1, printed: '' });
  expect(complained).toContain(want);
});

test('one job that cannot be made holds up no other', async () => {
  const lost = {
    ...trainJob({ runtimeRef: { name: 'nowhere' } }),
    metadata: { name: 'lost', namespace: 'ml' },
  };
  const { exitCode, printed, complained } = await metatrain(['render', '-'], {
    input: yaml(lost, trainJob(), runtime),
  });
  expect(exitCode).toBe(1);
  expect(complained).toContain('TrainJob ml/lost');
  expect(printed).toContain('TrainJob ml/llama');
});

test('files without a TrainJob are told', async () => {
  expect(await metatrain(['render', '-'], { input: yaml(runtime) })).toMatchObject({
    exitCode: 2,
    complained: 'metatrain: there is no TrainJob in these files',
  });
});
