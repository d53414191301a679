// How a request names objects: by kind, then by a key that depends on the hook's version.
import type { Resource } from '../../apiserver/objectstore.js';
import type { AnyObject, ObjectsByKind } from '../../hooks/api/hook.js';
import type { HookVersion } from './spec.js';
import { keyOf } from './view.js';

/** Objects of one kind: the observed children of a child rule, or what a related rule selects. */
export interface Group {
  readonly resource: Resource;
  readonly objects: readonly AnyObject[];
}

/**
 * v2 names by `namespace/name`, or by `name` without a namespace. v1 names by `name`, except for a namespaced
 * object of a cluster-scoped parent, and shows a namespaced parent only objects of its namespace.
 */
export function byKind(groups: readonly Group[], parent: AnyObject, version: HookVersion): ObjectsByKind {
  const result: Record<string, Record<string, AnyObject>> = {};
  const { namespace } = parent.metadata;
  for (const { resource, objects } of groups) {
    const kind = (result[`${resource.kind}.${resource.apiVersion}`] ??= {});
    for (const object of objects) {
      if (version === 'v2' || namespace === undefined) kind[keyOf(object)] = object;
      else if (object.metadata.namespace === namespace) kind[object.metadata.name] = object;
    }
  }
  return result;
}
