// Queues, and the Workload of a job that waits in one.
import type { ObjectStore } from '../../../apiserver/objectstore.js';
import type { AnyObject } from '../../../hooks/api/hook.js';
import type { Condition } from '../../../hooks/api/kinds.js';
import { KUEUE_QUEUE } from '../../../hooks/kueue/labels.js';
import type { TrainJobSpec } from '../../../hooks/trainjob/api/types.js';
import { apply, HOLD, store } from '../trainjob/jobs.js';
import { waitFor } from '../waitfor.js';

const kueue = 'kueue.x-k8s.io/v1beta2';
const trainer = 'trainer.kubeflow.org/v1alpha1';
const namespace = 'default';

/** The queue of most jobs: four processors of the flavor `gold`. */
const QUEUE = 'four';

/** What the flavor `gold` gives to Pods. */
export const gold = {
  nodeSelector: { 'node.kubernetes.io/instance-type': 'kwok' },
  tolerations: [{ key: 'gold', operator: 'Exists', effect: 'NoSchedule' }],
} as const;

const objects: readonly AnyObject[] = [
  flavor(gold.nodeSelector),
  clusterQueue(QUEUE, 'gold', 4),
  localQueue(QUEUE),
  priorityClass('low', 10),
  priorityClass('high', 100),
];

export function flavor(nodeLabels: object): AnyObject {
  const spec = { nodeLabels, tolerations: gold.tolerations };
  return { apiVersion: kueue, kind: 'ResourceFlavor', metadata: { name: 'gold' }, spec };
}

export function priorityClass(name: string, value: number): AnyObject {
  return { apiVersion: kueue, kind: 'WorkloadPriorityClass', metadata: { name }, value };
}

export function clusterQueue(name: string, flavor: string, cpu: number, more: object = {}): AnyObject {
  return {
    apiVersion: kueue,
    kind: 'ClusterQueue',
    metadata: { name },
    spec: {
      namespaceSelector: {},
      preemption: { withinClusterQueue: 'LowerPriority' },
      resourceGroups: [
        {
          coveredResources: ['cpu'],
          flavors: [{ name: flavor, resources: [{ name: 'cpu', nominalQuota: cpu }] }],
        },
      ],
      ...more,
    },
  };
}

export function localQueue(name: string): AnyObject {
  return {
    apiVersion: kueue,
    kind: 'LocalQueue',
    metadata: { name, namespace },
    spec: { clusterQueue: name },
  };
}

/** In this cluster, or in another one. */
export async function applyQueues(put = apply, on: ObjectStore = store): Promise<void> {
  for (const object of objects) await put(object);
  await isActive(QUEUE, on);
}

export async function isActive(name: string, on: ObjectStore = store): Promise<void> {
  const look = (): Promise<AnyObject> => on.get({ apiVersion: kueue, kind: 'ClusterQueue', name });
  const isSo = (queue: AnyObject): boolean => stateOf(queue, 'Active')?.status === 'True';
  await waitFor(`the queue ${name} takes jobs`, look, isSo);
}

/** A ClusterTrainingRuntime: two processors for each node by default. */
export function queuedRuntime(name: string, jobs: readonly object[] = [node()]): AnyObject {
  return {
    apiVersion: trainer,
    kind: 'ClusterTrainingRuntime',
    metadata: { name, labels: { 'trainer.kubeflow.org/framework': 'torch' } },
    spec: { mlPolicy: { numNodes: 1, torch: {} }, template: { spec: { replicatedJobs: jobs } } },
  };
}

/** The job that trains. Its Pods are held. */
export function node(pod: object = {}, job: object = {}): object {
  return { ...step('node', 'trainer', pod), ...job };
}

/** A job of a runtime with one container; its Pods are held. */
export function step(name: string, ancestor: string, pod: object = {}): object {
  const resources = { requests: { cpu: '2' } };
  const containers = [{ name, image: 'registry.local/train:1', resources }];
  return {
    name,
    template: {
      metadata: { labels: { 'trainer.kubeflow.org/trainjob-ancestor-step': ancestor } },
      spec: {
        template: { metadata: { annotations: { [HOLD]: 'true' } }, spec: { containers, ...pod } },
      },
    },
  };
}

interface Queued extends Partial<TrainJobSpec> {
  readonly priority?: 'low' | 'high';
  readonly queue?: string;
}

/** Two nodes, which take four processors by default. */
export async function queue(
  name: string,
  runtime: string,
  { priority = 'low', queue: where = QUEUE, ...spec }: Queued = {},
): Promise<void> {
  const labels = { [KUEUE_QUEUE]: where, 'kueue.x-k8s.io/priority-class': priority };
  await apply({
    apiVersion: trainer,
    kind: 'TrainJob',
    metadata: { name, namespace, labels },
    spec: { runtimeRef: { name: runtime }, trainer: { numNodes: 2 }, ...spec },
  });
}

export interface Workload extends AnyObject {
  readonly spec: { readonly podSets: readonly object[]; readonly active?: boolean };
  readonly status?: {
    readonly conditions?: readonly Condition[];
    readonly admission?: object;
    readonly schedulingStats?: object;
    readonly reclaimablePods?: readonly object[];
  };
}

/** The Workload of a TrainJob. */
export async function workload(trainJob: string): Promise<Workload> {
  const resource = await store.resourceOf(kueue, 'workloads');
  const all = await store.list(resource!, namespace);
  const own = all.find(({ metadata }) => metadata.ownerReferences?.[0]?.name === trainJob);
  if (own === undefined) throw new Error(`${trainJob} has no Workload`);
  return own as Workload;
}

function stateOf(object: AnyObject, type: string): Condition | undefined {
  const { conditions } = (object['status'] ?? {}) as { readonly conditions?: readonly Condition[] };
  return conditions?.find((one) => one.type === type);
}

/** Waits for a condition of a job's Workload, and returns it. */
export async function workloadIs(trainJob: string, type: string, status = 'True'): Promise<Condition> {
  const look = (): Promise<Workload> => workload(trainJob);
  const isSo = (seen: Workload): boolean => stateOf(seen, type)?.status === status;
  return stateOf(await waitFor(`the Workload of ${trainJob} ${type}=${status}`, look, isSo, 60), type)!;
}
