// Server-side apply (the Updater of structured-merge-diff): the configuration is merged into the object, what its
// manager applied before and applies no longer goes (unless somebody else holds it), and a field that others hold with
// another value is a conflict, or taken over by force.
import { dequal as equal } from 'dequal/lite';
import type { AnyObject, Timestamp } from '../../hooks/api/hook.js';
import { ApiError } from '../objectstore.js';
import { internal } from './errors.js';
import { compare, fieldsOf } from './fields.js';
import { difference, intersection, isEmpty, noFields, pathsOf, union, type FieldSet } from './fieldset.js';
import type { Kind } from './kind.js';
import {
  holdable,
  holdingsOf,
  isOf,
  withHoldings,
  withoutRecord,
  type Holding,
  type Writer,
} from './holdings.js';
import { merge, removeFields, withNamedParents } from './merge.js';
import { holdingsAfterUpdate } from './record.js';
import type { Schema } from './schema.js';
import { printedKey } from './structure.js';
import { faultsOfForm } from './typed.js';

export interface Application {
  readonly writer: Writer;
  readonly force: boolean;
  readonly now: Timestamp;
}

/** `live` with `config` applied; without `live`, the object that `config` makes. */
export function applied(
  kind: Kind,
  live: AnyObject | undefined,
  config: AnyObject,
  { writer, force, now }: Application,
): AnyObject {
  const { schema } = kind;
  refuseForm(kind, config);
  const before = live === undefined ? kind.blank : withoutRecord(live);
  const recorded = live === undefined ? [] : recordBeforeApply(kind, live, writer, now);
  const own = recorded.find((holding) => isOf(holding, writer));
  const configured = fieldsOf(config, schema);
  const fields = holdable(configured);
  const others = recorded.filter((holding) => holding !== own);

  const all = [...others.map((holding) => holding.fields), configured].reduce(union, noFields);
  const merged = merge(before, config, schema);
  const next = own === undefined ? merged : withoutDropped(merged, own.fields, all, schema);

  const { added, removed, modified } = compare(before, next, schema);
  const written = union(added, modified);
  const conflicts = others
    .map((holding) => ({ ...holding, fields: intersection(holding.fields, written) }))
    .filter((holding) => !isEmpty(holding.fields));
  if (conflicts.length > 0 && !force) throw conflictOf(conflicts);

  const lost = union(written, removed);
  const holdings = others.map((holding) => ({ ...holding, fields: difference(holding.fields, lost) }));
  // The time says when this manager last changed a value, not when it last applied.
  const time = equal(before, next) ? own?.time : now;
  return withHoldings(next as AnyObject, [...holdings, { ...writer, fields, time }]);
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

// What was made before anybody applied is held by a manager of its own, lest the first apply take it over unseen.
function recordBeforeApply(
  kind: Kind,
  live: AnyObject,
  { apiVersion }: Writer,
  now: Timestamp,
): readonly Holding[] {
  const recorded = holdingsOf(live);
  if (recorded.length > 0) return recorded;
  const unknown: Writer = {
    manager: 'before-first-apply',
    operation: 'Update',
    apiVersion,
    subresource: undefined,
  };
  return holdingsAfterUpdate(kind, undefined, live, unknown, now, []);
}

/** What is merged without the fields that were applied last time, and that nobody holds now. */
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

function conflictOf(conflicts: readonly Holding[]): ApiError {
  const printed = conflicts
    .toSorted((left, right) => (rankOf(left) < rankOf(right) ? -1 : 1))
    .map((holding) => ({
      name: nameOf(holding),
      paths: pathsOf(holding.fields).map((path) => path.map(printedKey).join('')),
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

const rankOf = ({ manager, operation, apiVersion, subresource }: Holding): string =>
  JSON.stringify([manager, operation, apiVersion, subresource]);

function nameOf({ manager, operation, apiVersion, subresource }: Holding): string {
  const through = subresource === undefined ? '' : ` with subresource "${subresource}"`;
  const using = operation === 'Update' ? ` using ${apiVersion}` : '';
  return `"${manager}"${through}${using}`;
}
