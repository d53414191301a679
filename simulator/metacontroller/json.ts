// Telling the shapes of JSON apart, and reading members that may be absent.

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The member at a path; undefined when something on the way is no object. */
export function memberOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}

/** A copy with one member set, or taken out when the value is undefined. */
export function withMember(object: JsonObject, key: string, value: unknown): JsonObject {
  return value === undefined ? without(object, key) : { ...object, [key]: value };
}

/** A copy without some members. */
export function without(object: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}
