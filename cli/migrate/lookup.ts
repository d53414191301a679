// Reads objects of a cluster in which their kinds may not be installed.
import type { Resource } from '../../apiserver/objectstore.js';
import { ApiError, type ObjectStore } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';

/** All objects of a kind, in one namespace or in all; none if the kind is not installed. */
export async function listOf(
  store: ObjectStore,
  { apiVersion, plural }: Pick<Resource, 'apiVersion' | 'plural'>,
  namespace?: string,
): Promise<readonly AnyObject[]> {
  const resource = await store.resourceOf(apiVersion, plural);
  return resource === undefined ? [] : await store.list(resource, namespace);
}

/** The object; undefined if it does not exist, or its kind is not installed. */
export async function readOrNone(
  store: ObjectStore,
  ref: Parameters<ObjectStore['get']>[0],
): Promise<AnyObject | undefined> {
  try {
    return await store.get(ref);
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return undefined;
    throw error;
  }
}

export interface Workload {
  /** `Deployment kubeflow-system/kubeflow-trainer-controller-manager` */
  readonly name: string;
  readonly image: string;
  readonly args: readonly string[];
  /** Whether it has Pods, or will have Pods. */
  readonly runs: boolean;
}

interface Scaled {
  readonly spec?: {
    readonly replicas?: number;
    readonly template?: { readonly spec?: { readonly containers?: readonly Container[] } };
  };
  readonly status?: { readonly replicas?: number };
}

interface Container {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly args?: readonly string[];
}

/** Every container of the cluster's Deployments and StatefulSets whose image has this name (without registry). */
export async function workloadsOf(store: ObjectStore, image: RegExp): Promise<readonly Workload[]> {
  const plurals = ['deployments', 'statefulsets'];
  const lists = await Promise.all(plurals.map((plural) => listOf(store, { apiVersion: 'apps/v1', plural })));
  return lists.flat().flatMap((object) => {
    const { kind, metadata } = object;
    const { spec = {}, status = {} } = object as Scaled;
    const runs = (spec.replicas ?? 1) > 0 || (status.replicas ?? 0) > 0;
    return (spec.template?.spec?.containers ?? [])
      .filter((container) => image.test(baseOf(container.image ?? '')))
      .map(({ image: whole = '', command = [], args = [] }) => ({
        name: `${kind} ${metadata.namespace ?? ''}/${metadata.name}`,
        image: whole,
        args: [...command, ...args],
        runs,
      }));
  });
}

/** `docker.io/metacontrollerio/metacontroller:v4.17.2@sha256:...`: `metacontroller:v4.17.2` */
function baseOf(image: string): string {
  return image.replace(/@.*$/, '').replace(/^.*\//, '');
}

/** Whether an image's tag names a version before this one; undefined when it names none. */
export function isBefore(image: string, version: readonly [number, number, number]): boolean | undefined {
  const found = /:v?(\d+)\.(\d+)\.(\d+)/.exec(baseOf(image));
  if (found === null) return undefined;
  const parts = found.slice(1).map(Number);
  const at = version.findIndex((part, index) => part !== parts[index]);
  return at >= 0 && (parts[at] ?? 0) < (version[at] ?? 0);
}
