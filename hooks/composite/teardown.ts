// Teardown in order: Metacontroller deletes all children that an answer leaves out at once, so a parent that is being deleted
// keeps the children of later stages until those of the earlier ones are observed to be deleted.
import type { KubeObject } from '../api/hook.js';
import type { Child } from './children.js';

export type Teardown<Role extends string> =
  /** No child of any stage is left. */
  | { readonly state: 'done' }
  | {
      readonly state: 'waiting';
      /** Left out of the answer, that is: deleted. */
      readonly drop: readonly Role[];
      /** The children whose deletion is awaited. */
      readonly awaited: readonly KubeObject[];
    };

/** `stages` lists the roles to delete, first stage first. */
export function teardownOf<Role extends string>(
  observed: readonly Child<Role>[],
  stages: readonly (readonly Role[])[],
): Teardown<Role> {
  const stage = stages.findIndex((roles) => observed.some(({ role }) => roles.includes(role)));
  if (stage === -1) return { state: 'done' };
  const drop = stages.slice(0, stage + 1).flat();
  const awaited = observed.filter(({ role }) => drop.includes(role)).map(({ object }) => object);
  return { state: 'waiting', drop, awaited };
}
