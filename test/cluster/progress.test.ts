// Reports of progress on a real API server: tokens of real Pods, TokenReviews, TLS, and the rights that the overlay
// grants. The worker is the example's, run by Python.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { PodSpec } from '../../hooks/api/kinds.js';
import { adminKubectl, clusterAccess } from './cluster.js';
import { freePorts } from './controlplane/freeports.js';
import { Processes } from './controlplane/process.js';
import { startHookServer } from './hooks.js';
import {
  HOLD,
  apply,
  applyTrainJob,
  deleteTrainJob,
  hasCondition,
  isGone,
  pods,
  release,
  running,
  store,
  trainJob,
} from './trainjob/jobs.js';
import { installedBefore, underEachHost } from './underhosts.js';
import { waitFor } from './waitfor.js';

const run = adminKubectl();
const { ca, certFile, keyFile, directory } = clusterAccess();
const folder = join(directory, 'progress');
const caFile = join(folder, 'ca.crt');
const processes = new Processes();
let url: string;
let port: number;
let metricsPort: number;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(caFile, ca);
  [port = 0, metricsPort = 0] = await freePorts(2);
  url = `https://127.0.0.1:${port}`;
  // For the hooks of the suite, which inherit its environment.
  Object.assign(process.env, { PROGRESS: 'on', PROGRESS_URL: url, PROGRESS_CA_FILE: caFile });
});

// Before the product is uninstalled: Jest runs the hooks of a file in their order.
afterAll(() => processes.stop());

const { access } = installedBefore('progress');

beforeAll(async () => {
  // Those hooks have no TLS; Pods report to another replica with TLS.
  await startHookServer(processes, {
    options: [`--port=${port}`, `--metrics-port=${metricsPort}`],
    log: join(directory, `hooks-${port}.log`),
    env: {
      KUBECONFIG: join(directory, 'kubeconfig-of-hooks'),
      TLS_CERT_FILE: certFile,
      TLS_KEY_FILE: keyFile,
    },
    health: `https://127.0.0.1:${metricsPort}/readyz`,
    ca,
  });
});

const trainer = 'trainer.kubeflow.org/v1alpha1';
const status = { progressPercentage: 45, lastUpdatedTime: '2030-01-01T12:00:00Z' };
const report = { trainerStatus: status };

async function applyRuntime(): Promise<void> {
  // No admission plugin of this API server sets the service account.
  const spec = {
    serviceAccountName: 'default',
    containers: [{ name: 'node', image: 'registry.local/train:1' }],
  };
  const template = {
    metadata: { labels: { 'trainer.kubeflow.org/trainjob-ancestor-step': 'trainer' } },
    spec: { template: { metadata: { annotations: { [HOLD]: 'true' } }, spec } },
  };
  await apply({
    apiVersion: trainer,
    kind: 'ClusterTrainingRuntime',
    metadata: { name: 'reporting' },
    spec: { mlPolicy: { numNodes: 1 }, template: { spec: { replicatedJobs: [{ name: 'node', template }] } } },
  });
}

async function podOf(
  name: string,
): Promise<{ readonly metadata: AnyObject['metadata']; readonly spec: PodSpec }> {
  const [pod] = await pods(name);
  return pod as unknown as { metadata: AnyObject['metadata']; spec: PodSpec };
}

/** As a kubelet requests it; `audience` is that of the Pod's projected volume. */
async function tokenOf(name: string, audience?: string): Promise<string> {
  const { metadata, spec } = await podOf(name);
  const volume = spec.volumes?.find((one) => one.name === 'kubeflow-trainer-token');
  const wanted = audience ?? volume?.projected?.sources?.[0]?.serviceAccountToken?.audience;
  const bound = [
    '--bound-object-kind=Pod',
    `--bound-object-name=${metadata.name}`,
    `--bound-object-uid=${metadata.uid}`,
  ];
  return (
    await run(['create', 'token', 'default', '--namespace=default', `--audience=${wanted}`, ...bound])
  ).trim();
}

async function post(path: string, token: string, body: object): Promise<{ status: number; body: unknown }> {
  const call = request(`${url}${path}`, {
    method: 'POST',
    ca,
    headers: { authorization: `Bearer ${token}` },
  });
  call.end(JSON.stringify(body));
  const [response] = (await once(call, 'response')) as [NodeJS.ReadableStream & { statusCode?: number }];
  return { status: response.statusCode ?? 0, body: JSON.parse(await text(response)) as unknown };
}

const ourPath = (name: string): string => `/progress/v1alpha1/namespaces/default/trainjobs/${name}`;
const trainerPath = (name: string): string => `/apis/${trainer}/namespaces/default/trainjobs/${name}/status`;

