// The store as one controller uses it: every write is logged, also refused ones, and its result is recorded in the view.
import { ApiError } from '../../apiserver/objectstore.js';
import type { ObjectRef, ObjectStore, WriteOptions } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { refOf } from '../../hooks/kube/refs.js';
import type { Log, Verb } from './log.js';
import type { View } from './view.js';

export function watchedStore(store: ObjectStore, view: View, log: Log): ObjectStore {
  async function logged<T>(verb: Verb, object: ObjectRef, isDryRun: boolean, write: Promise<T>): Promise<T> {
    try {
      const result = await write;
      if (!isDryRun) log({ event: 'Written', verb, object });
      return result;
    } catch (error) {
      if (error instanceof ApiError) {
        const { code, reason, message } = error;
        log({ event: 'Refused', verb, object, refusal: { code, reason, message } });
      }
      throw error;
    }
  }

  async function noted(
    verb: Verb,
    object: ObjectRef,
    options: WriteOptions | undefined,
    write: Promise<AnyObject>,
  ): Promise<AnyObject> {
    const isDryRun = options?.dryRun === true;
    const result = await logged(verb, object, isDryRun, write);
    if (!isDryRun) view.noteWritten(result);
    return result;
  }

  return {
    resourceOf: (apiVersion, plural) => store.resourceOf(apiVersion, plural),
    resourceOfKind: (apiVersion, kind) => store.resourceOfKind(apiVersion, kind),
    get: (ref) => store.get(ref),
    list: (resource, namespace) => store.list(resource, namespace),
    create: (object, options) =>
      noted('create', refOf(object as AnyObject), options, store.create(object, options)),
    update: (object, options) => {
      const verb = options?.subresource === 'status' ? 'update status' : 'update';
      return noted(verb, refOf(object as AnyObject), options, store.update(object, options));
    },
    patch: (ref, patch, options) => {
      const verb = patch.type === 'apply' ? 'apply' : 'patch';
      return noted(verb, ref, options, store.patch(ref, patch, options));
    },
    delete: (ref, options) => logged('delete', ref, false, store.delete(ref, options)),
  };
}
