// `metatrain validate`, called with its arguments.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { controlPlane } from '../../apiserver/controlplane.js';
import { crdsOf } from '../../cli/embedded.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { aRuntime } from '../support/objects.js';
import { root } from '../support/played.js';
import { metatrain } from '../support/runcli.js';

const trainJob = (spec: object = {}, name = 'llama'): AnyObject => ({
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'TrainJob',
  metadata: { name },
  spec: { runtimeRef: { name: 'torch' }, ...spec },
});
const { metadata: _metadata, ...rest } = aRuntime();
const runtime: AnyObject = { ...rest, metadata: { name: 'torch' } };
const faulty = trainJob({ trainer: { numProcPerNode: 0, nodes: 2 } });
const yaml = (...objects: readonly unknown[]): string =>
  objects.map((object) => (typeof object === 'string' ? object : stringify(object))).join('---\n');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'metatrain-validate-'));
  writeFileSync(join(folder, 'runtime.yaml'), yaml(runtime));
  writeFileSync(join(folder, 'kustomization.yaml'), 'resources: [runtime.yaml]\n');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('valid objects are counted, and the exit code is 0', async () => {
  expect(await metatrain(['validate', '-'], { input: yaml(runtime, trainJob()) })).toEqual({
    exitCode: 0,
    stdout: '2 objects: 2 valid, 0 refused; 0 faults, 0 warnings',
    stderr: '',
  });
});

test('all faults are reported with their place, and the exit code is 1', async () => {
  const { exitCode, stdout } = await metatrain(['validate', '-'], { input: yaml(runtime, faulty) });
  expect(exitCode).toBe(1);
  expect(stdout.split('\n')).toEqual([
    'standard input, document 2: TrainJob llama',
    expect.stringMatching(/^ {2}fault {4}spec\.trainer\.nodes +TrainJob has no such field; /),
    expect.stringMatching(
      /^ {2}fault {4}spec\.trainer\.numProcPerNode {2}0 processes on a node cannot train; /,
    ),
    '2 objects: 1 valid, 1 refused; 2 faults, 0 warnings',
  ]);
});

test('an update of a runtime of --runtimes names the jobs of the files that are in a queue', async () => {
  const changed = aRuntime({ image: 'registry.local/train:2' });
  const queued = {
    ...trainJob(),
    metadata: { name: 'llama', labels: { 'kueue.x-k8s.io/queue-name': 'four' } },
  };
  const input = yaml({ ...changed, metadata: { name: 'torch' } }, queued, trainJob({}, 'free'));
  const { exitCode, stdout } = await metatrain(['validate', '-', '-r', folder, '-n', 'ml'], { input });
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/warning +spec: Kueue would count the wrong Pods for ml\/llama, because/);
  expect(stdout).toContain('3 objects: 3 valid, 0 refused; 0 faults, 1 warnings');

  const unchanged = await metatrain(['validate', '-', '-r', folder], { input: yaml(runtime, queued) });
  expect(unchanged.stdout).toBe('2 objects: 2 valid, 0 refused; 0 faults, 0 warnings');
});

test('with -o json the output is JSON', async () => {
  const { stdout } = await metatrain(['validate', '-', '-o', 'json', '-n', 'ml'], {
    input: yaml(faulty, runtime),
  });
  const { objects, faults } = JSON.parse(stdout) as { objects: readonly object[]; faults: number };
  expect(faults).toBe(2);
  expect(objects).toMatchObject([
    {
      file: 'standard input',
      document: 1,
      kind: 'TrainJob',
      name: 'llama',
      state: 'refused',
      faults: [{ field: 'spec.trainer.nodes', problem: 'TrainJob has no such field' }, {}],
    },
    { document: 2, kind: 'ClusterTrainingRuntime', state: 'admitted' },
  ]);
});

test('a warning is not a fault', async () => {
  const deprecated = {
    ...runtime,
    metadata: { name: 'torch', labels: { 'trainer.kubeflow.org/support': 'deprecated' } },
  };
  const { exitCode, stdout } = await metatrain(['validate', '-'], { input: yaml(deprecated) });
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^ {2}warning {2}.*deprecated/m);
});

test.each<{ name: string; input: string; want: RegExp }>([
  { name: 'broken YAML', input: yaml(runtime, 'a: [\n'), want: /document 2\n {2}fault {4}.*; fix the YAML/ },
  {
    name: 'a document that is not a Kubernetes object',
    input: yaml({ a: 1 }),
    want: /document 1\n {2}fault {4}this is not a Kubernetes object/,
  },
  {
    name: 'an item of a list',
    input: yaml({ apiVersion: 'v1', kind: 'List', items: [runtime, faulty] }),
    want: /document 1, item 2: TrainJob llama/,
  },
])('$name is reported with its place', async ({ input, want }) => {
  const { exitCode, stdout } = await metatrain(['validate', '-'], { input });
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(want);
});

test("kinds that are not metatrain's are skipped", async () => {
  const other = { apiVersion: 'example.com/v1', kind: 'Toy', metadata: { name: 'car' } };
  const { exitCode, stdout } = await metatrain(['validate', '-'], { input: yaml(other) });
  expect({ exitCode, stdout }).toEqual({
    exitCode: 0,
    stdout: '1 objects: 0 valid, 0 refused, 1 skipped (not kinds of metatrain); 0 faults, 0 warnings',
  });
});

test('no objects is an error, so that a wrong path does not pass', async () => {
  expect(await metatrain(['validate', '-'], { input: '---\n' })).toMatchObject({
    exitCode: 2,
    stderr: 'metatrain: the files contain no objects',
  });
});

test('YAML is read as Kubernetes reads it: 0644 is octal, a time is a string', async () => {
  const text = yaml(trainJob()).replace(
    'name: llama',
    'name: llama\n  annotations: { at: 2030-01-01T00:00:00Z }',
  );
  const { stdout } = await metatrain(['validate', '-', '-r', folder], { input: text });
  expect(stdout).toBe('1 objects: 1 valid, 0 refused; 0 faults, 0 warnings');
});

test('the runtime comes from the same files, from --runtimes, or from a cluster', async () => {
  const input = yaml(trainJob());
  const alone = await metatrain(['validate', '-'], { input });
  expect(alone.stdout).toContain('ClusterTrainingRuntime torch is not found');
  expect((await metatrain(['validate', '-', '-r', folder], { input })).exitCode).toBe(0);

  const { store } = controlPlane({ crds: crdsOf(root) });
  await store.create(runtime);
  expect((await metatrain(['validate', '-', '--kubeconfig', 'file'], { input, store })).exitCode).toBe(0);
});

test('a job with the name of its runtime has the runtime of the cluster', async () => {
  const { store } = controlPlane({ crds: crdsOf(root) });
  await store.create(runtime);
  const input = yaml(trainJob({}, 'torch'));
  const { exitCode, stdout } = await metatrain(['validate', '-', '--kubeconfig', 'file'], { input, store });
  expect({ exitCode, stdout }).toEqual({
    exitCode: 0,
    stdout: '1 objects: 1 valid, 0 refused; 0 faults, 0 warnings',
  });
});

test('the runtime of a job that MultiKueue manages is read from the cluster too', async () => {
  const { store } = controlPlane({ crds: crdsOf(root) });
  await store.create(runtime);
  const input = yaml(trainJob({ managedBy: 'kueue.x-k8s.io/multikueue' }));
  const { exitCode } = await metatrain(['validate', '-', '--kubeconfig', 'file'], { input, store });
  expect(exitCode).toBe(0);
});
