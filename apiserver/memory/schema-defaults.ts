// Defaulting by a structural schema, as the API server does on every decoding
// (apiextensions structural defaulting): absent members get their default, also inside list items and maps; a null
// that is not allowed counts as absent, and is removed if there is no default.
import { isList, isObject } from '../../hooks/kube/json.js';
import { defined } from './frozen.js';
import { memberSchema, type Schema } from './schema.js';

type Nulls = 'nulls go' | 'nulls stay';

/** The value with its defaults; the value itself if nothing changes. */
export function withDefaults(value: unknown, schema: Schema, nulls: Nulls = 'nulls go'): unknown {
  if (isList(value)) {
    const { items } = schema;
    if (items === undefined) return value;
    const next = value.map((item) => withDefaults(item === null ? nullOr(item, items) : item, items, nulls));
    return next.some((item, at) => item !== value[at]) ? next : value;
  }
  if (!isObject(value)) return value;

  let next: Record<string, unknown> | undefined;
  for (const [name, fallback] of defaultsOf(schema)) {
    if (value[name] === undefined) (next ??= { ...value })[name] = fallback;
  }
  for (const name of Object.keys(next ?? value)) {
    const of = memberSchema(schema, name);
    if (of === undefined) continue;
    const member = (next ?? value)[name];
    const whole = withDefaults(member === null ? nullOf(of, nulls) : member, of, nulls);
    if (whole !== member) (next ??= { ...value })[name] = whole;
  }
  return next === undefined ? value : defined(next);
}

const known = new WeakMap<Schema, readonly (readonly [string, unknown])[]>();

function defaultsOf(schema: Schema): readonly (readonly [string, unknown])[] {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const defaults = Object.entries(schema.properties ?? {}).flatMap(([name, { default: fallback }]) =>
    fallback === undefined ? [] : [[name, fallback] as const],
  );
  known.set(schema, defaults);
  return defaults;
}

// Only a schema with a type excludes null.
function nullOf(schema: Schema, nulls: Nulls): unknown {
  const isForbidden = schema.type !== undefined || schema['x-kubernetes-int-or-string'] === true;
  if (schema.nullable === true || !isForbidden) return null;
  return schema.default ?? (nulls === 'nulls go' ? undefined : null);
}

const nullOr = (item: null, { default: fallback, nullable }: Schema): unknown =>
  nullable === true ? item : (fallback ?? item);
