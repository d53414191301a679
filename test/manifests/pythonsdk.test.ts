// The objects that the Kubeflow Python SDK reads: the public ConfigMap, and runtimes that it can parse. This needs no
// Python; `npm run test:sdk` tests the SDK itself.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readObjects } from '../../cli/manifests.js';
import type { TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { root } from '../support/played.js';

const folder = join(root, 'manifests/python-sdk');
const { resources } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as {
  readonly resources: readonly string[];
};
const objects = resources.flatMap((file) => readObjects(join(folder, file)));
const one = (kind: string, name: string) =>
  objects.find((object) => object.kind === kind && object.metadata.name === name);

describe('manifests/python-sdk', () => {
  test('applies every file of its folder', () => {
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(readdirSync(folder).sort());
  });

  test('has the ConfigMap that the SDK reads, with its namespace', () => {
    expect(one('Namespace', 'kubeflow-system')).toBeDefined();
    expect(one('ConfigMap', 'kubeflow-trainer-public')).toMatchObject({
      metadata: { namespace: 'kubeflow-system' },
      data: { kubeflow_trainer_version: 'v2.3.0' },
    });
  });

  test('lets all users read that ConfigMap, and nothing else', () => {
    const metadata = { name: 'kubeflow-trainer-public', namespace: 'kubeflow-system' };
    expect(one('Role', 'kubeflow-trainer-public')).toMatchObject({
      metadata,
      rules: [
        {
          apiGroups: [''],
          resources: ['configmaps'],
          resourceNames: ['kubeflow-trainer-public'],
          verbs: ['get'],
        },
      ],
    });
    expect(one('RoleBinding', 'kubeflow-trainer-public')).toMatchObject({
      metadata,
      roleRef: { kind: 'Role', name: 'kubeflow-trainer-public' },
      subjects: [{ kind: 'Group', name: 'system:authenticated' }],
    });
  });

  test('has the version of the release that the catalogue follows', () => {
    const image = readFileSync(join(root, 'manifests/runtimes/mlx-distributed.yaml'), 'utf8');
    const { kubeflow_trainer_version: version } = one('ConfigMap', 'kubeflow-trainer-public')![
      'data'
    ] as Readonly<Record<string, string>>;
    expect(image).toContain(`/mlx-runtime:${version}\n`);
  });

  // Otherwise `kubectl delete -k` of any overlay would delete Trainer's namespace.
  test('is not part of an overlay', () => {
    const kustomizations = readdirSync(join(root, 'manifests'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('kustomization.yaml'),
    );
    for (const file of kustomizations) {
      expect(readFileSync(join(root, 'manifests', file), 'utf8')).not.toMatch(/- .*python-sdk/);
    }
  });
});

// If the SDK cannot parse one labelled runtime, its list_runtimes() fails for all of them.
const runtimeFiles = [
  join(root, 'manifests/argocd/example/runtime.yaml'),
  ...['manifests/runtimes', 'manifests/runtimes/data-cache'].flatMap((path) =>
    readdirSync(join(root, path)).map((file) => join(root, path, file)),
  ),
  ...readdirSync(join(root, 'examples')).map((name) => join(root, 'examples', name, 'runtime.yaml')),
].filter((file) => file.endsWith('.yaml') && !file.endsWith('kustomization.yaml') && existsSync(file));

const runtimes = runtimeFiles
  .flatMap((file) => readObjects(file))
  .filter(({ kind }) => kind === 'ClusterTrainingRuntime' || kind === 'TrainingRuntime')
  .map((object) => ({ name: object.metadata.name, runtime: object as unknown as TrainingRuntime }));

test.each(runtimes)('the SDK can read the runtime $name', ({ runtime }) => {
  expect(runtime.metadata.labels?.['trainer.kubeflow.org/framework']).toMatch(/^[a-z]+$/);
  expect(runtime.spec.mlPolicy).toBeDefined();
  const trainers = runtime.spec
    .template!.spec!.replicatedJobs!.filter(
      ({ template }) =>
        template.metadata?.labels?.['trainer.kubeflow.org/trainjob-ancestor-step'] !== undefined,
    )
    .flatMap(({ template }) => template.spec!.template.spec!.containers)
    .filter(({ name, image }) => name === 'node' && image !== undefined);
  expect(trainers).toHaveLength(1);
});