async function reported(name: string, percent: number): Promise<void> {
  const look = () => trainJob(name);
  await waitFor(
    `${name} is at ${percent} %`,
    look,
    (job) => job.status?.trainerStatus?.progressPercentage === percent,
  );
}

async function runTwoJobs(): Promise<void> {
  await applyRuntime();
  for (const name of ['telling', 'other'])
    await applyTrainJob(name, 'reporting', { trainer: { numNodes: 1 } });
  for (const name of ['telling', 'other']) await running(name, 1);
}

underEachHost({ access, prepare: runTwoJobs }, () => {
  test('the Pods have the URL and the certificate authority', async () => {
    const configMap = await store.get({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      name: 'telling-tls-config',
      namespace: 'default',
    });
    expect(configMap['data']).toEqual({ 'ca.crt': ca });
    const { spec } = await podOf('telling');
    expect(spec.containers[0]?.env).toContainEqual({
      name: 'KUBEFLOW_TRAINER_SERVER_URL',
      value: `${url}${ourPath('telling')}`,
    });
  });

  test("the report of the example's worker becomes the status", async () => {
    const tokenFile = join(folder, 'token');
    writeFileSync(tokenFile, await tokenOf('telling'));
    const worker = spawn('python3', ['examples/progress/train.py'], {
      env: {
        PATH: process.env['PATH'],
        KUBEFLOW_TRAINER_SERVER_URL: `${url}${ourPath('telling')}`,
        KUBEFLOW_TRAINER_SERVER_CA_CERT: caFile,
        KUBEFLOW_TRAINER_SERVER_TOKEN: tokenFile,
        PYTHONDONTWRITEBYTECODE: '1',
        STEP_SECONDS: '0.05',
      },
    });
    const said = text(worker.stderr);
    await once(worker, 'exit');
    expect(await said).toBe('');

    await reported('telling', 100);
    expect((await trainJob('telling')).status?.trainerStatus).toMatchObject({
      estimatedRemainingSeconds: 0,
      metrics: [
        { name: 'loss', value: '0.3867' },
        { name: 'step', value: '20' },
      ],
    });
  });

  test.each([ourPath, trainerPath])(
    'a token for the reports of every job is valid as well (%#)',
    async (path) => {
      const token = await tokenOf('other', 'trainer.kubeflow.org');
      expect(await post(path('other'), token, report)).toEqual({ status: 200, body: report });
      await reported('other', 45);
    },
  );

  test('other callers are refused', async () => {
    const unbound = (await run(['create', 'token', 'default', '--audience=trainer.kubeflow.org'])).trim();
    const ofApiServer = await tokenOf('telling', 'https://kubernetes.default.svc');
    const ofOther = await tokenOf('other', 'trainer.kubeflow.org');
    const forOther = await tokenOf('other');
    const statuses = await Promise.all(
      ['forged', ofApiServer, forOther, unbound, ofOther].map(async (token) => {
        return (await post(ourPath('telling'), token, report)).status;
      }),
    );
    expect(statuses).toEqual([401, 401, 401, 403, 403]);
  });

  test('a malformed report is refused, and the status stays', async () => {
    const before = (await trainJob('telling')).status?.trainerStatus;
    const metrics = Array.from({ length: 257 }, () => ({ name: 'a', value: '1' }));
    const answer = await post(ourPath('telling'), await tokenOf('telling'), {
      trainerStatus: { ...status, metrics },
    });
    expect(answer).toMatchObject({ status: 422, body: { field: 'trainerStatus.metrics' } });
    expect((await trainJob('telling')).status?.trainerStatus).toEqual(before);
  });

  test('a finished job accepts no report', async () => {
    const token = await tokenOf('telling');
    const before = (await trainJob('telling')).status?.trainerStatus;
    await release('telling');
    await hasCondition('telling', 'Complete');

    expect(await post(trainerPath('telling'), token, report)).toMatchObject({
      status: 409,
      body: { status: 'Failure', reason: 'Conflict' },
    });
    expect((await trainJob('telling')).status?.trainerStatus).toEqual(before);
  });

  test('a token is invalid after the deletion of its Pod', async () => {
    const token = await tokenOf('other');
    await deleteTrainJob('other');
    await waitFor('the TrainJob is deleted', () => isGone(() => trainJob('other')), Boolean);
    await waitFor(
      'the Pods are deleted',
      () => pods('other'),
      ({ length }) => length === 0,
    );

    const answer = () => post(ourPath('other'), token, report);
    const { status: code } = await waitFor('the token is refused', answer, (seen) => seen.status !== 404);
    expect(code).toBe(401);
  });
});
