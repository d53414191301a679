// The last step of every write: validate, set what only the server sets, increase the generation, store. A write that
// changes nothing stores nothing.
import { dequal as equal } from 'dequal/lite';
import type { AnyObject, ObjectMeta } from '../../hooks/api/hook.js';
import type { WriteOptions } from '../objectstore.js';
import type { Context } from './context.js';
import { faultsOfData, faultsOfDataChange } from './data.js';
import { refuse } from './decode.js';
import { alreadyExists, internal, tooLarge } from './errors.js';
import { copyOf, frozen } from './frozen.js';
import { generationAfter } from './generation.js';
import type { Kind } from './kind.js';
import { isSameManagedFields, withoutManagedFields } from './managedfields.js';
import { faultsOfChange, faultsOfMetadata } from './metadata.js';

const mebibyte = 1024 * 1024;
// The API server reads bodies of at most 3 MiB, and etcd takes requests of at most 1.5 MiB.
const bodyLimit = 3 * mebibyte;
const etcdLimit = 1.5 * mebibyte;

/** Stores a new object. */
export function make(
  context: Context,
  kind: Kind,
  sent: AnyObject,
  { dryRun = false }: WriteOptions,
): AnyObject {
  const metadata: ObjectMeta = {
    ...sent.metadata,
    uid: context.uid(),
    creationTimestamp: context.now(),
    ...(kind.hasGeneration ? { generation: 1 } : {}),
  };
  const next = admitted(context, { ...sent, ...firstStatusOf(kind), metadata });
  refuse(kind, next, [...faultsOfMetadata(metadata, kind), ...faultsOfData(kind, next)]);
  refuseSize(next);
  const holder = context.objects.get(kind, metadata.namespace ?? '', metadata.name);
  if (holder !== undefined) throw alreadyExists(kind, holder);
  return dryRun ? next : context.store(kind, next);
}

/** Stores `wanted` in place of `live`. */
export function replace(
  context: Context,
  kind: Kind,
  live: AnyObject,
  wanted: AnyObject,
  { dryRun = false, subresource }: WriteOptions,
): AnyObject {
  const next = subresource === undefined ? admitted(context, wanted, live) : wanted;
  if (
    equal(withoutManagedFields(next), withoutManagedFields(live)) &&
    isSameManagedFields(next.metadata, live.metadata)
  ) {
    return live;
  }
  const generation = generationAfter(kind, live, next);
  const metadata = { ...next.metadata, ...(generation === undefined ? {} : { generation }) };
  const whole = frozen({ ...next, metadata });
  refuse(kind, whole, [
    ...faultsOfMetadata(metadata, kind),
    ...faultsOfChange(live.metadata, metadata),
    ...faultsOfData(kind, whole),
    ...faultsOfDataChange(kind, live, whole),
  ]);
  refuseSize(whole);
  return dryRun ? whole : context.store(kind, whole);
}

function admitted({ admit }: Context, wanted: AnyObject, live?: AnyObject): AnyObject {
  const object = frozen(wanted);
  const given = admit(live === undefined ? { object } : { object, oldObject: live });
  return given === object ? object : copyOf(given);
}

const firstStatusOf = ({ firstStatus }: Kind): { readonly status?: object } =>
  firstStatus === undefined ? {} : { status: firstStatus };

function refuseSize(object: AnyObject): void {
  const text = JSON.stringify(object);
  if (text.length <= etcdLimit / 3) return;
  const size = new TextEncoder().encode(text).length;
  if (size > bodyLimit) throw tooLarge(bodyLimit);
  if (size > etcdLimit) throw internal('etcdserver: request is too large');
}
