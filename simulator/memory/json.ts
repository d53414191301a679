// Plain JSON values: guards and frozen copies. What is kept is frozen, so that it can be handed out as it is.

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A member of a value that may be no object. */
export const memberOf = (value: unknown, name: string): unknown =>
  isObject(value) ? value[name] : undefined;

// What was copied here is frozen throughout, and needs no second copy.
const copies = new WeakSet<object>();

/** A copy, frozen throughout, of what JSON carries: members that are undefined are left out. */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null || copies.has(value)) return value;
  const copy: unknown = isList(value)
    ? value.map((item) => frozenCopy(item ?? null))
    : Object.fromEntries(
        Object.entries(value)
          .filter(([, member]) => member !== undefined)
          .map(([name, member]) => [name, frozenCopy(member as unknown)]),
      );
  copies.add(copy as object);
  return Object.freeze(copy) as T;
}

/** An object without some of its members. */
export function without(object: JsonObject, ...names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}
