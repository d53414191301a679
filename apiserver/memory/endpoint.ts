// Which part of an object an endpoint writes. The main one does not change status. The status endpoint of a custom resource
// writes status and nothing else; that of a built-in kind does not change spec.
import type { AnyObject } from '../../hooks/api/hook.js';
import { isObject, withMember } from '../../hooks/kube/json.js';
import type { ObjectRef, WriteOptions } from '../objectstore.js';
import { badRequest } from './errors.js';
import { copyOf } from './frozen.js';
import type { Kind } from './kind.js';

/** The sent object, with the parts that this endpoint does not write from the stored object. */
export function confined(
  kind: Kind,
  live: AnyObject,
  sent: AnyObject,
  { subresource }: WriteOptions,
): AnyObject {
  if (!kind.hasStatus) return sent;
  if (subresource === undefined) return withMember(sent, 'status', live['status']);
  return kind.isCustom ? withMember(live, 'status', sent['status']) : withMember(sent, 'spec', live['spec']);
}

/** A new object, which has no status of its own yet. */
export const withoutStatus = (kind: Kind, sent: AnyObject): AnyObject =>
  kind.hasStatus ? withMember(sent, 'status', undefined) : sent;

/** The part of an applied configuration that this endpoint uses. */
export function configOf(kind: Kind, ref: ObjectRef, body: object, { subresource }: WriteOptions): AnyObject {
  const sent = isObject(body) ? copyOf(body) : {};
  const metadata = isObject(sent['metadata']) ? sent['metadata'] : {};
  if (sent['apiVersion'] !== ref.apiVersion || sent['kind'] !== ref.kind) {
    throw badRequest(
      `Incorrect version specified in apply patch. Specified patch version: ${String(sent['apiVersion'])}, expected: ${ref.apiVersion}`,
    );
  }
  if (isObject(metadata['managedFields']) || Array.isArray(metadata['managedFields'])) {
    throw badRequest('metadata.managedFields must be nil');
  }
  if ((metadata['name'] ?? ref.name) !== ref.name) {
    throw badRequest(
      `the name of the object (${String(metadata['name'])}) does not match the name on the URL (${ref.name})`,
    );
  }
  const place = { name: ref.name, ...(kind.namespaced ? { namespace: ref.namespace } : {}) };
  const whole = { ...sent, metadata: { ...metadata, ...place } } as AnyObject;
  if (!kind.hasStatus) return whole;
  if (subresource === undefined) return withMember(whole, 'status', undefined);
  const bare: AnyObject = { apiVersion: ref.apiVersion, kind: ref.kind, metadata: place };
  return kind.isCustom ? withMember(bare, 'status', whole['status']) : withMember(whole, 'spec', undefined);
}
