// Validation by a structural schema, with the paths and messages of the API server (apiextensions over
// kube-openapi's validator). CEL rules are not evaluated: see schema.ts.
import { dequal as equal } from 'dequal/lite';
import { type JsonObject, isList, isObject } from '../../hooks/kube/json.js';
import type { Fault } from './errors.js';
import { memberSchema, type Schema } from './schema.js';

// The faults found, and the current position. Most values are valid: a path is built only for a fault.
interface Findings {
  readonly path: string[];
  readonly faults: Fault[];
}

/** The faults of a value. `field` is its path: `spec.jobs[0].name`. */
export function validate(value: unknown, schema: Schema, field = ''): readonly Fault[] {
  const found: Findings = { path: [field], faults: [] };
  visit(value, schema, found);
  return found.faults;
}

const fieldOf = ({ path }: Findings): string => path.join('').replace(/^\./, '');

function add(found: Findings, text: string, step = ''): void {
  const field = fieldOf({ ...found, path: [...found.path, step] });
  found.faults.push({ field, text });
}

function addInvalid(found: Findings, value: string | number, what: string): void {
  add(found, `Invalid value: ${value}: ${fieldOf(found)} in body ${what}`);
}

function descend(found: Findings, step: string, value: unknown, schema: Schema): void {
  found.path.push(step);
  visit(value, schema, found);
  found.path.pop();
}

function visit(value: unknown, schema: Schema, found: Findings): void {
  if (value === null && schema.nullable === true) return;
  const wanted = schema['x-kubernetes-int-or-string'] === true ? 'integer,string' : schema.type;
  if (wanted !== undefined && !isOfType(value, wanted)) {
    const actual = typeOf(value);
    addInvalid(found, `"${actual}"`, `must be of type ${wanted}: "${actual}"`);
    visitEnum(value, schema, found);
    return;
  }
  visitEnum(value, schema, found);
  visitCombinations(value, schema, found);
  if (isList(value)) visitList(value, schema, found);
  else if (isObject(value)) visitObject(value, schema, found);
  else if (typeof value === 'string') visitText(value, schema, found);
  else if (typeof value === 'number') visitNumber(value, schema, found);
}

function isOfType(value: unknown, wanted: string): boolean {
  const actual = typeOf(value);
  if (wanted === 'integer,string') return actual === 'integer' || actual === 'string';
  return wanted === actual || (wanted === 'number' && actual === 'integer');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function visitEnum(value: unknown, { enum: allowed }: Schema, found: Findings): void {
  if (allowed === undefined || allowed.some((one) => equal(one, value))) return;
  const listed = allowed.map((one) => JSON.stringify(one)).join(', ');
  add(found, `Unsupported value: ${JSON.stringify(value)}: supported values: ${listed}`);
}

function visitCombinations(value: unknown, { allOf, anyOf, oneOf, not }: Schema, found: Findings): void {
  if (allOf !== undefined) for (const one of allOf) visit(value, one, found);
  if (anyOf !== undefined && !anyOf.some((one) => fits(value, one))) {
    addInvalid(found, shown(value), 'must validate at least one schema (anyOf)');
  }
  if (oneOf !== undefined && oneOf.filter((one) => fits(value, one)).length !== 1) {
    addInvalid(found, shown(value), 'must validate one and only one schema (oneOf)');
  }
  if (not !== undefined && fits(value, not)) {
    addInvalid(found, shown(value), 'must not validate the schema (not)');
  }
}

const fits = (value: unknown, schema: Schema): boolean => validate(value, schema).length === 0;

const shown = (value: unknown): string =>
  isObject(value) ? '"object"' : isList(value) ? '"array"' : JSON.stringify(value);

const none: readonly string[] = [];

function visitObject(value: JsonObject, schema: Schema, found: Findings): void {
  const { required, minProperties = 0, maxProperties = Infinity } = schema;
  for (const name of required ?? none) {
    if (!Object.hasOwn(value, name)) add(found, 'Required value', `.${name}`);
  }
  const names = Object.keys(value);
  if (names.length < minProperties) {
    addInvalid(found, names.length, `should have at least ${minProperties} properties`);
  }
  if (names.length > maxProperties) {
    add(found, `Too many: ${names.length}: must have at most ${maxProperties} items`);
  }
  for (const name of names) {
    const of = memberSchema(schema, name);
    if (of !== undefined) descend(found, `.${name}`, value[name], of);
  }
}

function visitList(list: readonly unknown[], schema: Schema, found: Findings): void {
  const { items, minItems = 0, maxItems = Infinity } = schema;
  if (list.length < minItems) addInvalid(found, list.length, `should have at least ${minItems} items`);
  if (list.length > maxItems) add(found, `Too many: ${list.length}: must have at most ${maxItems} items`);
  visitIdentities(list, schema, found);
  if (items === undefined) return;
  list.forEach((item, at) => {
    descend(found, `[${at}]`, item, items);
  });
}

function visitIdentities(list: readonly unknown[], schema: Schema, found: Findings): void {
  const type = schema['x-kubernetes-list-type'];
  if (type !== 'set' && type !== 'map') return;
  const keys = schema['x-kubernetes-list-map-keys'] ?? [];
  const seen = new Set<string>();
  list.forEach((item, at) => {
    const isKeyed = type === 'map' && isObject(item);
    const text = JSON.stringify(isKeyed ? Object.fromEntries(keys.map((key) => [key, item[key]])) : item);
    if (seen.has(text)) add(found, `Duplicate value: ${text}`, `[${at}]`);
    seen.add(text);
  });
}

// A string is validated until its first fault. Its length is counted in characters, not in UTF-16 units.
function visitText(text: string, schema: Schema, found: Findings): void {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  const isBound = minLength > 0 || maxLength < text.length;
  const length = isBound ? Array.from(text).length : text.length;
  if (length > maxLength) {
    add(found, `Too long: may not be more than ${maxLength} bytes`);
  } else if (length < minLength) {
    addInvalid(found, shown(text), `should be at least ${minLength} chars long`);
  } else if (pattern !== undefined && !expression(pattern).test(text)) {
    addInvalid(found, shown(text), `should match '${pattern}'`);
  } else if (format === 'date-time' && !dateTime.test(text)) {
    addInvalid(found, shown(text), `must be of type date-time: ${shown(text)}`);
  }
}

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;
const expressions = new Map<string, RegExp>();

function expression(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(pattern, 'u');
  expressions.set(pattern, made);
  return made;
}

function visitNumber(value: number, schema: Schema, found: Findings): void {
  const { minimum = -Infinity, maximum = Infinity, multipleOf, format } = schema;
  const { exclusiveMinimum: isAbove = false, exclusiveMaximum: isBelow = false } = schema;
  if (isAbove ? value <= minimum : value < minimum) {
    addInvalid(found, value, `should be greater than${isAbove ? '' : ' or equal to'} ${minimum}`);
  }
  if (isBelow ? value >= maximum : value > maximum) {
    addInvalid(found, value, `should be less than${isBelow ? '' : ' or equal to'} ${maximum}`);
  }
  if (multipleOf !== undefined && !Number.isInteger(value / multipleOf)) {
    addInvalid(found, value, `should be a multiple of ${multipleOf}`);
  }
  if (format === 'int32' && (value > 2147483647 || value < -2147483648)) {
    addInvalid(found, value, 'must be within the range of int32');
  }
}
