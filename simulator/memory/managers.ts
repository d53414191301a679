// Who wrote which field: metadata.managedFields after a plain write (apimachinery's managedfields and the Updater of
// structured-merge-diff). A plain write takes the fields that it changes from everybody else.
import equal from 'fast-deep-equal';
import type { AnyObject, ManagedFieldsEntry, ObjectMeta, Timestamp } from '../../hooks/api/hook.js';
import { compare } from './fields.js';
import {
  difference,
  fieldSet,
  fromFieldsV1,
  isEmpty,
  isSameSet,
  noFields,
  onlyItself,
  toFieldsV1,
  union,
  type FieldSet,
} from './fieldset.js';
import type { Kind } from './kinds.js';

/** Whoever writes, and how. */
export interface Writer {
  readonly manager: string;
  readonly operation: 'Apply' | 'Update';
  readonly apiVersion: string;
  readonly subresource: 'status' | undefined;
}

/** What one writer holds. */
export interface Holding extends Omit<Writer, 'subresource'> {
  readonly subresource: string | undefined;
  readonly fields: FieldSet;
  readonly time: Timestamp | undefined;
}

export const isOf = (holding: Holding, writer: Writer): boolean =>
  holding.manager === writer.manager &&
  holding.operation === writer.operation &&
  holding.apiVersion === writer.apiVersion &&
  holding.subresource === writer.subresource;

// Nobody holds what identifies an object, or what only the server writes.
const nobodys: FieldSet = fieldSet(false, [
  ['f:apiVersion', onlyItself],
  ['f:kind', onlyItself],
  [
    'f:metadata',
    fieldSet(
      true,
      [
        'name',
        'namespace',
        'creationTimestamp',
        'selfLink',
        'uid',
        'clusterName',
        'generation',
        'managedFields',
        'resourceVersion',
      ].map((name) => [`f:${name}`, onlyItself]),
    ),
  ],
]);

export const holdable = (fields: FieldSet): FieldSet => difference(fields, nobodys);

/** What is recorded in an object. */
export function holdingsOf({ metadata }: AnyObject): readonly Holding[] {
  return (metadata.managedFields ?? []).map((entry) => ({
    manager: entry.manager ?? '',
    operation: entry.operation === 'Apply' ? 'Apply' : 'Update',
    apiVersion: entry.apiVersion ?? '',
    subresource: entry.subresource === '' ? undefined : entry.subresource,
    time: entry.time,
    fields: fromFieldsV1(entry.fieldsV1 ?? {}),
  }));
}

/** The object with these holdings recorded. */
export function withHoldings(object: AnyObject, holdings: readonly Holding[]): AnyObject {
  const managedFields = holdings
    .filter(({ fields }) => !isEmpty(fields))
    .sort(inOrder)
    .map(({ manager, operation, apiVersion, subresource, time, fields }): ManagedFieldsEntry => ({
      manager,
      operation,
      apiVersion,
      ...(time === undefined ? {} : { time }),
      fieldsType: 'FieldsV1',
      fieldsV1: toFieldsV1(fields),
      ...(subresource === undefined ? {} : { subresource }),
    }));
  return { ...object, metadata: { ...object.metadata, managedFields } };
}

function inOrder(left: Holding, right: Holding): number {
  const rank = ({
    operation,
    time = '',
    manager,
    apiVersion,
    subresource = '',
  }: Holding): readonly string[] => [operation, time, manager, apiVersion, subresource];
  const other = rank(right);
  const at = rank(left).findIndex((part, index) => part !== other[index]);
  if (at < 0) return 0;
  return (rank(left)[at] ?? '') < (other[at] ?? '') ? -1 : 1;
}

/** The object without its record of holdings. */
export function withoutRecord(object: AnyObject): AnyObject {
  const metadata = { ...object.metadata };
  delete (metadata as { managedFields?: unknown }).managedFields;
  return { ...object, metadata };
}

/** `next` with the record of a plain write that replaces `live`, or that makes the object. */
export function recordUpdate(
  kind: Kind,
  live: AnyObject | undefined,
  next: AnyObject,
  writer: Writer,
  now: Timestamp,
): AnyObject {
  const holdings = recordedBefore(live, next, writer);
  // An object that nobody has a record of stays without one until somebody applies to it.
  if (live !== undefined && holdings.length === 0) return withoutRecord(next);
  return withHoldings(next, holdingsAfterUpdate(kind, live, next, writer, now, holdings));
}

export function holdingsAfterUpdate(
  kind: Kind,
  live: AnyObject | undefined,
  next: AnyObject,
  writer: Writer,
  now: Timestamp,
  holdings: readonly Holding[],
): readonly Holding[] {
  const { added, removed, modified } = compare(
    live === undefined ? kind.blank : withoutRecord(live),
    withoutRecord(next),
    kind.schema,
  );
  const written = holdable(union(added, modified));
  const lost = union(written, removed);
  const others = holdings.map((holding) => ({ ...holding, fields: difference(holding.fields, lost) }));
  if (isEmpty(written)) return others;
  const own = others.find((holding) => isOf(holding, writer));
  return [
    ...others.filter((holding) => holding !== own),
    { ...writer, fields: union(own?.fields ?? noFields, written), time: now },
  ];
}

// A caller may hand in a record of its own on the main endpoint; most send back what they have read.
function recordedBefore(
  live: AnyObject | undefined,
  next: AnyObject,
  { subresource }: Writer,
): readonly Holding[] {
  const recorded = live === undefined ? [] : holdingsOf(live);
  const sent = next.metadata.managedFields ?? [];
  if (subresource !== undefined || sent.length === 0) return recorded;
  if (live !== undefined && equal(sent, live.metadata.managedFields)) return recorded;
  return sent.length === 1 && equal(sent[0], {}) ? [] : holdingsOf(next);
}

/** Whether two objects record the same holdings, whenever they were noted. */
export function isSameRecord(left: ObjectMeta, right: ObjectMeta): boolean {
  const before = left.managedFields ?? [];
  const after = right.managedFields ?? [];
  if (before.length !== after.length) return false;
  const find = (entry: ManagedFieldsEntry): ManagedFieldsEntry | undefined =>
    after.find(
      (other) =>
        other.manager === entry.manager &&
        other.operation === entry.operation &&
        other.apiVersion === entry.apiVersion &&
        other.subresource === entry.subresource,
    );
  return before.every((entry) => {
    const other = find(entry);
    return (
      other !== undefined && isSameSet(fromFieldsV1(entry.fieldsV1 ?? {}), fromFieldsV1(other.fieldsV1 ?? {}))
    );
  });
}
