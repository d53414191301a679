// The writes of the store: create, update and patch. Each ends in the same few steps: decode, keep what the call may
// not touch, note who wrote what, validate, count the generation, store.
import equal from 'fast-deep-equal';
import type { AnyObject, ObjectMeta } from '../../hooks/api/hook.js';
import type { ObjectRef, Patch, WriteOptions } from '../objectstore.js';
import { kindOf, liveOf, namespaceOf, type Context } from './context.js';
import { decode, refuse } from './decode.js';
import {
  alreadyExists,
  badRequest,
  conflict,
  invalid,
  isStale,
  methodNotAllowed,
  notFound,
  tooLarge,
} from './errors.js';
import { generationAfter } from './generation.js';
import { faultsOfImmutable } from './immutable.js';
import { frozenCopy, without } from './json.js';
import type { Kind } from './kinds.js';
import { faultsOfChange, faultsOfMetadata, withServerMetadata } from './metadata.js';
import { jsonPatched, mergePatched } from './patch.js';

// etcd takes requests of at most 1.5 MiB.
const sizeLimit = 1536 * 1024;

export function create(context: Context, object: object, options: WriteOptions): AnyObject {
  const kind = kindOf(context, object as AnyObject);
  const sent = decode(kind, object);
  if (sent.metadata.resourceVersion !== undefined) {
    throw badRequest('resourceVersion should not be set on objects to be created');
  }
  return make(context, kind, withoutStatus(kind, sent), options);
}

export function update(context: Context, object: object, options: WriteOptions): AnyObject {
  const kind = kindOf(context, object as AnyObject);
  const sent = decode(kind, object);
  const live = context.objects.get(kind, namespaceOf(kind, sent.metadata), sent.metadata.name);
  if (live === undefined) throw notFound(kind, sent.metadata.name);
  if (sent.metadata.resourceVersion === undefined && kind.isCustom) {
    throw invalid(kind, live.metadata.name, [
      { field: 'metadata.resourceVersion', text: 'Invalid value: 0: must be specified for an update' },
    ]);
  }
  return replace(context, kind, live, sent, options);
}

export function patch(context: Context, ref: ObjectRef, patch: Patch, options: WriteOptions): AnyObject {
  const kind = kindOf(context, ref);
  const live = liveOf(context, ref);
  const patched = patch.type === 'json' ? jsonPatched(live, patch.body) : mergePatched(live, patch.body);
  const sent = decode(kind, patched);
  refuseOtherRef(live, sent);
  return replace(context, kind, live, sent, options);
}

function refuseOtherRef(live: AnyObject, sent: AnyObject): void {
  const { name, namespace } = live.metadata;
  if (sent.metadata.name !== name) {
    throw badRequest(
      `the name of the object (${sent.metadata.name}) does not match the name on the URL (${name})`,
    );
  }
  if (sent.metadata.namespace !== namespace) {
    throw badRequest('the namespace of the provided object does not match the namespace sent on the request');
  }
  if (sent.apiVersion !== live.apiVersion || sent.kind !== live.kind) {
    throw badRequest(
      `the API version in the data (${sent.apiVersion}) does not match the expected API version (${live.apiVersion})`,
    );
  }
}

function make(context: Context, kind: Kind, sent: AnyObject, { dryRun = false }: WriteOptions): AnyObject {
  const metadata = newMetadata(context, kind, sent.metadata);
  const next = frozenCopy({ ...sent, metadata });
  refuse(kind, next, faultsOfMetadata(metadata, kind));
  refuseSize(next);
  if (context.objects.get(kind, metadata.namespace ?? '', metadata.name) !== undefined) {
    throw alreadyExists(kind, metadata.name);
  }
  return dryRun ? next : context.store(kind, next);
}

function newMetadata(context: Context, kind: Kind, sent: ObjectMeta): ObjectMeta {
  const uid = context.uid();
  const { generateName, namespace } = sent as ObjectMeta & { readonly generateName?: string };
  const name = sent.name || (generateName === undefined ? undefined : `${generateName}${uid.slice(-5)}`);
  if (name === undefined) {
    throw invalid(kind, '', [
      { field: 'metadata.name', text: 'Required value: name or generateName is required' },
    ]);
  }
  if (kind.namespaced && (namespace ?? '') === '') throw methodNotAllowed();
  const given = without(
    { ...sent },
    'namespace',
    'deletionTimestamp',
    'deletionGracePeriodSeconds',
    'generation',
  );
  return {
    ...given,
    name,
    ...(kind.namespaced && namespace !== undefined ? { namespace } : {}),
    uid,
    creationTimestamp: context.now(),
    ...(kind.hasGeneration ? { generation: 1 } : {}),
  };
}

function replace(
  context: Context,
  kind: Kind,
  live: AnyObject,
  sent: AnyObject,
  { dryRun = false, subresource }: WriteOptions,
): AnyObject {
  const { name } = live.metadata;
  if (subresource === 'status' && !kind.hasStatus) throw notFound(kind, name);
  if (sent.metadata.uid !== undefined && sent.metadata.uid !== live.metadata.uid) {
    throw conflict(
      kind,
      name,
      `Precondition failed: UID in precondition: ${sent.metadata.uid}, UID in object meta: ${live.metadata.uid ?? ''}`,
    );
  }
  const wanted = sent.metadata.resourceVersion;
  if (wanted !== undefined && wanted !== live.metadata.resourceVersion) throw isStale(kind, name);

  const next = counted(kind, live, withServerMetadata(confined(kind, live, sent, subresource), live));
  if (equal(next, live)) return live;
  refuse(kind, next, [
    ...faultsOfMetadata(next.metadata, kind),
    ...faultsOfChange(live.metadata, next.metadata),
    ...faultsOfImmutable(kind, live, next),
  ]);
  refuseSize(next);
  return dryRun ? next : context.store(kind, next);
}

function counted(kind: Kind, live: AnyObject, next: AnyObject): AnyObject {
  const generation = generationAfter(kind, live, next);
  if (generation === undefined) return frozenCopy(next);
  return frozenCopy({ ...next, metadata: { ...next.metadata, generation } });
}

// The main endpoint leaves status alone. The status endpoint of a custom resource writes status and nothing else,
// that of a built-in kind leaves spec alone.
function confined(
  kind: Kind,
  live: AnyObject,
  sent: AnyObject,
  subresource: 'status' | undefined,
): AnyObject {
  if (!kind.hasStatus) return sent;
  if (subresource === undefined) return withMember(sent, 'status', live['status']);
  return kind.isCustom ? withMember(live, 'status', sent['status']) : withMember(sent, 'spec', live['spec']);
}

const withoutStatus = (kind: Kind, sent: AnyObject): AnyObject =>
  kind.hasStatus ? withMember(sent, 'status', undefined) : sent;

const withMember = (object: AnyObject, name: string, member: unknown): AnyObject =>
  ({ ...without(object, name), ...(member === undefined ? {} : { [name]: member }) }) as AnyObject;

function refuseSize(object: AnyObject): void {
  const text = JSON.stringify(object);
  if (text.length <= sizeLimit / 3) return;
  if (new TextEncoder().encode(text).length > sizeLimit) throw tooLarge(sizeLimit);
}
