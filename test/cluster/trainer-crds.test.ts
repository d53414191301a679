// Our CRDs replace Kubeflow Trainer's: they accept what Trainer's accept, and return the same objects. Trainer's CRDs are read from its Go module.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AnyObject } from '../../hooks/api/hook.js';
import { applyCrds, projectCrds } from './crds.js';
import { kubectl, type Kubectl } from './kubectl.js';
import { startSupervised, type Supervised } from './supervised.js';

const names = ['clustertrainingruntimes', 'trainingruntimes', 'trainjobs'].map(
  (plural) => `${plural}.trainer.kubeflow.org`,
);
const kinds = names.join(',');
const folder = join(process.env['CONFORMANCE_DIR'] ?? '../shared/conformance', 'trainjob');
// In addition to the recorded cases: parts of a Pod that they do not use.
const corners = {
  runtime: runtimeOf({
    containers: [
      {
        name: 'node',
        ports: [{ containerPort: 1 }],
        env: [
          { name: 'A', valueFrom: { fileKeyRef: { key: 'k', path: 'p', volumeName: 'v' } } },
          { name: 'B', valueFrom: { secretKeyRef: { key: 'k' } } },
        ],
        envFrom: [{ configMapRef: { optional: true } }],
        livenessProbe: { grpc: { port: 1 } },
        resources: { limits: { cpu: 4, memory: '1Gi' } },
        imagePullPolicy: '',
      },
    ],
    imagePullSecrets: [{}],
    volumes: [
      { name: 'a', azureDisk: { diskName: 'd', diskURI: 'u' } },
      { name: 'b', iscsi: { iqn: 'i', lun: 0, targetPortal: 't' } },
      { name: 'c', rbd: { image: 'i', monitors: ['m'] } },
      { name: 'd', scaleIO: { gateway: 'g', secretRef: {}, system: 's' } },
      { name: 'e', projected: { sources: [{ configMap: {} }, { secret: {} }] } },
      { name: 'f', emptyDir: { sizeLimit: 1 } },
      {
        name: 'g',
        ephemeral: { volumeClaimTemplate: { spec: { resources: { requests: { storage: 1 } } } } },
      },
    ],
  }),
  trainJob: jobOf({
    trainer: { numNodes: -1, numProcPerNode: -5, resourcesPerNode: { limits: { 'x.com/gpu': 1 } } },
  }),
};

function runtimeOf(pod: object): AnyObject {
  const policy = {
    podFailurePolicy: { rules: [{ action: 'Ignore', onPodConditions: [{ type: 'DisruptionTarget' }] }] },
  };
  const template = { spec: { ...policy, template: { spec: pod } } };
  return {
    apiVersion: 'trainer.kubeflow.org/v1alpha1',
    kind: 'ClusterTrainingRuntime',
    metadata: { name: 'runtime' },
    spec: { template: { spec: { failurePolicy: {}, replicatedJobs: [{ name: 'node', template }] } } },
  };
}

function jobOf(spec: object): AnyObject {
  return {
    apiVersion: 'trainer.kubeflow.org/v1alpha1',
    kind: 'TrainJob',
    metadata: { name: 'job' },
    spec: { runtimeRef: { name: 'runtime' }, ...spec },
  };
}

interface Case {
  readonly runtime: AnyObject;
  readonly trainJob: AnyObject;
}

/** Every case in its own namespace, with a runtime of its own name, so that all can exist at once. */
function objectsOf(name: string, { runtime, trainJob }: Case): readonly object[] {
  return [
    { ...runtime, metadata: { ...runtime.metadata, namespace: name, name } },
    { ...trainJob, metadata: { ...trainJob.metadata, namespace: name } },
  ];
}

const recorded = existsSync(folder) ? readdirSync(folder) : [];
const cases = new Map<string, Case>([
  ['corners', corners],
  ...recorded.map(
    (file) =>
      [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Case] as const,
  ),
]);
const objects = [...cases].flatMap(([name, each]) => objectsOf(name, each));

/** Where the CRDs of Kubeflow Trainer are, in Go's module cache. */
async function trainerCrds(): Promise<readonly string[]> {
  const args = ['mod', 'download', '-json', 'github.com/kubeflow/trainer/v2@v2.3.0'];
  const { stdout } = await promisify(execFile)('go', args);
  const crds = join((JSON.parse(stdout) as { Dir: string }).Dir, 'manifests', 'base', 'crds');
  const plurals = ['trainjobs', 'trainingruntimes', 'clustertrainingruntimes'];
  return plurals.map((plural) => join(crds, `trainer.kubeflow.org_${plural}.yaml`));
}

const inTurn: { ours: readonly object[]; trainers: readonly object[]; oursOver: readonly object[] } = {
  ours: [],
  trainers: [],
  oursOver: [],
};
let controlPlane: Supervised;
let run: Kubectl;

beforeAll(async () => {
  controlPlane = await startSupervised('apiserver');
  run = kubectl(controlPlane.access.kubeconfig);
  const namespaces = [...cases.keys()].map((name) => ({
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name },
  }));
  await create(namespaces);

  await applyCrds(run, projectCrds);
  await create(objects);
  inTurn.ours = await stored();
  await run(['delete', 'crd', ...names]);

  await applyCrds(run, await trainerCrds());
  await create(objects);
  inTurn.trainers = await stored();

  await run(['apply', '--server-side', '--force-conflicts', ...projectCrds.flatMap((file) => ['-f', file])]);
  inTurn.oursOver = await stored();
});
afterAll(() => controlPlane.stop('done'));

function create(items: readonly object[]): Promise<string> {
  return run(['create', '-f', '-'], JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
}

/** All stored objects, without the fields that the server sets. */
async function stored(): Promise<readonly object[]> {
  const text = await run(['get', kinds, '-A', '-o', 'json']);
  const { items } = JSON.parse(text) as { items: readonly AnyObject[] };
  return items.map(({ metadata: { name, namespace, labels, annotations }, ...rest }) => ({
    ...rest,
    metadata: { name, namespace, labels, annotations },
  }));
}

test('what the CRDs of Trainer accept, ours accept on an empty API server, and store it the same', () => {
  expect(inTurn.ours).toHaveLength(objects.length);
  expect(inTurn.ours).toEqual(inTurn.trainers);
});

test('applied over those of Trainer, ours return every object unchanged', () => {
  expect(inTurn.oursOver).toEqual(inTurn.trainers);
});

test('and each of them can still be written', async () => {
  await expect(
    run(['label', kinds, '--all', '-A', 'metatrain.io/touched=yes', '--dry-run=server', '-o', 'name']),
  ).resolves.toMatch(/trainjob.trainer.kubeflow.org\/job/);
});
