// Values that a structural schema admits: small ones, with few of the optional members, and the edges of every range.
// Where a schema allows any string, the given values are used.
import fc from 'fast-check';
import type { Schema } from '../../../apiserver/memory/schema.js';

export type Value = fc.Arbitrary<unknown>;

/** Values for a member, by its path (`spec.jobs[].name`) and its schema; undefined if the schema decides. */
export type Words = (path: string, schema: Schema) => Value | undefined;

/** What `schema` admits, CEL rules aside. The same schema and values give the same arbitrary, which is cached. */
export function admittedBy(schema: Schema, words: Words, path = ''): Value {
  const given = words(path, schema);
  if (given !== undefined) return given;
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema['x-kubernetes-int-or-string'] === true) return intOrString(schema);
  switch (schema.type) {
    case 'object':
      return objects(schema, words, path);
    case 'array':
      return lists(schema, words, path);
    case 'string':
      return texts(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return integers(schema);
    case undefined:
    default:
      return fc.constantFrom({}, { a: 1 });
  }
}

const MOST_MEMBERS = 3;
const MOST_ITEMS = 2;

function objects(schema: Schema, words: Words, path: string): Value {
  const { properties = {}, required = [], additionalProperties, minProperties = 0 } = schema;
  if (typeof additionalProperties === 'object') {
    const values = admittedBy(additionalProperties, words, `${path}{}`);
    return fc.dictionary(fc.constantFrom(...keys), values, { maxKeys: MOST_ITEMS, noNullPrototype: true });
  }
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const members = new Map<string, Value>();
  const memberOf = (name: string): Value => {
    const known = members.get(name);
    if (known !== undefined) return known;
    const made = admittedBy(properties[name] ?? {}, words, path === '' ? name : `${path}.${name}`);
    members.set(name, made);
    return made;
  };
  const minLength = Math.min(optional.length, Math.max(minProperties - required.length, 0));
  const maxLength = Math.min(optional.length, MOST_MEMBERS);
  return fc.subarray(optional, { minLength, maxLength }).chain((chosen) =>
    fc.record(Object.fromEntries([...required, ...chosen].map((name) => [name, memberOf(name)])), {
      noNullPrototype: true,
    }),
  );
}

function lists(schema: Schema, words: Words, path: string): Value {
  const { items = {}, minItems: minLength = 0 } = schema;
  const item = admittedBy(items, words, `${path}[]`);
  const maxLength = Math.max(minLength, MOST_ITEMS);
  switch (schema['x-kubernetes-list-type']) {
    case 'map': {
      const names = schema['x-kubernetes-list-map-keys'] ?? [];
      const keyOf = (value: unknown): string =>
        JSON.stringify(
          names.map((name) => (value as Record<string, unknown>)[name] ?? items.properties?.[name]?.default),
        );
      return fc.uniqueArray(item, { minLength, maxLength, selector: keyOf });
    }
    case 'set':
      return fc.uniqueArray(item, { minLength, maxLength });
    case 'atomic':
    case undefined:
    default:
      return fc.array(item, { minLength, maxLength });
  }
}

// `__proto__` and `constructor` are ordinary strings for an API server.
const keys = ['app', 'example.org/team', 'cpu', 'nvidia.com/gpu', 'memory', 'constructor', '__proto__'];
const anyText = ['a', 'b', 'node', 'x'.repeat(40), 'true', '0x10', 'a: b # c', 'é\n"\\', 'toString', ''];
const quantities = [
  '0',
  '1',
  '500m',
  '4',
  '16Gi',
  '1.5',
  '1e3',
  '.5',
  '-1',
  '+2',
  '0.1n',
  '9E',
  '1e-30',
  '12Ki',
];
export const times = [
  '2030-01-01T12:00:00Z',
  '2029-12-31T23:59:59Z',
  '2030-01-01T12:00:30Z',
  '9999-12-31T23:59:59Z',
];

function texts({ format, pattern, minLength = 0, maxLength = Infinity }: Schema): Value {
  if (format === 'date-time') return fc.constantFrom(...times);
  const fitting = anyText.filter(
    (text) =>
      text.length >= minLength &&
      text.length <= maxLength &&
      (pattern === undefined || new RegExp(pattern, 'u').test(text)),
  );
  return fc.constantFrom(...fitting);
}

function intOrString({ pattern }: Schema): Value {
  const numbers = fc.constantFrom(0, 1, 2, 8080, -1);
  return pattern === undefined
    ? fc.oneof(numbers, fc.constantFrom('http', '50%'))
    : fc.oneof(numbers, fc.constantFrom(...quantities));
}

function integers({ minimum, maximum, format }: Schema): Value {
  const largest = format === 'int64' ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1;
  const edges = [0, 1, 2, 3, 256, 8080, -1, largest, -largest];
  const inRange = edges.filter((edge) => edge >= (minimum ?? -Infinity) && edge <= (maximum ?? Infinity));
  // Most values are usual ones.
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: Math.max(minimum ?? 0, 0), max: Math.min(maximum ?? 4, 4) }) },
    { weight: 1, arbitrary: fc.constantFrom(...inRange) },
  );
}
