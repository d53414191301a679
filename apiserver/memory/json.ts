// Plain JSON values: guards, copies and freezing. What is kept is frozen throughout, so that it can be handed out as
// it is, and shared by the next state of the object.

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A member of a value that may be no object. */
export const memberOf = (value: unknown, name: string): unknown =>
  isObject(value) ? value[name] : undefined;

/** A frozen copy of what JSON carries: members that are undefined are left out. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return Object.freeze(value.map((item) => copyOf(item ?? null))) as T;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) copy[name] = copyOf(member as unknown);
  }
  return Object.freeze(copy) as T;
}

/** The value itself, frozen as far as it is not frozen yet. Never for what a caller may still hold. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

/** An object without some of its members. */
export function without(object: JsonObject, ...names: readonly string[]): JsonObject {
  const left: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(object)) if (!names.includes(name)) left[name] = member;
  return left;
}

/** An object without its members that are undefined. */
export function defined(object: JsonObject): JsonObject {
  const left: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(object)) if (member !== undefined) left[name] = member;
  return left;
}
