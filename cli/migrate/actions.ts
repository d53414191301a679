// The changes of a migration, one object after the other: each is printed, carried out unless this is a dry run, and
// counted.
import { ApiError } from '../../apiserver/objectstore.js';
import type { KubeObject } from '../../hooks/api/hook.js';
import { nameOf } from '../../hooks/kube/owners.js';

export interface Actions {
  /** `description` is printed after the object's name: `gets the label controller-uid`. */
  readonly carryOut: (
    object: KubeObject,
    description: string,
    write: () => Promise<unknown>,
  ) => Promise<void>;
  readonly count: () => { readonly done: number; readonly failed: number };
}

export function actionsOf(isDryRun: boolean, print: (line: string) => void): Actions {
  let done = 0;
  let failed = 0;
  return {
    count: () => ({ done, failed }),
    async carryOut(object, description, write) {
      try {
        if (!isDryRun) await write();
        done += 1;
        print(`${nameOf(object)} ${description}`);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // A deleted object needs no change.
        if (error.code === 404) return;
        failed += 1;
        print(`${nameOf(object)}: failed: ${error.message}`);
      }
    },
  };
}
