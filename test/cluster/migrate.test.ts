// A cluster that Kubeflow Trainer v2.3 runs is moved to metatrain, and back, by `metatrain migrate`, in the order of the
// guide: running and paused jobs stay unchanged, both ways.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { applyStrategy } from '../../cli/migrate/strategy.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { CONTROLLER_UID } from '../../hooks/api/labels.js';
import { INPUTS_HASH } from '../../hooks/trainjob/api/labels.js';
import type { RuntimePatch } from '../../hooks/trainjob/api/types.js';
import { adminKubectl, clusterAccess } from './cluster.js';
import type { Host } from './host.js';
import { hosts } from './hosts.js';
import { type Installed, install } from './install.js';
import { applyTrainerKinds, startTrainer } from './trainer.js';
import {
  applyRuntime,
  applyTrainJob,
  deleteTrainJob,
  hasCondition,
  isGone,
  jobSet,
  patchTrainJob,
  pods,
  release,
  running,
  snapshot,
  trainJob,
} from './trainjob/jobs.js';
import { waitFor } from './waitfor.js';

const run = adminKubectl();
const manager = `
apiVersion: apps/v1
kind: Deployment
metadata: { name: kubeflow-trainer-controller-manager, namespace: default }
spec:
  replicas: 1
  selector: { matchLabels: { app.kubernetes.io/name: trainer } }
  template:
    metadata: { labels: { app.kubernetes.io/name: trainer } }
    spec:
      containers:
        - { name: manager, image: 'ghcr.io/kubeflow/trainer/trainer-controller-manager:v2.3.0' }
`;

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line as a process of its own, with the administrator's kubeconfig. */
async function migrate(...more: readonly string[]): Promise<Ended> {
  const { kubeconfig } = clusterAccess();
  const args = ['--import', 'tsx', 'cli/main.ts', 'migrate', `--kubeconfig=${kubeconfig}`, ...more];
  const ended = promisify(execFile)(process.execPath, args);
  return await ended.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error as Ended,
  );
}

function patch(nodeSelector: Readonly<Record<string, string>>): { readonly runtimePatches: RuntimePatch[] } {
  const node = { name: 'node', template: { spec: { template: { spec: { nodeSelector } } } } };
  const trainingRuntimeSpec = { template: { spec: { replicatedJobs: [node] } } };
  return { runtimePatches: [{ manager: 'kueue.x-k8s.io/manager', trainingRuntimeSpec }] };
}

// The same key in both: JobSet merges the node selector of a resume into that of Jobs which are there.
const nowhere = { 'kubernetes.io/hostname': 'nowhere' };
const somewhere = { 'kubernetes.io/hostname': 'node-0' };

async function selectorOf(name: string): Promise<unknown> {
  const { spec } = await jobSet(name);
  return spec.replicatedJobs?.[0]?.template.spec?.template.spec?.nodeSelector;
}

/** Without what a migration may change: labels, annotations, and managedFields. */
function content({ metadata, ...rest }: AnyObject): object {
  const { uid, generation, creationTimestamp, ownerReferences } = metadata;
  return { ...rest, metadata: { uid, generation, creationTimestamp, ownerReferences } };
}

/** JobSet and snapshot of a job, and the Pods by their uids. */
async function contentOf(name: string): Promise<object> {
  const uids = (await pods(name)).map(({ metadata }) => metadata.uid).sort();
  return { jobSet: content(await jobSet(name)), snapshot: content(await snapshot(name)), uids };
}

async function versionsOf(name: string): Promise<readonly unknown[]> {
  return [(await jobSet(name)).metadata.resourceVersion, (await snapshot(name)).metadata.resourceVersion];
}

/** Waits until JobSet has counted the running Pods. */
async function counted(name: string): Promise<void> {
  await running(name);
  const look = async (): Promise<number> =>
    (await jobSet(name)).status?.replicatedJobsStatus?.[0]?.ready ?? 0;
  await waitFor(`the JobSet ${name} counts its Pods`, look, (ready) => ready === 1);
}

