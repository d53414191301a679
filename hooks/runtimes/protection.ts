// Keeps a deleted runtime while a TrainJob still needs it: a job without a snapshot (Kubeflow KEP-2599), or a job that
// Kueue manages. Optional, because a job has its snapshot within a second and then no longer needs the runtime. Earlier
// versions of Kubeflow Trainer kept every runtime that any job named.
import type {
  AnyObject,
  At,
  CustomizeAnswer,
  CustomizeRequest,
  DecoratorAnswer,
  DecoratorRequest,
  Timestamp,
} from '../api/hook.js';
import { CONTROLLER_UID } from '../api/labels.js';
import { listed } from '../kube/listed.js';
import { secondsOf } from '../kube/time.js';
import type { TrainJob } from '../trainjob/index.js';
import { type Dependency, dependencyOf } from './dependents.js';
import { KEPT_FOR } from './labels.js';

const TRAIN_JOBS = 'TrainJob.trainer.kubeflow.org/v1alpha1';
const CONFIG_MAPS = 'ConfigMap.v1';
const RESYNC_SECONDS = 30;
/** Metacontroller may learn of a deletion before it learns of a job that was made just before it. */
const SETTLE_SECONDS = 3;

/** While a runtime lives there is nothing to do: Metacontroller gives it the finalizer. */
export function sync(): DecoratorAnswer {
  return { attachments: [], decision: { phase: 'Protected', reason: 'NotDeleted' } };
}

/**
 * Jobs and their snapshots, and only once the runtime is to go: for a ClusterTrainingRuntime these are of all namespaces.
 * A ConfigMap that is no child of a TrainJob's, by Metacontroller's label, is no snapshot.
 */
export function customize({ parent }: CustomizeRequest): CustomizeAnswer {
  const { deletionTimestamp, namespace } = parent.metadata;
  if (deletionTimestamp === undefined) return { relatedResources: [] };
  const where = namespace === undefined ? {} : { namespace };
  const labelSelector = { matchExpressions: [{ key: CONTROLLER_UID, operator: 'Exists' }] };
  return {
    relatedResources: [
      { apiVersion: 'trainer.kubeflow.org/v1alpha1', resource: 'trainjobs', ...where },
      { apiVersion: 'v1', resource: 'configmaps', ...where, labelSelector },
    ],
  };
}

export function finalize({ object, related }: DecoratorRequest, { now }: Pick<At, 'now'>): DecoratorAnswer {
  const { deletionTimestamp } = object.metadata;
  // An object that lives is only no longer this controller's.
  const dependents = deletionTimestamp === undefined ? [] : dependentsOf(object, related);
  const early = deletionTimestamp === undefined ? 0 : secondsLeft(deletionTimestamp, now);
  if (dependents.length === 0 && early > 0) {
    const decision = { phase: 'Terminating', reason: 'Settling' };
    return { attachments: [], resyncAfterSeconds: early, finalized: false, decision };
  }
  if (dependents.length === 0) {
    const hasMark = object.metadata.annotations?.[KEPT_FOR] !== undefined;
    return {
      ...(hasMark ? { annotations: { [KEPT_FOR]: null } } : {}),
      attachments: [],
      finalized: true,
      decision: { phase: 'Terminating', reason: 'Finalized' },
    };
  }
  return {
    annotations: { [KEPT_FOR]: textOf(dependents) },
    attachments: [],
    resyncAfterSeconds: RESYNC_SECONDS,
    finalized: false,
    decision: { phase: 'Terminating', reason: 'KeptForTrainJobs' },
  };
}

function secondsLeft(deletedAt: Timestamp, now: Timestamp): number {
  return (secondsOf(deletedAt) ?? 0) + SETTLE_SECONDS - (secondsOf(now) ?? Infinity);
}

interface Dependent {
  /** `namespace/name` of the TrainJob. */
  readonly by: string;
  readonly because: Dependency;
}

function dependentsOf(runtime: AnyObject, related: DecoratorRequest['related']): readonly Dependent[] {
  const configMaps = related[CONFIG_MAPS] ?? {};
  return Object.entries(related[TRAIN_JOBS] ?? {}).flatMap(([by, trainJob]) => {
    const namespace = by.slice(0, by.indexOf('/'));
    const snapshot = (name: string): AnyObject | undefined => configMaps[`${namespace}/${name}`];
    const because = dependencyOf(trainJob as unknown as TrainJob, runtime, snapshot);
    return because === undefined ? [] : [{ by, because }];
  });
}

const reasons: Readonly<Record<Dependency, string>> = {
  noSnapshot: 'no snapshot yet',
  kueue: 'Kueue lets nobody change or delete them without it',
};

function textOf(dependents: readonly Dependent[]): string {
  return (Object.entries(reasons) as readonly [Dependency, string][])
    .map(([reason, words]) => {
      const names = dependents.filter(({ because }) => because === reason).map(({ by }) => by);
      return names.length === 0 ? '' : `${listed(names.sort())}: ${words}`;
    })
    .filter(Boolean)
    .join('; ');
}
