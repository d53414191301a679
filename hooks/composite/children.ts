// The children of any composite parent, by role; and the one place where an answer's children are put together.
// Metacontroller deletes whatever an answer leaves out, so a child is deleted only when its role is dropped by name.
import type { AnyObject, KubeObject, ObjectsByKind } from '../api/hook.js';
import { idOf } from '../kube/owners.js';
import { lastApplied } from './applied/lastapplied.js';

/** One observed child, and what it is to its parent. */
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
  /** Asked for as given here, whether or not they exist. */
  readonly make?: readonly KubeObject[];
  /** Left out of the answer, that is: deleted. */
  readonly drop?: readonly Role[];
}

/** The children of an answer: what is made, and all else that was observed and is not dropped, frozen. */
export function childrenOf<Role extends string>(
  observed: readonly Child<Role>[],
  { make = [], drop = [] }: Wanted<Role>,
  fieldManager: string,
): readonly KubeObject[] {
  const made = new Set(make.map(idOf));
  const kept = observed
    .filter(({ role, object }) => !drop.includes(role) && !made.has(idOf(object)))
    .map(({ object }) => lastApplied(object, fieldManager));
  return [...make, ...kept];
}
