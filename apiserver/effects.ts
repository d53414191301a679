// What hooks ask for beside their answers, carried out on an object store instead of a cluster.
import type { Carried, CarryOut } from '../hooks/api/hook.js';
import { ApiError, type ObjectStore } from './objectstore.js';

export function effectsOn(store: ObjectStore): CarryOut {
  return ({ object, uid, resourceVersion }) =>
    store
      .delete(object, { uid, resourceVersion, propagationPolicy: 'Background' })
      .then((): Carried => 'done', refusalOf);
}

function refusalOf(error: unknown): Carried {
  if (error instanceof ApiError && error.code === 404) return 'gone';
  if (error instanceof ApiError && error.code === 409) return 'changed';
  throw error;
}
