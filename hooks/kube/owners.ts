// Who an object belongs to.
import type { KubeObject, OwnerReference } from '../api/hook.js';

/** The one owner that controls the object, as the garbage collector and Metacontroller see it. */
export function controllerOf(object: KubeObject): OwnerReference | undefined {
  return object.metadata.ownerReferences?.find(({ controller }) => controller === true);
}

/** `ConfigMap ml/llama-runtime-snapshot`, as messages name an object. */
export function nameOf(object: KubeObject): string {
  const { namespace, name } = object.metadata;
  return `${object.kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
}

/** Tells apart the objects of one namespace. */
export function idOf({ apiVersion, kind, metadata }: KubeObject): string {
  return `${apiVersion}/${kind}/${metadata.name}`;
}
