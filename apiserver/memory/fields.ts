// The fields of a configuration, and those that differ between two objects (structured-merge-diff's ToFieldSet and
// Compare).
import { dequal as equal } from 'dequal/lite';
import { isObject } from '../../hooks/kube/json.js';
import { fieldSet, noFields, selfOnly, withSelf, type FieldSet } from './fieldset.js';
import type { Schema } from './schema.js';
import {
  isNamed,
  itemKey,
  memberKey,
  schemaOfItem,
  schemaOfMember,
  structureOf,
  type Structure,
} from './structure.js';

/** All fields of a value, for the manager that applies it. */
export function fieldsOf(value: unknown, schema: Schema): FieldSet {
  const structure = structureOf(value, schema);
  switch (structure.form) {
    case 'leaf':
      return value === null ? noFields : selfOnly;
    case 'map': {
      const children: [string, FieldSet][] = [];
      for (const name of Object.keys(structure.map)) {
        const member = structure.map[name];
        const below = fieldsOf(member, schemaOfMember(schema, name));
        const isOwn = below.isMember || isBare(member) || !isNamed(schema, name);
        children.push([memberKey(name), withSelf(below, isOwn)]);
      }
      return fieldSet(false, children);
    }
    case 'list':
      return fieldSet(
        false,
        structure.list.map((item) => [
          itemKey(item, schema),
          withSelf(fieldsOf(item, schemaOfItem(schema)), true),
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

const changed: Comparison = { ...same, modified: selfOnly };

/** The differences of two values; undefined is an absent value. */
export function compare(old: unknown, next: unknown, schema: Schema): Comparison {
  if (old === next) return same;
  const before = structureOf(old, schema);
  const after = structureOf(next, schema);
  if (old === undefined) return summed(differences(before, after, schema), { added: true });
  if (next === undefined) return summed(differences(before, after, schema), { removed: true });
  if (isWhole(before, old) && isWhole(after, next)) return equal(old, next) ? same : changed;
  // A value that turns from a leaf into a map or list, or back, is changed; its parts are added or removed with it.
  const isAnother = isLeaf(before, old) || isLeaf(after, next);
  return summed(differences(before, after, schema), { modified: isAnother });
}

const isLeaf = ({ form }: Structure, value: unknown): boolean => form === 'leaf' && value !== null;

// An empty map, an empty list and null differ from each other, but have no fields that differ.
function isWhole(structure: Structure, value: unknown): boolean {
  if (structure.form === 'map') return Object.keys(structure.map).length === 0;
  return structure.form === 'leaf' || value === null || structure.list.length === 0;
}

type Differences = readonly (readonly [key: string, comparison: Comparison])[];

function differences(before: Structure, after: Structure, schema: Schema): Differences {
  const found: (readonly [string, Comparison])[] = [];
  const old = before.form === 'map' ? before.map : {};
  const next = after.form === 'map' ? after.map : {};
  const note = (name: string): void => {
    const comparison = compare(old[name], next[name], schemaOfMember(schema, name));
    if (comparison !== same) found.push([memberKey(name), comparison]);
  };
  for (const name of Object.keys(old)) note(name);
  for (const name of Object.keys(next)) if (!Object.hasOwn(old, name)) note(name);
  if (before.form === 'list' || after.form === 'list') found.push(...differentItems(before, after, schema));
  return found;
}

function differentItems(before: Structure, after: Structure, schema: Schema): Differences {
  const old = itemsByKey(before, schema);
  const next = itemsByKey(after, schema);
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((key): Differences => {
    const comparison = compare(old.get(key), next.get(key), schemaOfItem(schema));
    return comparison === same ? [] : [[key, comparison]];
  });
}

function itemsByKey(structure: Structure, schema: Schema): ReadonlyMap<string, unknown> {
  const items = new Map<string, unknown>();
  if (structure.form !== 'list') return items;
  for (const item of structure.list) {
    const key = itemKey(item, schema);
    // Items with the same key, which validation refuses, count as one.
    items.set(key, items.has(key) ? [items.get(key), item] : item);
  }
  return items;
}

interface Self {
  readonly added?: boolean;
  readonly removed?: boolean;
  readonly modified?: boolean;
}

function summed(found: Differences, { added = false, removed = false, modified = false }: Self): Comparison {
  if (found.length === 0 && !added && !removed && !modified) return same;
  const pick = (aspect: keyof Comparison, isMember: boolean): FieldSet => {
    const children = found.filter(([, comparison]) => comparison[aspect] !== noFields);
    return fieldSet(
      isMember,
      children.map(([key, comparison]) => [key, comparison[aspect]]),
    );
  };
  return {
    added: pick('added', added),
    removed: pick('removed', removed),
    modified: pick('modified', modified),
  };
}
