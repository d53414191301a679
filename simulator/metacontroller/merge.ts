// How dynamic apply merges observed, last applied and desired state.
// Source: Metacontroller's three-way merge, with its heuristic for the merge key of a list.
import { type JsonObject, isObject } from '../../hooks/kube/json.js';

/** Tried in this order; the first one that all items of all three lists have is the key. */
const MERGE_KEYS = ['containerPort', 'port', 'mountPath', 'name', 'uid', 'ip', 'path'];

/** The type of `observed` decides: objects and keyed lists are merged, anything else becomes `desired`. */
export function merge(observed: unknown, last: unknown, desired: unknown): unknown {
  if (isObject(observed)) return mergeObject(observed, objectOr(last), objectOr(desired));
  if (Array.isArray(observed)) return mergeList(observed, last, desired);
  return desired;
}

/** What was applied and is no longer desired is removed; what others have added stays. */
export function mergeObject(observed: JsonObject, last: JsonObject, desired: JsonObject): JsonObject {
  const merged = new Map(Object.entries(observed));
  for (const key of Object.keys(last)) if (!Object.hasOwn(desired, key)) merged.delete(key);
  for (const [key, value] of Object.entries(desired)) {
    merged.set(key, merge(own(observed, key), own(last, key), value));
  }
  return Object.fromEntries(merged);
}

function mergeList(observed: readonly unknown[], last: unknown, desired: unknown): unknown {
  const lists = [observed, listOr(last), listOr(desired)] as const;
  const items = lists.flat();
  if (!items.every(isObject)) return desired;
  const key = MERGE_KEYS.find((name) => items.length > 0 && items.every((item) => Object.hasOwn(item, name)));
  if (key === undefined) return desired;
  return mergeKeyedList(key, ...(lists as readonly [Items, Items, Items]));
}

type Items = readonly JsonObject[];

function mergeKeyedList(key: string, observed: Items, last: Items, desired: Items): Items {
  const index = (items: Items): JsonObject =>
    Object.fromEntries(items.map((item) => [textOf(item[key]), item]));
  const merged = mergeObject(index(observed), index(last), index(desired));
  const known = new Set(observed.map((item) => textOf(item[key])));
  const places = [...observed.map((item) => textOf(item[key])), ...newKeys(key, desired, known)];
  // An item that occurs twice in the observed list is merged in both places.
  return places.filter((place) => Object.hasOwn(merged, place)).map((place) => merged[place] as JsonObject);
}

function newKeys(key: string, desired: Items, known: ReadonlySet<string>): readonly string[] {
  const keys = new Set(desired.map((item) => textOf(item[key])));
  return [...keys].filter((place) => !known.has(place));
}

/** The number 80 and the string "80" are the same key. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function own(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function objectOr(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function listOr(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
