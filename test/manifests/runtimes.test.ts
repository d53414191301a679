// Each runtime of the catalogue is accepted by the API server and by admission, a minimal TrainJob on it gets a JobSet, and
// it has a row in the docs and an example, which test/scenarios runs.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readObjects } from '../../cli/manifests.js';
import { judgeRuntime } from '../../hooks/runtimes/judge.js';
import type { TrainJob, TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { faultsOf, warningsOf } from '../support/judged.js';
import { tableBelow } from '../support/markdown.js';
import { embedded, root } from '../support/played.js';

const catalogue = 'manifests/runtimes';
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder)).filter((file) => file.endsWith('.yaml'));
const resourcesOf = (folder: string): readonly string[] =>
  (parse(readFileSync(join(root, folder, 'kustomization.yaml'), 'utf8')) as { resources: string[] })
    .resources;

interface Entry {
  readonly name: string;
  readonly file: string;
  readonly runtime: TrainingRuntime;
}

const entries = [catalogue, `${catalogue}/data-cache`]
  .flatMap((folder) => filesIn(folder).map((file) => join(root, folder, file)))
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) => readObjects(file).map((object) => ({ file, object })))
  .filter(({ object }) => object.kind === 'ClusterTrainingRuntime')
  .map(({ file, object }): Entry => {
    return { name: object.metadata.name, file, runtime: object as unknown as TrainingRuntime };
  });

test('the catalogue and the docs list the same runtimes', () => {
  const listed = tableBelow('docs/runtimes.md', 'The catalogue', ['Runtime']).map((row) => row['Runtime']);
  expect([...listed].sort()).toEqual(entries.map(({ name }) => name).sort());
});

test.each([catalogue, `${catalogue}/data-cache`])('%s applies every file of its folder', (folder) => {
  expect([...resourcesOf(folder), 'kustomization.yaml'].sort()).toEqual([...filesIn(folder)].sort());
});

/** The example has the name of the runtime, except for the quickstart of the README. */
const exampleOf = (name: string): string =>
  join(root, 'examples', name === 'torch-distributed' ? 'torch-quickstart' : name);
const exampleJobOf = (name: string): TrainJob =>
  readObjects(join(exampleOf(name), 'trainjob.yaml'))[0] as unknown as TrainJob;

const refTo = (name: string) => ({
  apiGroup: 'trainer.kubeflow.org',
  kind: 'ClusterTrainingRuntime',
  name,
});

describe.each(entries)('$name', ({ name, file, runtime }) => {
  test('is in a file with its name, and has its framework', () => {
    expect(file.endsWith(`/${name}.yaml`)).toBe(true);
    expect(runtime.metadata.labels?.['trainer.kubeflow.org/framework']).toMatch(/^[a-z]+$/);
  });

  test('pins its images', () => {
    const images = [...readFileSync(file, 'utf8').matchAll(/image: (\S+)/g)].map(([, image = '']) => image);
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/:(?!latest$)[\w.-]+$/);
  });

  test('is admitted without a warning', () => {
    expect(judgeRuntime({ runtime, old: undefined })).toEqual({ state: 'admitted', warnings: [] });
  });

  test('admits its example and a minimal TrainJob without a warning', () => {
    const { spec } = exampleJobOf(name);
    for (const trainJob of [{ ...spec, runtimeRef: refTo(name) }, { runtimeRef: refTo(name) }]) {
      const subject = { spec: trainJob, runtime };
      expect([...faultsOf(subject), ...warningsOf(subject)]).toEqual([]);
    }
  });

  test('has an example with a scenario', () => {
    expect(exampleJobOf(name).spec.runtimeRef.name).toBe(name);
    expect(existsSync(join(exampleOf(name), 'timeline.txt'))).toBe(true);
    expect(existsSync(join(exampleOf(name), 'README.md'))).toBe(true);
  });
});

test('the API server accepts all of them, and a minimal TrainJob on each gets a JobSet', async () => {
  const cluster = embedded('dynamic');
  for (const { name, runtime } of entries) {
    const metadata = { name: `a-${name.replaceAll('.', '-')}` };
    await cluster.apply(runtime);
    await cluster.apply({
      apiVersion: runtime.apiVersion,
      kind: 'TrainJob',
      metadata,
      spec: { runtimeRef: refTo(name) },
    });
  }
  await cluster.settle();
  const jobSets = await cluster.list('jobset.x-k8s.io/v1alpha2', 'jobsets');
  expect(jobSets.map(({ metadata }) => metadata.name).sort()).toEqual(
    entries.map(({ name }) => `a-${name.replaceAll('.', '-')}`).sort(),
  );
});

test('the quickstart starts with the runtime of the catalogue', () => {
  const [quick] = readObjects(join(root, 'examples/torch-quickstart/runtime.yaml'));
  const { runtime } = entries.find(({ name }) => name === 'torch-distributed')!;
  expect(quick).toEqual(runtime);
});

test('with several nodes, torchtune uses the first node as rendezvous endpoint', () => {
  const { runtime } = entries.find(({ name }) => name === 'torchtune-llama3.3-70b')!;
  const [node] = runtime.spec.template!.spec!.replicatedJobs!.slice(-1);
  const [container] = node!.template.spec!.template.spec!.containers;
  expect(container!.command).toContain('--rdzv_endpoint=$(PET_MASTER_ADDR):$(PET_MASTER_PORT)');
});

test("the cache's initializer may look up the TrainJob that will own the cache", () => {
  const [role] = readObjects(join(root, catalogue, 'data-cache/clusterrole.yaml')) as unknown as [
    { rules: object[] },
  ];
  expect(role.rules).toContainEqual({
    apiGroups: ['trainer.kubeflow.org'],
    resources: ['trainjobs'],
    verbs: ['get'],
  });
});
