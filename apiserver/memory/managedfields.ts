// metadata.managedFields, read and written (apimachinery's managedfields).
import type { AnyObject, ManagedFieldsEntry, ObjectMeta, Timestamp } from '../../hooks/api/hook.js';
import {
  difference,
  fieldSet,
  fromFieldsV1,
  isEmpty,
  isSameSet,
  selfOnly,
  toFieldsV1,
  type FieldSet,
} from './fieldset.js';

/** The author of a write. */
export interface Writer {
  readonly manager: string;
  readonly operation: 'Apply' | 'Update';
  readonly apiVersion: string;
  readonly subresource: 'status' | undefined;
}

/** The fields of one writer. */
export interface ManagerFields extends Omit<Writer, 'subresource'> {
  readonly subresource: string | undefined;
  readonly fields: FieldSet;
  readonly time: Timestamp | undefined;
}

export const isEntryOf = (entry: ManagerFields, writer: Writer): boolean =>
  entry.manager === writer.manager &&
  entry.operation === writer.operation &&
  entry.apiVersion === writer.apiVersion &&
  entry.subresource === writer.subresource;

// Fields that identify an object, or that only the server writes, have no manager.
const untracked: FieldSet = fieldSet(false, [
  ['f:apiVersion', selfOnly],
  ['f:kind', selfOnly],
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
      ].map((name) => [`f:${name}`, selfOnly]),
    ),
  ],
]);

export const trackable = (fields: FieldSet): FieldSet => difference(fields, untracked);

/** The entries of an object. */
export function managersOf({ metadata }: AnyObject): readonly ManagerFields[] {
  return (metadata.managedFields ?? []).map((entry) => ({
    manager: entry.manager ?? '',
    operation: entry.operation === 'Apply' ? 'Apply' : 'Update',
    apiVersion: entry.apiVersion ?? '',
    subresource: entry.subresource === '' ? undefined : entry.subresource,
    time: entry.time,
    fields: fromFieldsV1(entry.fieldsV1 ?? {}),
  }));
}

/** The object with these entries. */
export function withManagers(object: AnyObject, managers: readonly ManagerFields[]): AnyObject {
  const managedFields = managers
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

function inOrder(left: ManagerFields, right: ManagerFields): number {
  const rank = ({
    operation,
    time = '',
    manager,
    apiVersion,
    subresource = '',
  }: ManagerFields): readonly string[] => [operation, time, manager, apiVersion, subresource];
  const other = rank(right);
  const at = rank(left).findIndex((part, index) => part !== other[index]);
  if (at < 0) return 0;
  return (rank(left)[at] ?? '') < (other[at] ?? '') ? -1 : 1;
}

/** The object without managedFields. */
export function withoutManagedFields(object: AnyObject): AnyObject {
  const metadata = { ...object.metadata };
  delete (metadata as { managedFields?: unknown }).managedFields;
  return { ...object, metadata };
}

/** Whether two objects have the same managedFields, except for their times. */
export function isSameManagedFields(left: ObjectMeta, right: ObjectMeta): boolean {
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