/** Changes of the TrainJob trigger syncs, so that what must not happen would happen. */
async function nudged(name: string): Promise<void> {
  for (const nudge of ['1', '2', '3']) {
    await patchTrainJob(name, { metadata: { labels: { nudge } } });
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
}

/** A queue removes its node selector, and sets another one. */
async function steered(name: string): Promise<void> {
  const look = (): Promise<unknown> => selectorOf(name);
  await patchTrainJob(name, { spec: { runtimePatches: null } });
  await waitFor('the node selector is deleted', look, (seen) => seen === undefined);
  await patchTrainJob(name, { spec: patch(somewhere) });
  await waitFor('there is another', look, (seen) => seen !== undefined);
}

const held = async (name: string): Promise<boolean> =>
  (await trainJob(name)).metadata.finalizers?.some((one) => one.startsWith('metacontroller.io/')) === true;

describe.each(hosts)('moved to $host', ({ mode, start }) => {
  const strategy = `--apply-strategy=${applyStrategy[mode]}`;
  let trainer: Host;
  let installed: Installed | undefined;
  let host: Host | undefined;
  let before: { readonly running: object; readonly paused: object };

  beforeAll(async () => {
    await applyTrainerKinds();
    trainer = await startTrainer();
    await applyRuntime('torch');
    const finalizers = ['trainer.kubeflow.org/resource-in-use'];
    await applyTrainJob('running', 'torch');
    await applyTrainJob('paused', 'torch', { suspend: true, ...patch(nowhere) });
    await applyTrainJob('done', 'torch');
    await running('done');
    await release('done');
    await hasCondition('done', 'Complete');
    await counted('running');
    await hasCondition('paused', 'Suspended');
    await waitFor('the paused job has its node selector', () => selectorOf('paused'), Boolean);
    await trainer.stop();
    // As in older versions of Trainer; v2.3 would remove it.
    await run([
      'patch',
      'clustertrainingruntime',
      'torch',
      '--type=merge',
      '-p',
      JSON.stringify({ metadata: { finalizers } }),
    ]);
    await run(['apply', '--server-side', '-f', '-'], manager);
    before = { running: await contentOf('running'), paused: await contentOf('paused') };
  });

  afterAll(async () => {
    await host?.stop();
    await installed?.uninstall();
    await trainer.stop();
    await run(['apply', '--server-side', '--force-conflicts', '-k', 'manifests/crds']);
    const finalizers = JSON.stringify({ metadata: { finalizers: null } });
    for (const name of (await run(['get', 'trainjobs', '-o', 'name'])).split('\n').filter(Boolean)) {
      await run(['patch', name, '--type=merge', '-p', finalizers]);
    }
    await run(['delete', 'trainjobs', '--all', '--timeout=60s']);
    // The garbage collector sees the objects of a kind that was just replaced up to 30 s late. The next group uses the
    // same names, and Trainer refuses snapshots of another job.
    await run(['delete', 'jobsets,configmaps', '--all', '--timeout=60s']);
    await run(['delete', 'clustertrainingruntimes', '--all']);
    await run(['delete', 'deployment', 'kubeflow-trainer-controller-manager', '--ignore-not-found']);
  });

  test("while Trainer's controller and kinds exist, that is reported, and nothing is changed", async () => {
    const { code, stderr } = await migrate(strategy);

    expect(code).toBe(1);
    expect(stderr).toContain(
      'kubectl -n default scale deployment kubeflow-trainer-controller-manager --replicas=0',
    );
    expect(stderr).toContain("the CRD trainjobs.trainer.kubeflow.org is Kubeflow Trainer's");
    expect(stderr).not.toContain('JobSet');
    expect(await contentOf('running')).toEqual(before.running);
  });

  test('children are labelled, and nothing else changes', async () => {
    await run(['scale', 'deployment', 'kubeflow-trainer-controller-manager', '--replicas=0']);
    await run(['apply', '--server-side', '--force-conflicts', '-k', 'manifests/crds']);
    const { stdout } = await migrate(strategy, '--dry-run');
    expect(stdout).toContain('7 changes would be made.');

    const { code, stdout: told, stderr } = await migrate(strategy);

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(told).toContain('7 changes were made.');
    for (const name of ['running', 'paused', 'done']) {
      const { uid } = (await trainJob(name)).metadata;
      expect((await jobSet(name)).metadata.labels).toEqual({ [CONTROLLER_UID]: uid });
    }
    expect(await contentOf('running')).toEqual(before.running);
    expect(await contentOf('paused')).toEqual(before.paused);
    expect((await migrate(strategy)).stdout).toContain('Nothing to change.');
  });

  test('under metatrain a running job is not written to, and ends as before', async () => {
    const versions = await versionsOf('running');
    installed = await install();
    host = await start(installed.metacontroller);
    await waitFor('metatrain has taken the job', () => held('running'), Boolean, 60);
    await nudged('running');

    expect(await versionsOf('running')).toEqual(versions);
    expect(await contentOf('running')).toEqual(before.running);
    await release('running');
    expect(await hasCondition('running', 'Complete')).toMatchObject({ reason: 'AllJobsCompleted' });
  });

  test('a paused job is as it was, loses its node selector, takes another one, and resumes with it', async () => {
    await waitFor('metatrain has taken the job', () => held('paused'), Boolean, 60);
    expect(await contentOf('paused')).toEqual(before.paused);
    expect(await hasCondition('paused', 'Suspended')).toMatchObject({ reason: 'Suspended' });

    await steered('paused');
    await patchTrainJob('paused', { spec: { suspend: false } });
    await running('paused');

    const [pod] = await pods('paused');
    expect((pod!['spec'] as { nodeSelector: object }).nodeSelector).toEqual(somewhere);
  });

  test('a finished job does not change', async () => {
    await waitFor('metatrain has taken the job', () => held('done'), Boolean, 60);
    const { uid } = (await jobSet('done')).metadata;
    await nudged('done');
    expect((await jobSet('done')).metadata.uid).toBe(uid);
    expect(await pods('done')).toHaveLength(2);
  });

  test('while our controller exists, migrating back is refused', async () => {
    await applyTrainJob('ours', 'torch');
    await applyTrainJob('ours-paused', 'torch', { suspend: true, ...patch(nowhere) });
    await counted('ours');
    await waitFor('the paused job has its node selector', () => selectorOf('ours-paused'), Boolean);

    const { code, stderr } = await migrate('--back');

    expect(code).toBe(1);
    expect(stderr).toContain('kubectl delete compositecontroller trainjobs');
  });

  test('after migrating back, children are as they were, without our changes', async () => {
    await host?.stop();
    host = undefined;
    await installed?.uninstall();
    installed = undefined;
    const jobs = ['ours', 'ours-paused', 'paused'];
    const then = await Promise.all(jobs.map(contentOf));

    const { code, stderr } = await migrate('--back');

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(await Promise.all(jobs.map(contentOf))).toEqual(then);
    for (const name of jobs) {
      const { labels = {}, annotations = {} } = (await jobSet(name)).metadata;
      expect({ ...labels, ...annotations }).not.toHaveProperty([CONTROLLER_UID]);
      expect({ ...labels, ...annotations }).not.toHaveProperty([INPUTS_HASH]);
      expect(await held(name)).toBe(false);
    }
    expect((await migrate('--back')).stdout).toContain('Nothing to change.');
  });

  test('under Trainer a job that we created keeps running unchanged, and ends', async () => {
    await applyTrainerKinds();
    const versions = await versionsOf('ours');
    trainer = await startTrainer();
    await nudged('ours');

    expect(await versionsOf('ours')).toEqual(versions);
    await release('ours');
    expect(await hasCondition('ours', 'Complete')).toMatchObject({ reason: 'AllJobsCompleted' });
  });

  test('a paused job that we created loses its node selector, and resumes; a job can be deleted', async () => {
    const { uid } = (await jobSet('ours-paused')).metadata;
    await steered('ours-paused');
    await patchTrainJob('ours-paused', { spec: { suspend: false } });
    await running('ours-paused');
    expect((await jobSet('ours-paused')).metadata.uid).toBe(uid);

    await deleteTrainJob('ours-paused');
    await waitFor('the TrainJob is deleted', () => isGone(() => trainJob('ours-paused')), Boolean);
    await waitFor('its JobSet is deleted', () => isGone(() => jobSet('ours-paused')), Boolean, 60);
  });
});
