// Defaulting by a structural schema, as the API server does it on every read from the wire
// (apiextensions structural defaulting): absent members get their default, also inside list items and maps; a null
// where null is not allowed counts as absent, and goes if there is no default.
import { isList, isObject, type JsonObject } from './json.js';
import { memberSchema, type Schema } from './schema.js';

/** The value with its defaults; the value itself where nothing is to be done. */
export function withDefaults(
  value: unknown,
  schema: Schema,
  nulls: 'nulls go' | 'nulls stay' = 'nulls go',
): unknown {
  if (isList(value)) {
    const { items } = schema;
    if (items === undefined) return value;
    const next = value.map((item) =>
      item === null ? nullOr(item, items) : withDefaults(item, items, nulls),
    );
    return next.some((item, at) => item !== value[at]) ? next : value;
  }
  if (!isObject(value)) return value;

  const next: Record<string, unknown> = { ...value };
  let changed = false;
  for (const [name, { default: fallback, nullable }] of Object.entries(schema.properties ?? {})) {
    const isAbsent = value[name] === undefined || (value[name] === null && nullable !== true);
    if (isAbsent && fallback !== undefined) {
      next[name] = fallback;
      changed = true;
    }
  }
  for (const [name, member] of Object.entries(next)) {
    const of = memberSchema(schema, name);
    if (of === undefined) continue;
    if (member === null && isNeverNull(of))
      next[name] = of.default ?? (nulls === 'nulls go' ? undefined : null);
    else next[name] = withDefaults(member, of, nulls);
    changed ||= next[name] !== member;
  }
  return changed ? defined(next) : value;
}

const defined = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, member]) => member !== undefined));

const nullOr = (item: null, { default: fallback, nullable }: Schema): unknown =>
  nullable === true ? item : (fallback ?? item);

// Only a schema that says a type says that null is not of it.
const isNeverNull = (schema: Schema): boolean =>
  schema.nullable !== true && (schema.type !== undefined || schema['x-kubernetes-int-or-string'] === true);
