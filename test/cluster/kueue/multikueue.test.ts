// Two clusters, each with Kueue and metatrain: a TrainJob that is queued in the first runs in the second. In
// the first, metatrain does not change it, and Kueue mirrors its status.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ObjectStore } from '../../../apiserver/objectstore.js';
import type { AnyObject } from '../../../hooks/api/hook.js';
import { MULTIKUEUE_ORIGIN } from '../../../hooks/kueue/labels.js';
import { MANAGED_BY } from '../../../hooks/trainjob/api/labels.js';
import type { TrainJob } from '../../../hooks/trainjob/api/types.js';
import { adminKubectl } from '../cluster.js';
import { writeKubeconfig } from '../controlplane/kubeconfig.js';
import { startKueue } from '../controlplane/kueue.js';
import type { Host } from '../host.js';
import { install, type Installed } from '../install.js';
import { realStore } from '../realstore.js';
import { startSupervised, type Supervised } from '../supervised.js';
import {
  apply,
  condition,
  deleteTrainJob,
  hasCondition,
  HOLD,
  isGone,
  jobSet,
  snapshot,
  trainJob,
} from '../trainjob/jobs.js';
import { waitFor } from '../waitfor.js';
import { installWebhooks, type Webhooks } from '../webhooks.js';
import {
  applyQueues,
  clusterQueue,
  localQueue,
  queue,
  queuedRuntime,
  workload,
  workloadIs,
} from './queues.js';
import { buildingMs, hostsFor, kueueVersions } from './stage.js';

const kueue = 'kueue.x-k8s.io/v1beta2';
const group = 'kueue.x-k8s.io';
const trainJobs = { apiVersion: 'trainer.kubeflow.org/v1alpha1', kind: 'TrainJob', namespace: 'default' };
const away = 'away';
const run = adminKubectl();

/** The queue `away` of the first cluster, whose jobs go to the second. */
function objectsOfManager(kubeconfig: string): readonly AnyObject[] {
  const check = { name: away };
  return [
    {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: away, namespace: 'kueue-system' },
      data: { kubeconfig: Buffer.from(kubeconfig).toString('base64') },
    },
    {
      apiVersion: kueue,
      kind: 'MultiKueueCluster',
      metadata: check,
      spec: { clusterSource: { kubeConfig: { location: away, locationType: 'Secret' } } },
    },
    { apiVersion: kueue, kind: 'MultiKueueConfig', metadata: check, spec: { clusters: [away] } },
    {
      apiVersion: kueue,
      kind: 'AdmissionCheck',
      metadata: check,
      spec: {
        controllerName: 'kueue.x-k8s.io/multikueue',
        parameters: { apiGroup: group, kind: 'MultiKueueConfig', name: away },
      },
    },
    clusterQueue(away, 'gold', 4, { admissionChecksStrategy: { admissionChecks: [check] } }),
    localQueue(away),
  ];
}

/** The second cluster. */
interface Worker {
  readonly cluster: Supervised;
  readonly store: ObjectStore;
  readonly installed: Installed;
  readonly webhooks: Webhooks;
  readonly put: (object: AnyObject) => Promise<void>;
}

async function startWorker(): Promise<Worker> {
  const cluster = await startSupervised('full');
  const store = realStore(cluster.access);
  const installed = await install('standalone', cluster.access);
  const webhooks = await installWebhooks(undefined, undefined, cluster.access);
  const put = async (body: AnyObject): Promise<void> => {
    const { apiVersion, kind, metadata } = body;
    const ref = { apiVersion, kind, ...metadata };
    await store.patch(ref, { type: 'apply', body, force: true }, { fieldManager: 'user' });
  };
  return { cluster, store, installed, webhooks, put };
}

const copyOf = async ({ store }: Worker, name: string): Promise<TrainJob> =>
  (await store.get({ ...trainJobs, name })) as unknown as TrainJob;

async function podsOf({ store }: Worker): Promise<readonly AnyObject[]> {
  return await store.list((await store.resourceOf('v1', 'pods'))!, 'default');
}

async function releaseAll(worker: Worker): Promise<void> {
  for (const { metadata } of await podsOf(worker)) {
    const ref = { apiVersion: 'v1', kind: 'Pod', name: metadata.name, namespace: 'default' };
    await worker.store.patch(ref, { type: 'merge', body: { metadata: { annotations: { [HOLD]: null } } } });
  }
}

let manager: Installed;
let webhooks: Webhooks;
let worker: Worker;

beforeAll(async () => {
  manager = await install();
  webhooks = await installWebhooks();
  worker = await startWorker();
});

afterAll(async () => {
  await worker.webhooks.uninstall();
  await worker.installed.uninstall();
  await worker.cluster.stop('done');
  await webhooks.uninstall();
  await manager.uninstall();
});

