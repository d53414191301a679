// Owners and identities of objects.
import type { KubeObject, OwnerReference } from '../api/hook.js';

/** The owner with `controller: true`. */
export function controllerOf(object: KubeObject): OwnerReference | undefined {
  return object.metadata.ownerReferences?.find(({ controller }) => controller === true);
}

/** `ConfigMap ml/llama-runtime-snapshot`, as messages name an object. */
export function nameOf(object: KubeObject): string {
  const { namespace, name } = object.metadata;
  return `${object.kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
}

/** Identifies an object in its namespace. */
export function idOf({ apiVersion, kind, metadata }: KubeObject): string {
  return `${apiVersion}/${kind}/${metadata.name}`;
}
