// References from a child to its parent. Source: Metacontroller's controller references.
import type { AnyObject, KubeObject, OwnerReference } from '../../hooks/api/hook.js';
import { type JsonObject, isObject, memberOf, withMember } from '../../hooks/kube/json.js';

export function referenceTo({ apiVersion, kind, metadata: { name, uid = '' } }: KubeObject): OwnerReference {
  return { apiVersion, kind, name, uid, controller: true, blockOwnerDeletion: true };
}

/** The object with a reference to `parent`, unless it already has one with that uid. */
export function withOwner<T extends JsonObject>(object: T, parent: AnyObject): T {
  const owners = ownersOf(object);
  return owners.some((owner) => memberOf(owner, 'uid') === parent.metadata.uid)
    ? object
    : withOwners(object, [...owners, referenceTo(parent)]);
}

export function withoutOwner<T extends JsonObject>(object: T, parent: AnyObject): T {
  return withOwners(
    object,
    ownersOf(object).filter((owner) => memberOf(owner, 'uid') !== parent.metadata.uid),
  );
}

/** The object with one more reference. */
export function withFurtherOwner<T extends JsonObject>(object: T, parent: AnyObject): T {
  return withOwners(object, [...ownersOf(object), referenceTo(parent)]);
}

function ownersOf(object: JsonObject): readonly unknown[] {
  const owners = memberOf(object, 'metadata', 'ownerReferences');
  return Array.isArray(owners) ? owners : [];
}

function withOwners<T extends JsonObject>(object: T, ownerReferences: readonly unknown[]): T {
  const metadata = isObject(object['metadata']) ? object['metadata'] : {};
  const owners = ownerReferences.length > 0 ? ownerReferences : undefined;
  return { ...object, metadata: withMember(metadata, 'ownerReferences', owners) };
}
