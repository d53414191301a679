// Finds the children of TrainJobs: by their controller, or, if Metacontroller has released a child because the label was
// missing, by the name that Trainer gave it.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { AnyObject, OwnerReference } from '../../hooks/api/hook.js';
import { TRAINER_FIELD_MANAGER } from '../../hooks/composite/applied/lastapplied.js';
import { controllerOf } from '../../hooks/kube/owners.js';
import { listOf } from './lookup.js';

const trainJobs = { apiVersion: 'trainer.kubeflow.org/v1alpha1', plural: 'trainjobs' };

/** Every kind of child that Trainer v2.3 or metatrain creates. */
const childKinds = [
  { apiVersion: 'jobset.x-k8s.io/v1alpha2', plural: 'jobsets' },
  { apiVersion: 'v1', plural: 'configmaps' },
  { apiVersion: 'v1', plural: 'secrets' },
  { apiVersion: 'scheduling.x-k8s.io/v1alpha1', plural: 'podgroups' },
  { apiVersion: 'scheduling.volcano.sh/v1beta1', plural: 'podgroups' },
];

export interface Child {
  readonly object: AnyObject;
  /** The owner reference that the controller of a TrainJob writes. */
  readonly owner: OwnerReference;
}

export async function trainJobsIn(store: ObjectStore, namespace?: string): Promise<readonly AnyObject[]> {
  return await listOf(store, trainJobs, namespace);
}

/** Namespaces without a TrainJob are not read, so that their Secrets are not listed. */
export async function childrenOf(store: ObjectStore, jobs: readonly AnyObject[]): Promise<readonly Child[]> {
  const namespaces = [...new Set(jobs.flatMap(({ metadata }) => metadata.namespace ?? []))].sort();
  const children: Child[] = [];
  for (const namespace of namespaces) {
    const owners = jobs.filter(({ metadata }) => metadata.namespace === namespace).map(ownerOf);
    for (const kind of childKinds) {
      const objects = await listOf(store, kind, namespace);
      children.push(...objects.flatMap((object) => childOf(object, owners)));
    }
  }
  return children;
}

function ownerOf({ apiVersion, kind, metadata: { name, uid = '' } }: AnyObject): OwnerReference {
  return { apiVersion, kind, name, uid, controller: true, blockOwnerDeletion: true };
}

function childOf(object: AnyObject, owners: readonly OwnerReference[]): readonly Child[] {
  if (object.metadata.deletionTimestamp !== undefined) return [];
  const controller = controllerOf(object);
  const owner = owners.find(({ name, uid }) =>
    controller === undefined ? wasCreatedFor(object, name) : controller.uid === uid,
  );
  return owner === undefined ? [] : [{ object, owner }];
}

const suffixes = [
  '',
  '-runtime-snapshot',
  '-mpi-hostfile',
  '-mpi-ssh-auth',
  '-flux-entrypoint',
  '-flux-curve',
  '-tls-config',
];

function wasCreatedFor({ metadata }: AnyObject, trainJob: string): boolean {
  const isTrainers = metadata.managedFields?.some(
    ({ manager, operation }) => manager === TRAINER_FIELD_MANAGER && operation === 'Apply',
  );
  return isTrainers === true && suffixes.some((suffix) => metadata.name === `${trainJob}${suffix}`);
}
