// TrainJobs of the tests, all in namespace `default`.
import { ApiError, type ObjectStore } from '../../../apiserver/objectstore.js';
import type { AnyObject } from '../../../hooks/api/hook.js';
import type { Condition, JobSet } from '../../../hooks/api/kinds.js';
import type { RunPolicy, TrainJob, TrainJobSpec } from '../../../hooks/trainjob/api/types.js';
import { clusterAccess } from '../cluster.js';
import { realStore } from '../realstore.js';
import { waitFor } from '../waitfor.js';

export const store: ObjectStore = realStore(clusterAccess());

const trainer = 'trainer.kubeflow.org/v1alpha1';
const namespace = 'default';
const jobSets = { apiVersion: 'jobset.x-k8s.io/v1alpha2', kind: 'JobSet', namespace } as const;

export const HOLD = 'test.metatrain.io/hold';

interface Kept {
  readonly runPolicy?: RunPolicy;
  /** `ttlSecondsAfterFinished` of the JobSet. */
  readonly jobSetTtl?: number;
}

/** A ClusterTrainingRuntime with the torch policy. Its pods are held while they run, unless they may end at once. */
export async function applyRuntime(
  name: string,
  image = 'registry.local/train:1',
  hold = true,
  { runPolicy, jobSetTtl }: Kept = {},
): Promise<void> {
  const pod = {
    metadata: { annotations: hold ? { [HOLD]: 'true' } : {} },
    spec: { containers: [{ name: 'node', image }] },
  };
  const template = {
    metadata: { labels: { 'trainer.kubeflow.org/trainjob-ancestor-step': 'trainer' } },
    spec: { template: pod },
  };
  await apply({
    apiVersion: trainer,
    kind: 'ClusterTrainingRuntime',
    metadata: { name, labels: { 'trainer.kubeflow.org/framework': 'torch' } },
    spec: {
      ...(runPolicy !== undefined && { runPolicy }),
      mlPolicy: { numNodes: 1, torch: {} },
      template: {
        spec: {
          ...(jobSetTtl !== undefined && { ttlSecondsAfterFinished: jobSetTtl }),
          replicatedJobs: [{ name: 'node', template }],
        },
      },
    },
  });
}

export async function deleteRuntime(name: string): Promise<void> {
  await store.delete({ apiVersion: trainer, kind: 'ClusterTrainingRuntime', name });
}

/** Two nodes on the runtime. */
export async function applyTrainJob(
  name: string,
  runtime: string,
  spec: Partial<TrainJobSpec> = {},
): Promise<void> {
  await apply({
    apiVersion: trainer,
    kind: 'TrainJob',
    metadata: { name, namespace },
    spec: { runtimeRef: { name: runtime }, trainer: { numNodes: 2 }, ...spec },
  });
}

/** Server-side apply as a user. */
export async function apply(object: AnyObject): Promise<void> {
  const { apiVersion, kind, metadata } = object;
  const patch = { type: 'apply', body: object, force: true } as const;
  await store.patch({ apiVersion, kind, ...metadata }, patch, { fieldManager: 'user' });
}

export async function patchTrainJob(name: string, body: object): Promise<void> {
  await store.patch({ apiVersion: trainer, kind: 'TrainJob', name, namespace }, { type: 'merge', body });
}

export async function deleteTrainJob(name: string): Promise<void> {
  await store.delete({ apiVersion: trainer, kind: 'TrainJob', name, namespace });
}

export async function trainJob(name: string): Promise<TrainJob> {
  return (await store.get({ apiVersion: trainer, kind: 'TrainJob', name, namespace })) as unknown as TrainJob;
}

export async function jobSet(name: string): Promise<JobSet & AnyObject> {
  return (await store.get({ ...jobSets, name })) as unknown as JobSet & AnyObject;
}

export async function deleteJobSet(name: string): Promise<void> {
  await store.delete({ ...jobSets, name }, { propagationPolicy: 'Background' });
}

export async function snapshot(name: string): Promise<AnyObject> {
  return await store.get({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    name: `${name}-runtime-snapshot`,
    namespace,
  });
}

/** All of a JobSet's, or those of one of its jobs. */
export async function pods(jobSetName: string, job?: string): Promise<readonly AnyObject[]> {
  const resource = await store.resourceOf('v1', 'pods');
  const all = await store.list(resource!, namespace);
  return all.filter(({ metadata: { labels = {} } }) => {
    const isOfJob = job === undefined || labels['jobset.sigs.k8s.io/replicatedjob-name'] === job;
    return isOfJob && labels['jobset.sigs.k8s.io/jobset-name'] === jobSetName;
  });
}

/** Lets the held pods of a JobSet end, or those of one of its jobs. */
export async function release(jobSetName: string, job?: string): Promise<void> {
  for (const { metadata } of await pods(jobSetName, job)) {
    const ref = { apiVersion: 'v1', kind: 'Pod', name: metadata.name, namespace };
    await store.patch(ref, { type: 'merge', body: { metadata: { annotations: { [HOLD]: null } } } });
  }
}

export function condition(job: TrainJob, type: string): Condition | undefined {
  return job.status?.conditions?.find((one) => one.type === type);
}

/** Waits for a condition and returns it. */
export async function hasCondition(
  name: string,
  type: string,
  status = 'True',
  seconds = 60,
): Promise<Condition> {
  const look = (): Promise<TrainJob> => trainJob(name);
  const seen = await waitFor(
    `${name} ${type}=${status}`,
    look,
    (job) => condition(job, type)?.status === status,
    seconds,
  );
  return condition(seen, type)!;
}

/** Waits until that many pods of the JobSet run, or of one of its jobs. */
export async function running(name: string, count = 2, job?: string): Promise<void> {
  const look = (): Promise<number> => pods(name, job).then((all) => all.filter(isRunning).length);
  const whose = job === undefined ? name : `job ${job} of ${name}`;
  await waitFor(`${count} pods of ${whose} run`, look, (seen) => seen === count, 60);
}

function isRunning(pod: AnyObject): boolean {
  return (pod['status'] as { readonly phase?: string }).phase === 'Running';
}

export async function isGone(look: () => Promise<unknown>): Promise<boolean> {
  return await look().then(
    () => false,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 404) return true;
      throw error;
    },
  );
}
