// Merging an applied configuration into an object, and removing fields (structured-merge-diff's Merge
// and RemoveItems).
import { type JsonObject, isList, isObject } from '../../hooks/kube/json.js';
import { childOf, isEmpty, withSelf, type FieldSet } from './fieldset.js';
import type { Schema } from './schema.js';
import { isNamed, itemKey, memberKey, schemaOfItem, schemaOfMember, structureOf } from './structure.js';

/** The live value with all that is applied; undefined is an absent value. */
export function merge(live: unknown, applied: unknown, schema: Schema): unknown {
  if (applied === undefined) return live;
  if (live === undefined) return applied;
  const old = structureOf(live, schema);
  const next = structureOf(applied, schema);
  // An applied null removes nothing from a map or list that is not empty.
  if (applied === null && ((old.form === 'map' && !isBare(live)) || (old.form === 'list' && !isBare(live)))) {
    return live;
  }
  if (old.form === 'map' && next.form === 'map') return mergeMaps(old.map, next.map, schema);
  if (old.form === 'list' && next.form === 'list') return mergeLists(old.list, next.list, schema);
  return applied;
}

const isBare = (value: unknown): boolean =>
  isObject(value) ? Object.keys(value).length === 0 : isList(value) && value.length === 0;

function mergeMaps(live: JsonObject, applied: JsonObject, schema: Schema): JsonObject {
  const members = Object.entries(applied).map(([name, member]) => [
    name,
    merge(live[name], member, schemaOfMember(schema, name)),
  ]);
  return { ...live, ...(Object.fromEntries(members) as JsonObject) };
}

// Common items are in the order of the applied list; the others stay before the items that they preceded.
function mergeLists(
  live: readonly unknown[],
  applied: readonly unknown[],
  schema: Schema,
): readonly unknown[] {
  const liveItems = new Map(live.map((item) => [itemKey(item, schema), item]));
  const appliedKeys = applied.map((item) => itemKey(item, schema));
  const isApplied = new Set(appliedKeys);
  const result: unknown[] = [];
  const left = [...liveItems.keys()];
  applied.forEach((item, at) => {
    const nextShared = appliedKeys.slice(at).find((key) => liveItems.has(key));
    for (let key = left[0]; key !== undefined && key !== nextShared; key = left[0]) {
      if (!isApplied.has(key)) result.push(liveItems.get(key));
      left.shift();
    }
    const key = appliedKeys[at] ?? '';
    if (key === left[0]) left.shift();
    result.push(merge(liveItems.get(key), item, schemaOfItem(schema)));
  });
  return [...result, ...left.filter((key) => !isApplied.has(key)).map((key) => liveItems.get(key))];
}

/** The value without these fields. A value that loses all of its content becomes null. */
export function removeFields(value: unknown, fields: FieldSet, schema: Schema): unknown {
  if (isEmpty(fields)) return value;
  const structure = structureOf(value, schema);
  switch (structure.form) {
    case 'leaf':
      return value;
    case 'map': {
      const members = Object.entries(structure.map);
      const left = members.flatMap(([name, member]) => {
        const below = childOf(fields, memberKey(name));
        return below.isMember ? [] : [[name, removeFields(member, below, schemaOfMember(schema, name))]];
      });
      return left.length === 0 && members.length > 0 ? null : Object.fromEntries(left);
    }
    case 'list': {
      const left = structure.list.flatMap((item) => {
        const below = childOf(fields, itemKey(item, schema));
        return below.isMember ? [] : [removeFields(item, below, schemaOfItem(schema))];
      });
      return left.length === 0 && structure.list.length > 0 ? null : left;
    }
  }
}

/** The set, with every member that the schema names on the way to one of its paths. */
export function withNamedParents(fields: FieldSet, schema: Schema): FieldSet {
  let children: Map<string, FieldSet> | undefined;
  for (const [key, child] of fields.children) {
    const name = key.startsWith('f:') ? key.slice(2) : undefined;
    const below = name === undefined ? schemaOfItem(schema) : schemaOfMember(schema, name);
    const isMember = child.isMember || (name !== undefined && isNamed(schema, name));
    const next = withSelf(withNamedParents(child, below), isMember);
    if (next !== child) (children ??= new Map(fields.children)).set(key, next);
  }
  return children === undefined ? fields : { isMember: fields.isMember, children };
}
