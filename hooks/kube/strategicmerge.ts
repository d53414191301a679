// Strategic merge: a patch is merged into an object by Kubernetes' merge keys, as kubectl does.
// Source: apimachinery's strategicpatch; unlike there, an existing list keeps its order and new elements follow.
// Patches here come from typed data, so there are no directives, and an absent member deletes nothing.

import { jobSetSpecMergeKeys } from '../api/generated/mergekeys.js';
import { type JsonObject, isObject } from './json.js';

/**
 * How a value merges. Without a schema, objects merge member by member and lists are replaced as a whole.
 * The names are those of OpenAPI's `x-kubernetes-patch-*`.
 */
export interface MergeSchema {
  readonly fields?: Readonly<Record<string, MergeSchema>>;
  /** For a list: its objects merge by this member. */
  readonly mergeKey?: string;
  /** For a list: its scalars are a set. */
  readonly set?: true;
  /** For a list: how two elements with the same key merge. */
  readonly items?: MergeSchema;
}

/** `original` merged with `patch`. Neither is changed; unchanged parts are shared. */
export function strategicMerge<T extends object>(original: T, patch: object, schema: MergeSchema): T {
  return mergeObject(original as JsonObject, patch as JsonObject, schema) as T;
}

function mergeObject(original: JsonObject, patch: JsonObject, schema: MergeSchema): JsonObject {
  const merged = new Map(Object.entries(original));
  for (const [name, value] of Object.entries(patch)) {
    merged.set(name, merge(merged.get(name), value, schemaOfMember(schema, name)));
  }
  return Object.fromEntries(merged);
}

function merge(original: unknown, patch: unknown, schema: MergeSchema): unknown {
  if (Array.isArray(original) && Array.isArray(patch)) return mergeList(original, patch, schema);
  return isObject(original) && isObject(patch) ? mergeObject(original, patch, schema) : patch;
}

function mergeList(original: readonly unknown[], patch: readonly unknown[], schema: MergeSchema): unknown {
  if (schema.set === true) return [...new Set([...original, ...patch])];
  const { mergeKey, items = {} } = schema;
  if (mergeKey === undefined) return patch;

  const merged = [...original];
  const places = new Map<unknown, number>();
  for (const [place, element] of merged.entries()) {
    const key = keyOf(element, mergeKey);
    if (!places.has(key)) places.set(key, place);
  }
  for (const element of patch) {
    const key = keyOf(element, mergeKey);
    const place = places.get(key) ?? merged.length;
    places.set(key, place);
    merged[place] = merge(merged[place], element, items);
  }
  return merged;
}

function keyOf(element: unknown, mergeKey: string): unknown {
  return isObject(element) ? element[mergeKey] : element;
}

function schemaOfMember({ fields }: MergeSchema, name: string): MergeSchema {
  return fields !== undefined && Object.hasOwn(fields, name) ? (fields[name] ?? {}) : {};
}

/** The schema of a JobSet's spec. */
export const jobSetSpecSchema: MergeSchema = jobSetSpecMergeKeys;
