// Who holds which field: metadata.managedFields, read and written (apimachinery's managedfields).
import type { AnyObject, ManagedFieldsEntry, ObjectMeta, Timestamp } from '../../hooks/api/hook.js';
import {
  difference,
  fieldSet,
  fromFieldsV1,
  isEmpty,
  isSameSet,
  onlyItself,
  toFieldsV1,
  type FieldSet,
} from './fieldset.js';

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
