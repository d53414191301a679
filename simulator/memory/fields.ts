// Which fields a configuration holds, and which differ between two objects (structured-merge-diff's ToFieldSet and
// Compare).
import equal from 'fast-deep-equal';
import { fieldSet, noFields, onlyItself, type FieldSet } from './fieldset.js';
import { isObject } from './json.js';
import { anything, type Schema } from './schema.js';
import { isNamed, itemKey, memberKey, schemaOfItem, schemaOfMember, structureOf } from './structure.js';

/** All fields that a value holds, for whoever applies it. */
export function fieldsOf(value: unknown, schema: Schema): FieldSet {
  const structure = structureOf(value, schema);
  switch (structure.form) {
    case 'leaf':
      return value === null ? noFields : onlyItself;
    case 'map':
      return fieldSet(
        false,
        Object.entries(structure.map).map(([name, member]) => {
          const below = fieldsOf(member, schemaOfMember(schema, name));
          const isOwn = isBare(member) || !isNamed(schema, name) || below.isMember;
          return [memberKey(name), { ...below, isMember: isOwn }];
        }),
      );
    case 'list':
      return fieldSet(
        false,
        structure.list.map((item) => [
          itemKey(item, schema),
          { ...fieldsOf(item, schemaOfItem(schema)), isMember: true },
        ]),
      );
  }
}

const isBare = (value: unknown): boolean =>
  value === null || (isObject(value) && Object.keys(value).length === 0);

export interface Comparison {
  readonly added: FieldSet;
  readonly removed: FieldSet;
  readonly modified: FieldSet;
}

const same: Comparison = { added: noFields, removed: noFields, modified: noFields };

/** What differs between two values; undefined stands for one that is not there. */
export function compare(old: unknown, next: unknown, schema: Schema): Comparison {
  if (old === next) return same;
  if (old === undefined) return { ...same, added: everyPathOf(next, schema) };
  if (next === undefined) return { ...same, removed: everyPathOf(old, schema) };

  const before = partsOf(old, schema);
  const after = partsOf(next, schema);
  if (isWhole(before, old) && isWhole(after, next)) return equal(old, next) ? same : changed;
  // A value that turns from a leaf into something with parts, or back, changes; its parts come or go with it.
  const isAnother = (before === undefined && old !== null) || (after === undefined && next !== null);
  return compareParts(before ?? noParts, after ?? noParts, isAnother);
}

// An empty map, an empty list and null differ from each other, but have nothing in which they differ.
const isWhole = (parts: Parts | undefined, value: unknown): boolean =>
  parts === undefined || parts.size === 0 || value === null;

const changed: Comparison = { ...same, modified: onlyItself };

interface Part {
  readonly value: unknown;
  readonly schema: Schema;
}
type Parts = ReadonlyMap<string, Part>;
const noParts: Parts = new Map();

/** The parts that a value is compared by; undefined for what is compared as a whole. */
function partsOf(value: unknown, schema: Schema): Parts | undefined {
  const structure = structureOf(value, schema);
  switch (structure.form) {
    case 'leaf':
      return undefined;
    case 'map':
      return new Map(
        Object.entries(structure.map).map(([name, member]) => [
          memberKey(name),
          { value: member, schema: schemaOfMember(schema, name) },
        ]),
      );
    case 'list': {
      const items = new Map<string, Part>();
      for (const item of structure.list) {
        const key = itemKey(item, schema);
        const twin = items.get(key);
        // Items that share their key, which validation will refuse, count as one.
        const value = twin === undefined ? item : [twin.value, item];
        items.set(key, { value, schema: twin === undefined ? schemaOfItem(schema) : anything });
      }
      return items;
    }
  }
}

function compareParts(before: Parts, after: Parts, isAnother: boolean): Comparison {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const comparisons = keys.map((key) => {
    const old = before.get(key);
    const next = after.get(key);
    return [key, compare(old?.value, next?.value, (next ?? old)?.schema ?? anything)] as const;
  });
  const differing = comparisons.filter(([, comparison]) => comparison !== same);
  if (differing.length === 0 && !isAnother) return same;
  const pick = (aspect: keyof Comparison, isMember: boolean): FieldSet =>
    fieldSet(
      isMember,
      differing.map(([key, comparison]) => [key, comparison[aspect]]),
    );
  return {
    added: pick('added', false),
    removed: pick('removed', false),
    modified: pick('modified', isAnother),
  };
}

/** Every path of a value, those of its maps and lists included. */
function everyPathOf(value: unknown, schema: Schema): FieldSet {
  const parts = partsOf(value, schema) ?? noParts;
  return fieldSet(
    true,
    [...parts].map(([key, part]) => [key, everyPathOf(part.value, part.schema)]),
  );
}
