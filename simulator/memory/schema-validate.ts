// Validation by a structural schema, with the paths and the words of the API server (apiextensions over
// kube-openapi's validator). CEL rules are not evaluated: see schema.ts.
import equal from 'fast-deep-equal';
import type { Fault } from './errors.js';
import { isList, isObject } from './json.js';
import { memberSchema, type Schema } from './schema.js';

/** What is wrong with a value, or nothing. `field` is its path: `spec.jobs[0].name`. */
export function validate(value: unknown, schema: Schema, field = ''): readonly Fault[] {
  if (value === null && schema.nullable === true) return [];
  const typeFault = faultOfType(value, schema, field);
  if (typeFault !== undefined) return [typeFault];
  return [
    ...faultsOfEnum(value, schema, field),
    ...faultsOfCombinations(value, schema, field),
    ...faultsOfKind(value, schema, field),
  ];
}

function faultsOfKind(value: unknown, schema: Schema, field: string): readonly Fault[] {
  if (isList(value)) return faultsOfList(value, schema, field);
  if (isObject(value)) return faultsOfObject(value, schema, field);
  if (typeof value === 'string') return faultsOfText(value, schema, field);
  if (typeof value === 'number') return faultsOfNumber(value, schema, field);
  return [];
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
};

function faultOfType(value: unknown, schema: Schema, field: string): Fault | undefined {
  const actual = typeOf(value);
  const { type } = schema;
  if (schema['x-kubernetes-int-or-string'] === true) {
    if (actual === 'integer' || actual === 'string') return undefined;
    return isNotOfType(field, 'integer,string', actual);
  }
  if (type === undefined || type === actual || (type === 'number' && actual === 'integer')) return undefined;
  return isNotOfType(field, type, actual);
}

const isNotOfType = (field: string, wanted: string, actual: string): Fault => ({
  field,
  text: `Invalid value: "${actual}": ${field} in body must be of type ${wanted}: "${actual}"`,
});

function faultsOfEnum(value: unknown, schema: Schema, field: string): readonly Fault[] {
  const allowed = schema.enum;
  if (allowed === undefined || allowed.some((one) => equal(one, value))) return [];
  const listed = allowed.map((one) => JSON.stringify(one)).join(', ');
  return [{ field, text: `Unsupported value: ${JSON.stringify(value)}: supported values: ${listed}` }];
}

function faultsOfCombinations(value: unknown, schema: Schema, field: string): readonly Fault[] {
  const { allOf = [], anyOf, oneOf, not } = schema;
  const fits = (one: Schema): boolean => validate(value, one, field).length === 0;
  const fault = (what: string): Fault => ({ field, text: `Invalid value: ${shown(value)}: ${what}` });
  return [
    ...allOf.flatMap((one) => validate(value, one, field)),
    ...(anyOf === undefined || anyOf.some(fits)
      ? []
      : [fault(`${field} in body must validate at least one schema (anyOf)`)]),
    ...(oneOf === undefined || oneOf.filter(fits).length === 1
      ? []
      : [fault(`${field} in body must validate one and only one schema (oneOf)`)]),
    ...(not !== undefined && fits(not) ? [fault(`${field} in body must not validate the schema (not)`)] : []),
  ];
}

const shown = (value: unknown): string =>
  isObject(value) ? '"object"' : isList(value) ? '"array"' : JSON.stringify(value);

function faultsOfObject(
  value: Readonly<Record<string, unknown>>,
  schema: Schema,
  field: string,
): readonly Fault[] {
  const at = (name: string): string => (field === '' ? name : `${field}.${name}`);
  const names = Object.keys(value);
  const { minProperties = 0, maxProperties = Infinity } = schema;
  return [
    ...(schema.required ?? [])
      .filter((name) => !Object.hasOwn(value, name))
      .map((name) => ({ field: at(name), text: 'Required value' })),
    ...(names.length < minProperties
      ? [
          {
            field,
            text: `Invalid value: ${names.length}: ${field} in body should have at least ${minProperties} properties`,
          },
        ]
      : []),
    ...(names.length > maxProperties
      ? [{ field, text: `Too many: ${names.length}: must have at most ${maxProperties} items` }]
      : []),
    ...names.flatMap((name) => {
      const of = memberSchema(schema, name);
      return of === undefined ? [] : validate(value[name], of, at(name));
    }),
  ];
}

