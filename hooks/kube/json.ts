// JSON values: what kind of value it is, and its members.

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The member at a path; undefined where a step of the path leads to nothing. */
export function memberOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce(ownMember, value);
}

function ownMember(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A copy with one member set, or removed when the value is undefined. */
export function withMember<T extends JsonObject>(object: T, name: string, value: unknown): T {
  return (value === undefined ? without(object, name) : { ...object, [name]: value }) as T;
}

/** A copy without some members. */
export function without(object: JsonObject, ...names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}
