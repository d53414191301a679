// Pruning by a structural schema (apiextensions structural pruning): fields that the schema does not name are dropped,
// except below x-kubernetes-preserve-unknown-fields; apiVersion, kind and metadata of embedded resources stay.
import { isList, isObject } from '../../hooks/kube/json.js';
import { defined } from './frozen.js';
import { memberSchema, type Schema } from './schema.js';

const ofEveryResource: readonly string[] = ['apiVersion', 'kind', 'metadata'];

/** The value without unknown members; the value itself if there are none. */
export function pruned(value: unknown, schema: Schema): unknown {
  if (isList(value)) {
    const { items } = schema;
    if (items === undefined) return value;
    const next = value.map((item) => pruned(item, items));
    return next.some((item, at) => item !== value[at]) ? next : value;
  }
  if (!isObject(value)) return value;

  const isResource = schema['x-kubernetes-embedded-resource'] === true;
  let next: Record<string, unknown> | undefined;
  for (const name of Object.keys(value)) {
    const of = memberSchema(schema, name);
    if (of === undefined && isResource && ofEveryResource.includes(name)) continue;
    const member = of === undefined ? undefined : pruned(value[name], of);
    if (member !== value[name]) (next ??= { ...value })[name] = member;
  }
  return next === undefined ? value : defined(next);
}
