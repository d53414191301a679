// The writes of the store: create, update, patch and apply. Each works out the object that is wanted and who holds
// its fields; keep.ts validates it and puts it in place.
import type { AnyObject, ObjectMeta } from '../../hooks/api/hook.js';
import type { ObjectRef, Patch, WriteOptions } from '../objectstore.js';
import { applied } from './apply.js';
import { kindOf, liveOf, namespaceOf, type Context } from './context.js';
import { completed, decode } from './decode.js';
import {
  badRequest,
  conflict,
  invalid,
  isStale,
  methodNotAllowed,
  noSuchKind,
  notFound,
  internal,
} from './errors.js';
import { copyOf, isObject, memberOf, without } from './json.js';
import { make, replace } from './keep.js';
import type { Kind } from './kinds.js';
import { recordUpdate, type Writer } from './managers.js';
import { withServerMetadata } from './metadata.js';
import { jsonPatched, mergePatched } from './patch.js';

export function create(context: Context, object: object, options: WriteOptions): AnyObject {
  const kind = kindOf(context, object as AnyObject);
  const read = decode(kind, copyOf(object));
  const sent = named(context, kind, withoutStatus(kind, read));
  if (read.metadata.resourceVersion !== undefined) {
    throw internal('resourceVersion should not be set on objects to be created');
  }
  const next = recordUpdate(kind, undefined, sent, writerOf(kind, 'Update', options), context.now());
  return make(context, kind, next, options);
}

export function update(context: Context, object: object, options: WriteOptions): AnyObject {
  const kind = kindOf(context, object as AnyObject);
  const sent = decode(kind, copyOf(object));
  const { name, resourceVersion } = sent.metadata;
  const live = context.objects.get(kind, namespaceOf(kind, sent.metadata), name);
  if (live === undefined) throw notFound(kind, name);
  if (resourceVersion === undefined && kind.isCustom) {
    throw invalid(kind, name, [
      { field: 'metadata.resourceVersion', text: 'Invalid value: 0: must be specified for an update' },
    ]);
  }
  return put(context, kind, live, sent, options);
}

export function patch(context: Context, ref: ObjectRef, change: Patch, options: WriteOptions): AnyObject {
  if (change.type === 'apply') return apply(context, ref, change.body, change.force === true, options);
  const kind = kindOf(context, ref);
  const live = liveOf(context, ref);
  const patched = change.type === 'json' ? jsonPatched(live, change.body) : mergePatched(live, change.body);
  const sent = decode(kind, patched);
  refuseOtherRef(kind, live, sent);
  return put(context, kind, live, sent, options);
}

function put(
  context: Context,
  kind: Kind,
  live: AnyObject,
  sent: AnyObject,
  options: WriteOptions,
): AnyObject {
  refuseOtherState(kind, live, sent, options);
  const wanted = withServerMetadata(confined(kind, live, sent, options), live);
  const next = recordUpdate(kind, live, wanted, writerOf(kind, 'Update', options), context.now());
  return replace(context, kind, live, next, options);
}

function apply(
  context: Context,
  ref: ObjectRef,
  body: object,
  force: boolean,
  options: WriteOptions,
): AnyObject {
  const kind = kindOf(context, ref);
  // There is no such path.
  if (kind.namespaced && namespaceOf(kind, ref) === '') throw noSuchKind();
  const live = context.objects.get(kind, namespaceOf(kind, ref), ref.name);
  const config = configOf(kind, ref, body, options);
  if (options.fieldManager === undefined) {
    throw badRequest('fieldManager: Required value: is required for apply patch');
  }
  if (live === undefined && options.subresource !== undefined) throw notFound(kind, ref.name);
  if (live !== undefined) refuseOtherState(kind, live, config, options);
  else if (config.metadata.uid !== undefined) {
    throw conflict(
      kind,
      ref.name,
      `uid mismatch: the provided object specified uid ${config.metadata.uid}, and no existing object was found`,
    );
  }

  const by = { writer: writerOf(kind, 'Apply', options), force, now: context.now() };
  const next = completed(kind, applied(kind, live, config, by));
  if (live === undefined) return make(context, kind, next, options);
  return replace(context, kind, live, withServerMetadata(next, live), options);
}

/** The part of an applied configuration that this endpoint takes. */
function configOf(kind: Kind, ref: ObjectRef, body: object, { subresource }: WriteOptions): AnyObject {
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

function writerOf(
  { apiVersion }: Kind,
  operation: 'Apply' | 'Update',
  { fieldManager: manager = 'unknown', subresource }: WriteOptions,
): Writer {
  return { manager, operation, apiVersion, subresource };
}

/** The object with its name, which may be asked for by its beginning, and its namespace. */
function named(context: Context, kind: Kind, sent: AnyObject): AnyObject {
  const { namespace = '' } = sent.metadata;
  const beginning = memberOf(sent.metadata, 'generateName');
  const name =
    sent.metadata.name || (typeof beginning === 'string' ? beginning + context.uid().slice(-5) : '');
  if (name === '') {
    throw invalid(kind, '', [
      { field: 'metadata.name', text: 'Required value: name or generateName is required' },
    ]);
  }
  if (kind.namespaced && namespace === '') throw methodNotAllowed();
  const mark = ['generation', 'deletionTimestamp', 'deletionGracePeriodSeconds', 'resourceVersion'];
  const metadata = without({ ...sent.metadata }, ...mark, ...(kind.namespaced ? [] : ['namespace']));
  return { ...sent, metadata: { ...metadata, name } };
}

function refuseOtherRef(kind: Kind, live: AnyObject, sent: AnyObject): void {
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

function refuseOtherState(kind: Kind, live: AnyObject, sent: AnyObject, { subresource }: WriteOptions): void {
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

// The main endpoint leaves status alone. The status endpoint of a custom resource writes status and nothing else,
// that of a built-in kind leaves spec alone.
function confined(kind: Kind, live: AnyObject, sent: AnyObject, { subresource }: WriteOptions): AnyObject {
  if (!kind.hasStatus) return sent;
  if (subresource === undefined) return withMember(sent, 'status', live['status']);
  return kind.isCustom ? withMember(live, 'status', sent['status']) : withMember(sent, 'spec', live['spec']);
}

const withoutStatus = (kind: Kind, sent: AnyObject): AnyObject =>
  kind.hasStatus ? withMember(sent, 'status', undefined) : sent;

const withMember = (object: AnyObject, name: string, member: unknown): AnyObject =>
  ({ ...without(object, name), ...(member === undefined ? {} : { [name]: member }) }) as AnyObject;
