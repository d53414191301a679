// Objects for tests, valid by default; a row of a test has only its changes.
import type {
  AnyObject,
  CompositeRequest,
  KubeObject,
  ObjectMeta,
  ObjectsByKind,
} from '../../hooks/api/hook.js';
import type { Condition } from '../../hooks/api/kinds.js';
import { CONTROLLER_UID, METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import type {
  JobStatus,
  TrainJob,
  TrainJobSpec,
  TrainJobStatus,
  TrainingRuntime,
} from '../../hooks/trainjob/api/types.js';

export const NOON = '2030-01-01T12:00:00Z';
export const UID = '7b1e6a4e-0000-4000-8000-000000000001';

/** Seconds after noon. */
export function after(seconds: number): string {
  return `${new Date(Date.parse(NOON) + seconds * 1000).toISOString().slice(0, 19)}Z`;
}

interface TrainJobChange {
  readonly metadata?: Partial<ObjectMeta>;
  readonly spec?: Partial<TrainJobSpec>;
  readonly status?: TrainJobStatus;
}

/** `ml/llama`: two nodes on the runtime `torch`, created at noon. */
export function aTrainJob({ metadata, spec, status }: TrainJobChange = {}): TrainJob {
  return {
    apiVersion: 'trainer.kubeflow.org/v1alpha1',
    kind: 'TrainJob',
    metadata: {
      name: 'llama',
      namespace: 'ml',
      uid: UID,
      generation: 1,
      creationTimestamp: NOON,
      ...metadata,
    },
    spec: {
      runtimeRef: { apiGroup: 'trainer.kubeflow.org', kind: 'ClusterTrainingRuntime', name: 'torch' },
      trainer: { numNodes: 2 },
      suspend: false,
      managedBy: 'trainer.kubeflow.org/trainjob-controller',
      ...spec,
    },
    ...(status === undefined ? {} : { status }),
  };
}

/** ClusterTrainingRuntime `torch`: one step of one container, with the torch policy. */
export function aRuntime({
  image = 'registry.local/train:1',
  ...spec
}: { image?: string } & Partial<TrainingRuntime['spec']> = {}): AnyObject {
  return {
    apiVersion: 'trainer.kubeflow.org/v1alpha1',
    kind: 'ClusterTrainingRuntime',
    metadata: {
      name: 'torch',
      uid: 'runtime-uid',
      resourceVersion: '7',
      generation: 1,
      creationTimestamp: NOON,
    },
    spec: {
      mlPolicy: { numNodes: 1, torch: {} },
      template: {
        spec: {
          replicatedJobs: [
            {
              name: 'node',
              template: {
                metadata: { labels: { 'trainer.kubeflow.org/trainjob-ancestor-step': 'trainer' } },
                spec: { template: { spec: { containers: [{ name: 'node', image }] } } },
              },
            },
          ],
        },
      },
      ...spec,
    },
  };
}

export function aCondition(
  type: string,
  status: 'True' | 'False',
  change: Partial<Condition> = {},
): Condition {
  return { type, status, reason: type, message: `${type} is ${status}`, lastTransitionTime: NOON, ...change };
}

export function jobStatus(change: Partial<JobStatus> = {}): JobStatus {
  return { name: 'node', ready: 0, succeeded: 0, failed: 0, active: 0, suspended: 0, ...change };
}

/**
 * A child as the cluster shows it after Metacontroller has applied it by dynamic apply, owned by `ml/llama`:
 * the last-applied annotation, the generated label, the owner, and what the API server adds.
 */
export function observed(
  child: KubeObject,
  change: { metadata?: Partial<ObjectMeta>; status?: object; spec?: object } = {},
): AnyObject {
  const labels = { ...child.metadata.labels, [CONTROLLER_UID]: UID };
  const applied = { ...child, metadata: { ...child.metadata, labels } };
  const object: AnyObject = { ...applied };
  return {
    ...object,
    ...(change.spec === undefined ? {} : { spec: { ...(object['spec'] as object), ...change.spec } }),
    ...(change.status === undefined ? {} : { status: change.status }),
    metadata: {
      ...applied.metadata,
      uid: `${child.kind}-uid`,
      resourceVersion: '1',
      creationTimestamp: NOON,
      annotations: {
        ...applied.metadata.annotations,
        [METACONTROLLER_LAST_APPLIED]: JSON.stringify(applied),
      },
      ownerReferences: [
        {
          apiVersion: 'trainer.kubeflow.org/v1alpha1',
          kind: 'TrainJob',
          name: 'llama',
          uid: UID,
          controller: true,
          blockOwnerDeletion: true,
        },
      ],
      ...change.metadata,
    },
  };
}

/** Objects as Metacontroller groups them: by kind and version, then by namespace and name. */
export function byKind(objects: readonly KubeObject[]): ObjectsByKind {
  const groups: Record<string, Record<string, AnyObject>> = {};
  for (const object of objects) {
    const { apiVersion, kind, metadata } = object;
    const key = metadata.namespace === undefined ? metadata.name : `${metadata.namespace}/${metadata.name}`;
    (groups[`${kind}.${apiVersion}`] ??= {})[key] = { ...object };
  }
  return groups;
}

export function aRequest(
  parent: TrainJob,
  {
    children = [],
    related = [],
    finalizing = false,
  }: { children?: readonly KubeObject[]; related?: readonly KubeObject[]; finalizing?: boolean } = {},
): CompositeRequest<TrainJob> {
  const controller = {
    apiVersion: 'metacontroller.k8s.io/v1alpha1',
    kind: 'CompositeController',
    metadata: { name: 'trainjobs' },
  };
  return deepFrozen({ controller, parent, children: byKind(children), related: byKind(related), finalizing });
}

/** Deeply frozen, so that a hook that writes to its request fails at once. */
export function deepFrozen<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) deepFrozen(member);
  return Object.freeze(value);
}

export function find<T extends KubeObject>(
  objects: readonly KubeObject[],
  kind: T['kind'] | string,
): T | undefined {
  return objects.find((object) => object.kind === kind) as T | undefined;
}