describe.each(kueueVersions)('%s', (version) => {
  const started: Host[] = [];

  beforeAll(async () => {
    const { access } = worker.cluster;
    started.push(await startKueue(version), await startKueue(version, access));
    await applyQueues();
    await applyQueues(worker.put, worker.store);
    // The queue of the job's name, as the copy asks for it.
    for (const object of [clusterQueue(away, 'gold', 4), localQueue(away)]) await worker.put(object);
    const file = join(dirname(access.kubeconfig), 'kubeconfig-of-manager');
    writeKubeconfig(file, access);
    for (const object of objectsOfManager(readFileSync(file, 'utf8'))) await apply(object);
    await apply(queuedRuntime('torch'));
    await worker.put(queuedRuntime('torch'));
  }, buildingMs);

  afterAll(async () => {
    try {
      const kinds = 'localqueues,clusterqueues,admissionchecks,multikueueconfigs,multikueueclusters';
      for (const call of [run, adminKubectl(worker.cluster.access)]) {
        await call(['delete', kinds, '--all', '--timeout=60s']);
        await call(['delete', 'clustertrainingruntimes,workloadpriorityclasses', '--all']);
        await call(['delete', 'resourceflavors', '--all', '--timeout=60s']);
      }
    } finally {
      for (const one of started.splice(0)) await one.stop();
    }
  });

  describe.each(hostsFor(version))('under $host', ({ start }) => {
    const running: Host[] = [];

    beforeAll(async () => {
      running.push(await start(manager.metacontroller), await start(worker.installed.metacontroller));
    });

    afterAll(async () => {
      try {
        await run(['delete', 'trainjobs', '--all', '--timeout=60s']);
      } finally {
        for (const host of running.splice(0)) await host.stop();
      }
    });

    test('a job runs and ends in the other cluster, and its status is mirrored here', async () => {
      await queue('sent', 'torch', { queue: away });

      const look = (): Promise<TrainJob> => copyOf(worker, 'sent');
      const copy = await waitFor('the copy exists', look, () => true, 60);
      expect(copy.metadata.labels).toHaveProperty([MULTIKUEUE_ORIGIN]);
      // Kueue copies all labels; our webhook removes this one there.
      expect(copy.metadata.labels).not.toHaveProperty([MANAGED_BY]);
      await waitFor(
        'its Pods run there',
        () => podsOf(worker),
        ({ length }) => length === 2,
        60,
      );
      const here = await trainJob('sent');
      expect(here.metadata.labels).toMatchObject({ [MANAGED_BY]: 'multikueue' });
      expect(here.spec.managedBy).toBe('kueue.x-k8s.io/multikueue');
      expect(here.metadata.finalizers ?? []).toEqual([]);
      expect(await isGone(() => jobSet('sent'))).toBe(true);
      expect(await isGone(() => snapshot('sent'))).toBe(true);
      const counts = async (): Promise<number | undefined> =>
        (await trainJob('sent')).status?.jobsStatus?.[0]?.ready;
      await waitFor('the counts are mirrored', counts, (ready) => ready === 1, 60);

      await releaseAll(worker);

      expect(await hasCondition('sent', 'Complete')).toMatchObject({
        reason: 'AllJobsCompleted',
        message: 'jobset completed successfully',
      });
      expect(await workloadIs('sent', 'Finished')).toMatchObject({ reason: 'Succeeded' });
      await waitFor('the copy is taken back', () => isGone(look), Boolean, 60);
      const fields = (await trainJob('sent')).metadata.managedFields ?? [];
      expect(
        fields.filter(({ subresource }) => subresource === 'status').map(({ manager: by }) => by),
      ).toEqual(['kueue']);
      expect(condition(await trainJob('sent'), 'Complete')?.status).toBe('True');
      expect(await isGone(() => jobSet('sent'))).toBe(true);
    });

    test('deleted here, it is deleted there', async () => {
      await queue('taken', 'torch', { queue: away });
      const look = (): Promise<TrainJob> => copyOf(worker, 'taken');
      await waitFor('the copy exists', look, () => true, 60);
      await waitFor(
        'its Pods run there',
        () => podsOf(worker),
        ({ length }) => length >= 2,
        60,
      );

      await deleteTrainJob('taken');

      await waitFor('the copy is deleted', () => isGone(look), Boolean, 60);
      await waitFor(
        'its Workload is deleted',
        () => isGone(() => workload('taken')).catch(() => true),
        Boolean,
        60,
      );
      await waitFor(
        'no Pod is left',
        () => podsOf(worker),
        ({ length }) => length === 0,
        60,
      );
    });
  });
});
