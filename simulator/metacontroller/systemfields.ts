// Fields of an object that the API server sets: hooks cannot set them. Source: Metacontroller's apply strategies.
import type { AnyObject } from '../../hooks/api/hook.js';
import { type JsonObject, isObject, withMember, without } from '../../hooks/kube/json.js';

const SYSTEM_FIELDS = [
  'selfLink',
  'uid',
  'resourceVersion',
  'generation',
  'creationTimestamp',
  'deletionTimestamp',
  'deletionGracePeriodSeconds',
  'managedFields',
];

/** The object without its system fields and status. */
export function withoutSystemFields<T extends JsonObject>(object: T): T {
  return { ...without(object, 'status'), metadata: userFieldsOf(object['metadata']) } as unknown as T;
}

/** The object with the system fields and status of another, if that has them. */
export function withSystemFieldsOf(object: JsonObject, observed: AnyObject): AnyObject {
  const kept = Object.entries(observed.metadata).filter(([field]) => SYSTEM_FIELDS.includes(field));
  const metadata = { ...userFieldsOf(object['metadata']), ...Object.fromEntries(kept) };
  return withMember({ ...object, metadata }, 'status', observed['status']) as unknown as AnyObject;
}

function userFieldsOf(metadata: unknown): JsonObject {
  return isObject(metadata) ? without(metadata, ...SYSTEM_FIELDS) : {};
}
