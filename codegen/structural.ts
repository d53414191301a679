// Converts the OpenAPI v3 schema of a built-in type into the structural schema that a CRD has for the same type.
// The API server writes the defaults of a CRD into stored objects. Therefore only the defaults are kept that
// controller-gen also writes: none on required members (they would become optional), none that are `{}` (they would add
// members), and none that core/v1 itself sets when a Pod is created.

export type Schema = Readonly<Record<string, unknown>>;
export type Definitions = Readonly<Record<string, Schema>>;

const quantity = {
  anyOf: [{ type: 'integer' }, { type: 'string' }],
  pattern:
    '^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$',
  'x-kubernetes-int-or-string': true,
};
const strings = { type: 'object', additionalProperties: { type: 'string' } };

/** Types that a CRD describes differently than OpenAPI does. */
const special: Definitions = {
  Quantity: quantity,
  IntOrString: { anyOf: [{ type: 'integer' }, { type: 'string' }], 'x-kubernetes-int-or-string': true },
  // The metadata of a template. Other members are pruned.
  ObjectMeta: {
    type: 'object',
    properties: {
      annotations: strings,
      finalizers: { type: 'array', items: { type: 'string' } },
      labels: strings,
      name: { type: 'string' },
      namespace: { type: 'string' },
    },
  },
};

/** Members whose defaults core/v1 takes from constants; controller-gen does not write them. */
const setByCore = new Set(['cachingMode', 'kind', 'status']);

/** Keywords for documentation and kubectl, and enum, which would reject values that a CRD accepts. */
const dropped = /^(description|enum|title|x-kubernetes-(patch-.*|unions|group-version-kind))$/;

/** The name without its package: `EnvVar` for `io.k8s.api.core.v1.EnvVar`. */
const shortName = (definition: string): string => definition.slice(definition.lastIndexOf('.') + 1);

/** A plain object: a schema, or a map of schemas. */
export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts one schema. References become short names (`#/EnvVar`). */
export function structural(schema: Schema): Schema {
  const [only] = Array.isArray(schema['allOf']) ? (schema['allOf'] as Schema[]) : [];
  const reference = schema['$ref'] ?? only?.['$ref'];
  if (typeof reference === 'string') return { $ref: `#/${shortName(reference)}` };

  const result: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (dropped.test(keyword)) continue;
    if (keyword === 'properties') result[keyword] = members(value as Definitions, schema['required']);
    else if (keyword === 'items' || keyword === 'additionalProperties') result[keyword] = element(value);
    else result[keyword] = value;
  }
  return result;
}

/** Converts the schema of the elements of a list or map. A default has no meaning there. */
function element(value: unknown): unknown {
  if (!isSchema(value)) return value;
  return Object.fromEntries(Object.entries(structural(value)).filter(([keyword]) => keyword !== 'default'));
}

function members(properties: Definitions, required: unknown): Definitions {
  const needed = new Set(Array.isArray(required) ? (required as string[]) : []);
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const { default: fallback, ...rest } = structural(property);
      const keep = fallback !== undefined && !needed.has(name) && !setByCore.has(name) && !isSchema(fallback);
      return [name, keep ? { ...rest, default: fallback } : rest];
    }),
  );
}

/** The structural schemas of `roots` and of all types that they refer to, sorted by short name. */
export function structuralDefinitions(openAPI: Definitions, roots: readonly string[]): Definitions {
  const found = new Map<string, Schema>();
  const visit = (definition: string): void => {
    const name = shortName(definition);
    if (found.has(name)) return;
    const schema = openAPI[definition];
    if (schema === undefined) throw new Error(`${definition} is not in this OpenAPI document`);
    found.set(name, special[name] ?? structural(schema));
    if (name in special) return;
    for (const [, next] of JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      if (next !== undefined) visit(next);
    }
  };
  roots.forEach(visit);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** By type and member, the lists that are merged: the merge key, or an empty string if the elements are a set. */
export function mergeKeys(openAPI: Definitions, types: readonly string[]): Definitions {
  const wanted = new Set(types);
  const found = Object.entries(openAPI)
    .filter(([definition]) => wanted.has(shortName(definition)))
    .map(([definition, { properties = {} }]) => {
      const merging = Object.entries(properties as Definitions)
        .filter(([, schema]) => String(schema['x-kubernetes-patch-strategy']).split(',').includes('merge'))
        .map(([member, schema]) => [member, schema['x-kubernetes-patch-merge-key'] ?? '']);
      return [shortName(definition), Object.fromEntries(merging) as Schema] as const;
    })
    .filter(([, merging]) => Object.keys(merging).length > 0);
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
