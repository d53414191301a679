// Server-side apply (the Updater of structured-merge-diff): the configuration is merged into the object; what its
// manager applied before and no longer applies is removed, unless another manager owns it; a field that others own with
// another value is a conflict, or is taken over by force.
import { dequal as equal } from 'dequal/lite';
import type { AnyObject, Timestamp } from '../../hooks/api/hook.js';
import { ApiError } from '../objectstore.js';
import { internal } from './errors.js';
import { compare, fieldsOf } from './fields.js';
import { difference, intersection, isEmpty, noFields, pathsOf, union, type FieldSet } from './fieldset.js';
import type { Kind } from './kind.js';
import {
  trackable,
  managersOf,
  isEntryOf,
  withManagers,
  withoutManagedFields,
  type ManagerFields,
  type Writer,
} from './managedfields.js';
import { merge, removeFields, withNamedParents } from './merge.js';
import type { Schema } from './schema.js';
import { printedKey } from './structure.js';
import { managersAfterUpdate } from './trackupdate.js';
import { faultsOfForm } from './typed.js';

export interface Application {
  readonly writer: Writer;
  readonly force: boolean;
  readonly now: Timestamp;
}

/** `live` with `config` applied; without `live`, the object that `config` creates. */
export function applied(
  kind: Kind,
  live: AnyObject | undefined,
  config: AnyObject,
  { writer, force, now }: Application,
): AnyObject {
  const { schema } = kind;
  refuseForm(kind, config);
  const before = live === undefined ? kind.blank : withoutManagedFields(live);
  const recorded = live === undefined ? [] : managersBeforeApply(kind, live, writer, now);
  const own = recorded.find((entry) => isEntryOf(entry, writer));
  const configured = fieldsOf(config, schema);
  const fields = trackable(configured);
  const others = recorded.filter((entry) => entry !== own);

  const all = [...others.map((entry) => entry.fields), configured].reduce(union, noFields);
  const merged = merge(before, config, schema);
  const next = own === undefined ? merged : withoutDropped(merged, own.fields, all, schema);

  const { added, removed, modified } = compare(before, next, schema);
  const written = union(added, modified);
  const conflicts = others
    .map((entry) => ({ ...entry, fields: intersection(entry.fields, written) }))
    .filter((entry) => !isEmpty(entry.fields));
  if (conflicts.length > 0 && !force) throw conflictOf(conflicts);

  const lost = union(written, removed);
  const managers = others.map((entry) => ({ ...entry, fields: difference(entry.fields, lost) }));
  // The time at which this manager last changed a value, not at which it last applied.
  const time = equal(before, next) ? own?.time : now;
  return withManagers(next as AnyObject, [...managers, { ...writer, fields, time }]);
}

function refuseForm({ apiVersion, kind, schema }: Kind, config: AnyObject): void {
  const faults = faultsOfForm(config, schema);
  if (faults.length === 0) return;
  const { namespace = '', name } = config.metadata;
  const texts =
    faults.length === 1 ? faults.join() : `errors:\n${faults.map((fault) => `  ${fault}`).join('\n')}`;
  const version = apiVersion.includes('/') ? apiVersion : `/${apiVersion}`;
  const what = `failed to create typed patch object (${namespace}/${name}; ${version}, Kind=${kind})`;
  throw internal(`${what}: ${texts}`);
}

// The fields of an object that was created before the first apply have a manager of their own, so that the first apply
// does not take them over without a conflict.
function managersBeforeApply(
  kind: Kind,
  live: AnyObject,
  { apiVersion }: Writer,
  now: Timestamp,
): readonly ManagerFields[] {
  const recorded = managersOf(live);
  if (recorded.length > 0) return recorded;
  const unknown: Writer = {
    manager: 'before-first-apply',
    operation: 'Update',
    apiVersion,
    subresource: undefined,
  };
  return managersAfterUpdate(kind, undefined, live, unknown, now, []);
}

/** What is merged, without the fields that were applied last time and that no manager owns now. */
function withoutDropped(merged: unknown, last: FieldSet, held: FieldSet, schema: Schema): unknown {
  const named = (fields: FieldSet): FieldSet => withNamedParents(fields, schema);
  const lastTime = named(last);
  if (isEmpty(difference(lastTime, named(held)))) return merged;
  const everything = named(fieldsOf(merged, schema));
  const bare = named(fieldsOf(removeFields(merged, lastTime, schema), schema));
  const kept = removeFields(merged, difference(everything, union(bare, named(held))), schema);
  const dropped = difference(everything, named(fieldsOf(kept, schema)));
  return removeFields(merged, intersection(dropped, lastTime), schema);
}

function conflictOf(conflicts: readonly ManagerFields[]): ApiError {
  const printed = conflicts
    .toSorted((left, right) => (rankOf(left) < rankOf(right) ? -1 : 1))
    .map((entry) => ({
      name: nameOf(entry),
      paths: pathsOf(entry.fields).map((path) => path.map(printedKey).join('')),
    }));
  const count = printed.reduce((sum, { paths }) => sum + paths.length, 0);
  const texts =
    count === 1
      ? printed.map(({ name, paths }) => `conflict with ${name}: ${paths.join()}`)
      : printed.map(({ name, paths }) =>
          [`conflicts with ${name}:`, ...paths.map((path) => `- ${path}`)].join('\n'),
        );
  const noun = count === 1 ? 'conflict' : 'conflicts';
  return new ApiError(409, 'Conflict', `Apply failed with ${count} ${noun}: ${texts.join('\n')}`);
}

const rankOf = ({ manager, operation, apiVersion, subresource }: ManagerFields): string =>
  JSON.stringify([manager, operation, apiVersion, subresource]);

function nameOf({ manager, operation, apiVersion, subresource }: ManagerFields): string {
  const through = subresource === undefined ? '' : ` with subresource "${subresource}"`;
  const using = operation === 'Update' ? ` using ${apiVersion}` : '';
  return `"${manager}"${through}${using}`;
}
