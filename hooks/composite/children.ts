// The children of any composite parent, by role, and the only place where the children of an answer are assembled.
// Metacontroller deletes every child that is missing in an answer, so a child is deleted only if its role is dropped.
import type { AnyObject, KubeObject, ObjectsByKind } from '../api/hook.js';
import { idOf } from '../kube/owners.js';
import { lastApplied } from './applied/lastapplied.js';

/** One observed child, and its role for the parent. */
export interface Child<Role extends string> {
  readonly role: Role;
  readonly object: AnyObject;
}

/** All children of a request, in its order. */
export function childrenByRole<Role extends string>(
  children: ObjectsByKind,
  roleOf: (object: AnyObject) => Role,
): readonly Child<Role>[] {
  return Object.values(children)
    .flatMap((byKey) => Object.values(byKey))
    .map((object) => ({ role: roleOf(object), object }));
}

export interface Wanted<Role extends string> {
  /** Created or updated. */
  readonly apply?: readonly KubeObject[];
  /** Left out of the answer, and so deleted. */
  readonly drop?: readonly Role[];
}

/** The children of an answer: those to create or update, and all others that are not dropped, as they were last applied. */
export function childrenOf<Role extends string>(
  observed: readonly Child<Role>[],
  { apply = [], drop = [] }: Wanted<Role>,
  fieldManager: string,
): readonly KubeObject[] {
  const applied = new Set(apply.map(idOf));
  const kept = observed
    .filter(({ role, object }) => !drop.includes(role) && !applied.has(idOf(object)))
    .map(({ object }) => lastApplied(object, fieldManager));
  return [...apply, ...kept];
}
