// Server-side apply (the Updater of structured-merge-diff): the configuration is merged into the object, what its
// manager applied before and applies no longer goes (unless somebody else holds it), and a field that others hold with
// another value is a conflict, or taken over by force.
import type { AnyObject, Timestamp } from '../../hooks/api/hook.js';
import { ApiError } from '../objectstore.js';
import { compare, fieldsOf } from './fields.js';
import { difference, intersection, isEmpty, noFields, pathsOf, union, type FieldSet } from './fieldset.js';
import type { Kind } from './kinds.js';
import {
  holdable,
  holdingsAfterUpdate,
  holdingsOf,
  isOf,
  withHoldings,
  withoutRecord,
  type Holding,
  type Writer,
} from './managers.js';
import { merge, removeFields, withNamedParents } from './merge.js';
import type { Schema } from './schema.js';

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
  const before = live === undefined ? {} : withoutRecord(live);
  const recorded = live === undefined ? [] : recordBeforeApply(kind, live, writer, now);
  const own = recorded.find((holding) => isOf(holding, writer));
  const fields = holdable(fieldsOf(config, schema));
  const others = recorded.filter((holding) => holding !== own);

  const all = [...others.map((holding) => holding.fields), fields].reduce(union, noFields);
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
  return withHoldings(next as AnyObject, [...holdings, { ...writer, fields, time: now }]);
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
  const everything = named(fieldsOf(merged, schema));
  const lastTime = named(last);
  const bare = named(fieldsOf(removeFields(merged, lastTime, schema), schema));
  const kept = removeFields(merged, difference(everything, union(bare, named(held))), schema);
  const dropped = difference(everything, named(fieldsOf(kept, schema)));
  return removeFields(merged, intersection(dropped, lastTime), schema);
}

function conflictOf(conflicts: readonly Holding[]): ApiError {
  const count = conflicts.reduce((sum, { fields }) => sum + pathsOf(fields).length, 0);
  const texts = conflicts.map(({ manager, apiVersion, subresource, fields }) => {
    const using = `"${manager}"${subresource === undefined ? '' : ` with subresource "${subresource}"`} using ${apiVersion}`;
    const paths = pathsOf(fields).map(printed);
    return paths.length === 1
      ? `conflict with ${using}: ${paths.join()}`
      : `conflicts with ${using}:\n${paths.map((path) => `- ${path}`).join('\n')}`;
  });
  const noun = count === 1 ? 'conflict' : 'conflicts';
  return new ApiError(409, 'Conflict', `Apply failed with ${count} ${noun}: ${texts.join('\n')}`);
}

// `.spec.containers[name="main"].image`, `.metadata.finalizers[="a"]`
function printed(path: readonly string[]): string {
  return path
    .map((key) => {
      const text = key.slice(2);
      if (key.startsWith('f:')) return `.${text}`;
      if (key.startsWith('v:')) return `[=${text}]`;
      const pairs = Object.entries(JSON.parse(text) as object);
      return `[${pairs.map(([name, value]) => `${name}=${JSON.stringify(value)}`).join(',')}]`;
    })
    .join('');
}
