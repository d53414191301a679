// From the OpenAPI v3 schema of a built-in type to what a CRD's structural schema says of the same type.
// A CRD's defaults are written into stored objects, so only those stay that a CRD made with controller-gen has too:
// none on required members (that would make them optional), none of `{}` (that would add members), and no words that
// core/v1 sets itself when a Pod is made.

export type Schema = Readonly<Record<string, unknown>>;
export type Definitions = Readonly<Record<string, Schema>>;

const quantity = {
  anyOf: [{ type: 'integer' }, { type: 'string' }],
  pattern:
    '^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$',
  'x-kubernetes-int-or-string': true,
};
const strings = { type: 'object', additionalProperties: { type: 'string' } };

/** Types that are written otherwise in a CRD than in OpenAPI. */
const special: Definitions = {
  Quantity: quantity,
  IntOrString: { anyOf: [{ type: 'integer' }, { type: 'string' }], 'x-kubernetes-int-or-string': true },
  // Of the metadata that a template may carry, the rest is pruned.
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

/** Defaults that core/v1 refers to by constant: they are its own, not the schema's. */
const setByCore = new Set(['cachingMode', 'kind', 'status']);

/** Words that are about documentation, about kubectl, or that would refuse what a CRD accepts. */
const dropped = /^(description|enum|title|x-kubernetes-(patch-.*|unions|group-version-kind))$/;

/** The type's own name: `EnvVar` of `io.k8s.api.core.v1.EnvVar`. */
const shortName = (definition: string): string => definition.slice(definition.lastIndexOf('.') + 1);

/** A plain object: a schema, or a map of schemas. */
export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One schema, with references by short name (`#/EnvVar`). */
export function structural(schema: Schema): Schema {
  const [only] = Array.isArray(schema['allOf']) ? (schema['allOf'] as Schema[]) : [];
  const reference = schema['$ref'] ?? only?.['$ref'];
  if (typeof reference === 'string') return { $ref: `#/${shortName(reference)}` };

  const result: Record<string, unknown> = {};
  for (const [word, value] of Object.entries(schema)) {
    if (dropped.test(word)) continue;
    if (word === 'properties') result[word] = members(value as Definitions, schema['required']);
    else if (word === 'items' || word === 'additionalProperties') result[word] = element(value);
    else result[word] = value;
  }
  return result;
}

/** What a list or a map holds. A default there has no meaning. */
function element(value: unknown): unknown {
  if (!isSchema(value)) return value;
  return Object.fromEntries(Object.entries(structural(value)).filter(([word]) => word !== 'default'));
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

/** The structural schemas of `roots` and of all that they refer to, by short name, sorted. */
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

/** By type and member, the lists that merge: their merge key, or an empty text where their elements are a set. */
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
