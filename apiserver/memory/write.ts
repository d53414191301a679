// The writes of the store: create, update, patch and apply. Each computes the new object and its managedFields;
// keep.ts validates and stores it.
import type { AnyObject } from '../../hooks/api/hook.js';
import { memberOf, without } from '../../hooks/kube/json.js';
import { ApiError, type ObjectRef, type Patch, type WriteOptions } from '../objectstore.js';
import { applied } from './apply.js';
import { kindOf, liveOf, namespaceOf, type Context } from './context.js';
import { completed, decode } from './decode.js';
import { confined, configOf, withoutStatus } from './endpoint.js';
import { conflict, internal, invalid, methodNotAllowed, noSuchKind, notFound } from './errors.js';
import { copyOf } from './frozen.js';
import { make, replace } from './keep.js';
import type { Kind } from './kind.js';
import type { Writer } from './managedfields.js';
import { withServerMetadata } from './metadata.js';
import { jsonPatched, mergePatched } from './patch.js';
import { refuseOtherRef, refuseOtherState } from './preconditions.js';
import { trackUpdate } from './trackupdate.js';

export function create(context: Context, object: object, options: WriteOptions): AnyObject {
  const kind = kindOf(context, object as AnyObject);
  const read = decode(kind, copyOf(object));
  const sent = named(context, kind, withoutStatus(kind, read));
  if (read.metadata.resourceVersion !== undefined) {
    throw internal('resourceVersion should not be set on objects to be created');
  }
  const next = trackUpdate(kind, undefined, sent, writerOf(kind, 'Update', options), context.now());
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
  const next = trackUpdate(kind, live, wanted, writerOf(kind, 'Update', options), context.now());
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
  // This path does not exist.
  if (kind.namespaced && namespaceOf(kind, ref) === '') throw noSuchKind();
  const live = context.objects.get(kind, namespaceOf(kind, ref), ref.name);
  const config = configOf(kind, ref, body, options);
  if (options.fieldManager === undefined) {
    throw new ApiError(
      422,
      'Invalid',
      'PatchOptions.meta.k8s.io "" is invalid: fieldManager: Required value: is required for apply patch',
    );
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

function writerOf(
  { apiVersion }: Kind,
  operation: 'Apply' | 'Update',
  { fieldManager: manager = 'unknown', subresource }: WriteOptions,
): Writer {
  return { manager, operation, apiVersion, subresource };
}

/** The object with its name, possibly from generateName, and its namespace. */
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
