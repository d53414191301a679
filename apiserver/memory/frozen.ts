// Frozen JSON values. The store freezes what it keeps throughout, so that it can return it without a copy and share it
// with the next state of the object.
import { type JsonObject, isList } from '../../hooks/kube/json.js';

/** A frozen copy as JSON: members that are undefined are omitted. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return Object.freeze(value.map((item) => copyOf(item ?? null))) as T;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) copy[name] = copyOf(member as unknown);
  }
  return Object.freeze(copy) as T;
}

/** The value itself, frozen. Not for a value that a caller may still change. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

/** An object without its members that are undefined. */
export function defined(object: JsonObject): JsonObject {
  const left: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(object)) if (member !== undefined) left[name] = member;
  return left;
}
