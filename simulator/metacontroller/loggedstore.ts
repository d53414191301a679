// The store as one controller uses it: every write is logged, and so is every refusal.
import type { AnyObject } from '../../hooks/api/hook.js';
import { ApiError } from '../objectstore.js';
import type { ObjectRef, ObjectStore, WriteOptions } from '../objectstore.js';
import { refOf } from './hookclient.js';
import type { Log, Verb } from './log.js';

export function loggedStore(store: ObjectStore, log: Log): ObjectStore {
  async function logged<T>(
    verb: Verb,
    object: ObjectRef,
    isDryRun: boolean,
    write: () => Promise<T>,
  ): Promise<T> {
    try {
      const result = await write();
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

  return {
    resourceOf: (apiVersion, plural) => store.resourceOf(apiVersion, plural),
    resourceOfKind: (apiVersion, kind) => store.resourceOfKind(apiVersion, kind),
    get: (ref) => store.get(ref),
    list: (resource, namespace) => store.list(resource, namespace),
    create: (object, options) =>
      logged('create', refOf(object as AnyObject), isDry(options), () => store.create(object, options)),
    update: (object, options) => {
      const verb = options?.subresource === 'status' ? 'update status' : 'update';
      return logged(verb, refOf(object as AnyObject), isDry(options), () => store.update(object, options));
    },
    patch: (ref, patch, options) => {
      const verb = patch.type === 'apply' ? 'apply' : 'patch';
      return logged(verb, ref, isDry(options), () => store.patch(ref, patch, options));
    },
    delete: (ref, options) => logged('delete', ref, false, () => store.delete(ref, options)),
  };
}

function isDry(options: WriteOptions | undefined): boolean {
  return options?.dryRun === true;
}
