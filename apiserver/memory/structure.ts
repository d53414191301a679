// The structure of a value for merging (structured-merge-diff's schema): a leaf that changes as a
// whole, a map that merges by member, or a list whose items have an identity. The schema says so with
// x-kubernetes-list-type, -list-map-keys and -map-type; without a schema maps merge by member and lists are atomic.
import { type JsonObject, isList, isObject, memberOf } from '../../hooks/kube/json.js';
import { anything, memberSchema, type Schema } from './schema.js';

export type Structure =
  | { readonly form: 'leaf' }
  | { readonly form: 'map'; readonly map: JsonObject }
  | { readonly form: 'list'; readonly list: readonly unknown[] };

export function structureOf(value: unknown, schema: Schema): Structure {
  if (isObject(value) && schema['x-kubernetes-map-type'] !== 'atomic') return { form: 'map', map: value };
  if (isList(value) && hasIdentities(schema)) return { form: 'list', list: value };
  return { form: 'leaf' };
}

export const hasIdentities = (schema: Schema): boolean =>
  schema['x-kubernetes-list-type'] === 'map' || schema['x-kubernetes-list-type'] === 'set';

export const memberKey = (name: string): string => `f:${name}`;

/** The key of a list item in a set of fields. */
export function itemKey(item: unknown, schema: Schema): string {
  if (schema['x-kubernetes-list-type'] === 'set') return `v:${JSON.stringify(item)}`;
  const properties = schema.items?.properties;
  const parts: string[] = [];
  for (const name of keysOf(schema)) {
    const value = memberOf(item, name) ?? properties?.[name]?.default;
    if (value !== undefined) parts.push(`${JSON.stringify(name)}:${JSON.stringify(value)}`);
  }
  return `k:{${parts.join(',')}}`;
}

const sortedKeys = new WeakMap<Schema, readonly string[]>();

function keysOf(schema: Schema): readonly string[] {
  const known = sortedKeys.get(schema);
  if (known !== undefined) return known;
  const keys = [...(schema['x-kubernetes-list-map-keys'] ?? [])].sort();
  sortedKeys.set(schema, keys);
  return keys;
}

export const schemaOfMember = (schema: Schema, name: string): Schema =>
  memberSchema(schema, name) ?? anything;

export const schemaOfItem = (schema: Schema): Schema => schema.items ?? anything;

/** Whether the schema names this member, so that only a leaf is in the set itself. */
export const isNamed = (schema: Schema, name: string): boolean => schema.properties?.[name] !== undefined;

/** The key in messages: `.spec`, `[name="main"]`, `[="a"]`. */
export function printedKey(key: string): string {
  const text = key.slice(2);
  if (key.startsWith('f:')) return `.${text}`;
  if (key.startsWith('v:')) return `[=${text}]`;
  const pairs = Object.entries(JSON.parse(text) as object);
  return `[${pairs.map(([name, value]) => `${name}=${JSON.stringify(value)}`).join(',')}]`;
}
