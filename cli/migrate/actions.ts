// What is done to a cluster, one object after the other: said, carried out unless it is only tried, and counted.
import type { KubeObject } from '../../hooks/api/hook.js';
import { nameOf } from '../../hooks/kube/owners.js';
import { ApiError } from '../../apiserver/objectstore.js';

export interface Deeds {
  /** `what` goes after the object's name: `gets the label controller-uid`. */
  readonly carryOut: (object: KubeObject, what: string, write: () => Promise<unknown>) => Promise<void>;
  readonly count: () => { readonly done: number; readonly failed: number };
}

export function deedsOf(isDryRun: boolean, tell: (line: string) => void): Deeds {
  let done = 0;
  let failed = 0;
  return {
    count: () => ({ done, failed }),
    async carryOut(object, what, write) {
      try {
        if (!isDryRun) await write();
        done += 1;
        tell(`${nameOf(object)} ${what}`);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // What is gone needs nothing any more.
        if (error.code === 404) return;
        failed += 1;
        tell(`${nameOf(object)}: not done: ${error.message}`);
      }
    },
  };
}
