// Preconditions of a write, checked first: the object and the state that it is meant for.
import type { AnyObject, ObjectMeta } from '../../hooks/api/hook.js';
import type { WriteOptions } from '../objectstore.js';
import { badRequest, conflict, invalid, isStale, noSuchKind } from './errors.js';
import type { Kind } from './kind.js';

export function refuseOtherRef(kind: Kind, live: AnyObject, sent: AnyObject): void {
  const { name, namespace } = live.metadata;
  if (sent.metadata.name !== name) {
    throw badRequest(
      `the name of the object (${sent.metadata.name}) does not match the name on the URL (${name})`,
    );
  }
  if (sent.metadata.namespace !== namespace) {
    throw badRequest('the namespace of the provided object does not match the namespace sent on the request');
  }
  if (sent.kind !== live.kind) {
    throw invalid({ ...kind, kind: sent.kind }, name, [
      { field: 'kind', text: `Invalid value: ${JSON.stringify(sent.kind)}: must be ${live.kind}` },
    ]);
  }
  if (sent.apiVersion !== live.apiVersion) {
    throw badRequest(
      `the API version in the data (${sent.apiVersion}) does not match the expected API version (${live.apiVersion})`,
    );
  }
}

export function refuseOtherState(
  kind: Kind,
  live: AnyObject,
  sent: AnyObject,
  { subresource }: WriteOptions,
): void {
  const { name, uid, resourceVersion } = live.metadata;
  if (subresource !== undefined && !kind.hasStatus) throw noSuchKind();
  const wanted: Partial<ObjectMeta> = sent.metadata;
  if (wanted.uid !== undefined && wanted.uid !== uid) {
    throw conflict(
      kind,
      name,
      `Precondition failed: UID in precondition: ${wanted.uid}, UID in object meta: ${uid ?? ''}`,
    );
  }
  if (wanted.resourceVersion !== undefined && wanted.resourceVersion !== resourceVersion) {
    throw isStale(kind, name);
  }
}