function faultsOfList(list: readonly unknown[], schema: Schema, field: string): readonly Fault[] {
  const { items, minItems = 0, maxItems = Infinity } = schema;
  return [
    ...(list.length < minItems
      ? [
          {
            field,
            text: `Invalid value: ${list.length}: ${field} in body should have at least ${minItems} items`,
          },
        ]
      : []),
    ...(list.length > maxItems
      ? [{ field, text: `Too many: ${list.length}: must have at most ${maxItems} items` }]
      : []),
    ...faultsOfSameness(list, schema, field),
    ...(items === undefined ? [] : list.flatMap((item, at) => validate(item, items, `${field}[${at}]`))),
  ];
}

function faultsOfSameness(list: readonly unknown[], schema: Schema, field: string): readonly Fault[] {
  const type = schema['x-kubernetes-list-type'];
  if (type !== 'set' && type !== 'map') return [];
  const keys = schema['x-kubernetes-list-map-keys'] ?? [];
  const identities = list.map((item) =>
    type === 'map' && isObject(item) ? Object.fromEntries(keys.map((key) => [key, item[key]])) : item,
  );
  const texts = identities.map((identity) => JSON.stringify(identity));
  return texts.flatMap((text, at) =>
    texts.indexOf(text) === at ? [] : [{ field: `${field}[${at}]`, text: `Duplicate value: ${text}` }],
  );
}

// A text is judged until its first fault.
function faultsOfText(text: string, schema: Schema, field: string): readonly Fault[] {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  const length = Array.from(text).length;
  const fault = (what: string): readonly Fault[] => [
    { field, text: `Invalid value: ${JSON.stringify(text)}: ${field} in body ${what}` },
  ];
  if (length > maxLength) return [{ field, text: `Too long: may not be more than ${maxLength} bytes` }];
  if (length < minLength) return fault(`should be at least ${minLength} chars long`);
  if (pattern !== undefined && !expression(pattern).test(text)) return fault(`should match '${pattern}'`);
  if (format === 'date-time' && !dateTime.test(text)) {
    return fault(`must be of type date-time: ${JSON.stringify(text)}`);
  }
  return [];
}

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;
const expressions = new Map<string, RegExp>();

function expression(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern, 'u');
  expressions.set(pattern, known);
  return known;
}

function faultsOfNumber(value: number, schema: Schema, field: string): readonly Fault[] {
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = schema;
  const fault = (what: string): Fault => ({
    field,
    text: `Invalid value: ${value}: ${field} in body ${what}`,
  });
  const isBelow = schema.exclusiveMinimum === true ? value <= minimum : value < minimum;
  const isAbove = schema.exclusiveMaximum === true ? value >= maximum : value > maximum;
  const orEqual = (isExclusive: boolean | undefined): string => (isExclusive === true ? '' : ' or equal to');
  return [
    ...(isBelow ? [fault(`should be greater than${orEqual(schema.exclusiveMinimum)} ${minimum}`)] : []),
    ...(isAbove ? [fault(`should be less than${orEqual(schema.exclusiveMaximum)} ${maximum}`)] : []),
    ...(multipleOf !== undefined && !Number.isInteger(value / multipleOf)
      ? [fault(`should be a multiple of ${multipleOf}`)]
      : []),
    ...(schema.format === 'int32' && Math.abs(value) > 2147483648
      ? [fault('should be within the range of int32')]
      : []),
  ];
}
