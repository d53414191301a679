// Checks of an applied configuration before it is merged (structured-merge-diff's typed values): known fields, valid
// types, and unique list items. The messages are the API server's.
import { isList, isObject } from '../../hooks/kube/json.js';
import { memberSchema, type Schema } from './schema.js';
import { hasIdentities, itemKey, printedKey } from './structure.js';

/** Why a value cannot be merged; empty if it can. `path` is its path: `.spec.items`. */
export function faultsOfForm(value: unknown, schema: Schema, path = ''): readonly string[] {
  if (value === null) return [];
  const expected = expectedOf(value, schema);
  if (expected !== undefined) return [`${path}: expected ${expected}, got ${typeof value}`];
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, member]) => {
      const of = memberSchema(schema, name);
      const at = `${path}.${name}`;
      return of === undefined ? [`${at}: field not declared in schema`] : faultsOfForm(member, of, at);
    });
  }
  if (!isList(value)) return [];
  const { items } = schema;
  return [
    ...faultsOfIdentity(value, schema, path),
    ...(items === undefined ? [] : value.flatMap((item, at) => faultsOfForm(item, items, `${path}[${at}]`))),
  ];
}

const forms: Readonly<Record<string, { readonly name: string; readonly fits: (value: unknown) => boolean }>> =
  {
    object: { name: 'map', fits: isObject },
    array: { name: 'list', fits: isList },
    string: { name: 'string', fits: (value) => typeof value === 'string' },
    boolean: { name: 'boolean', fits: (value) => typeof value === 'boolean' },
    integer: { name: 'numeric (int or float)', fits: (value) => typeof value === 'number' },
    number: { name: 'numeric (int or float)', fits: (value) => typeof value === 'number' },
  };

function expectedOf(value: unknown, { type = '' }: Schema): string | undefined {
  const form = forms[type];
  return form === undefined || form.fits(value) ? undefined : form.name;
}

function faultsOfIdentity(list: readonly unknown[], schema: Schema, path: string): readonly string[] {
  if (!hasIdentities(schema)) return [];
  const names = schema['x-kubernetes-list-map-keys'] ?? [];
  const keys = list.map((item) => itemKey(item, schema));
  return keys.flatMap((key, at) => {
    if (key === 'k:{}') {
      return [
        `${path}: element ${at}: associative list with keys has an element that omits all key fields ${JSON.stringify(names)} (and doesn't have default values for any key fields)`,
      ];
    }
    return keys.indexOf(key) === at ? [] : [`${path}: duplicate entries for key ${printedKey(key)}`];
  });
}
