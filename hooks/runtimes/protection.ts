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
/** Metacontroller may observe a deletion before it observes a job that was created just before it. */
const SETTLE_SECONDS = 3;

/** A runtime that is not being deleted needs no change: Metacontroller adds the finalizer. */
export function sync(): DecoratorAnswer {
  return { attachments: [], decision: { phase: 'Protected', reason: 'NotDeleted' } };
}

/**
 * Requests TrainJobs and their snapshots only when the runtime is being deleted, because those of a
 * ClusterTrainingRuntime are in all namespaces. Only a ConfigMap with Metacontroller's label can be a snapshot.
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
  // Metacontroller also finalizes an object that no longer matches its selector. Such a runtime is not deleted.
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
  kueue: 'Kueue refuses to change or delete them without it',
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
