// Updates a live object: reads it, changes it and writes it, again on a conflict. Source: client-go's RetryOnConflict.
// Without the delays between the attempts (10, 50, 250 ms): there are no other writes meanwhile on a virtual clock.
import { dequal as equal } from 'dequal/lite';
import { ApiError } from '../../apiserver/objectstore.js';
import type { ObjectStore, WriteOptions } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { refOf } from '../../hooks/kube/refs.js';

const ATTEMPTS = 4;

/** Returns the resulting object. An object with another uid counts as not found; without a change there is no write. */
export async function readModifyWrite(
  store: ObjectStore,
  object: AnyObject,
  change: (live: AnyObject) => AnyObject,
  options: WriteOptions = {},
): Promise<AnyObject> {
  const ref = refOf(object);
  for (let attempt = 1; ; attempt += 1) {
    const live = await store.get(ref);
    if (live.metadata.uid !== object.metadata.uid) {
      throw new ApiError(404, 'NotFound', `${ref.kind} ${ref.name} has been replaced`);
    }
    const changed = change(live);
    if (changed === live || equal(changed, live)) return live;
    try {
      return await store.update(changed, options);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRefused(error, 'Conflict')) throw error;
    }
  }
}

/** Whether the API server refused the call for one of these reasons. */
export function isRefused(error: unknown, ...reasons: readonly string[]): error is ApiError {
  return error instanceof ApiError && reasons.includes(error.reason);
}
