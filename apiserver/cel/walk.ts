// Where an object violates the CEL rules of its schema. Source: apiextensions' validation: a rule that uses oldSelf is
// evaluated only if old and new value correlate, any other rule only for values that have changed.
import { dequal as equal } from 'dequal/lite';
import type { CelRules } from '../../hooks/contract/cel.js';
import { isList, isObject } from '../../hooks/kube/json.js';
import type { Fault } from '../memory/errors.js';
import { type Rule, type Schema, memberSchema } from '../memory/schema.js';

/** The faults of a value that has passed its schema; rules that are not in the table are skipped. */
export function celFaults(
  self: unknown,
  oldSelf: unknown,
  schema: Schema,
  rules: CelRules,
  path = '',
): readonly Fault[] {
  return [
    ...ownFaults(self, oldSelf, schema, rules, path),
    ...innerFaults(self, oldSelf, schema, rules, path),
  ];
}

function ownFaults(
  self: unknown,
  oldSelf: unknown,
  schema: Schema,
  rules: CelRules,
  path: string,
): readonly Fault[] {
  const isPaired = oldSelf !== undefined;
  return (schema['x-kubernetes-validations'] ?? []).flatMap((rule) => {
    const meaning = Object.hasOwn(rules, rule.rule) ? rules[rule.rule] : undefined;
    const isAsked = rule.rule.includes('oldSelf') ? isPaired : !isPaired || !equal(self, oldSelf);
    if (meaning === undefined || !isAsked || meaning.holds(self, oldSelf)) return [];
    const field = `${path}${rule.fieldPath ?? ''}` || (meaning.at ?? '');
    return { field: field.replace(/^\./, ''), text: textOf(rule, self) };
  });
}

function textOf({ reason, message = '' }: Rule, self: unknown): string {
  if (reason === 'FieldValueForbidden') return `Forbidden: ${message}`;
  const shown = typeof self === 'object' ? '' : `${JSON.stringify(self)}: `;
  return `Invalid value: ${shown}${message}`;
}

function innerFaults(
  self: unknown,
  oldSelf: unknown,
  schema: Schema,
  rules: CelRules,
  path: string,
): readonly Fault[] {
  if (isList(self)) {
    const { items } = schema;
    if (items === undefined) return [];
    return self.flatMap((item, place) =>
      celFaults(item, pairOf(item, oldSelf, schema), items, rules, `${path}[${place}]`),
    );
  }
  if (!isObject(self)) return [];
  const old = isObject(oldSelf) ? oldSelf : {};
  return Object.entries(self).flatMap(([name, value]) => {
    const of = memberSchema(schema, name);
    return of === undefined ? [] : celFaults(value, old[name], of, rules, `${path}.${name}`);
  });
}

/** The old item of a list of type map; items of other lists do not correlate. */
function pairOf(item: unknown, oldSelf: unknown, schema: Schema): unknown {
  const keys = schema['x-kubernetes-list-map-keys'];
  if (keys === undefined || !isList(oldSelf) || !isObject(item)) return undefined;
  return oldSelf.find((old) => isObject(old) && keys.every((key) => old[key] === item[key]));
}
