// What one field manager has applied to an object, read back from `metadata.managedFields`.
// Source: Kubernetes' server-side apply; FieldsV1 of structured-merge-diff (`f:`, `k:`, `v:`, `i:`, `.`).
import type { AnyObject, ManagedFieldsEntry } from '../../api/hook.js';

type Fields = Readonly<Record<string, unknown>>;
type Json = Readonly<Record<string, unknown>>;

/** The part of `object` that `manager` applied; undefined when it applied nothing. */
export function appliedBy(object: AnyObject, manager: string): Json | undefined {
  const entries = object.metadata.managedFields ?? [];
  const own = entries.find((entry) => isApplyOf(entry, manager));
  if (own?.fieldsV1 === undefined) return undefined;
  const others = entries
    .filter((entry) => entry !== own)
    .map(({ fieldsV1 }) => fieldsV1 as Fields | undefined);
  return extractObject(object, own.fieldsV1 as Fields, others.filter(isFields));
}

/** The field manager that has applied this label, if any. */
export function applierOfLabel(object: AnyObject, label: string): string | undefined {
  const path = ['f:metadata', 'f:labels', `f:${label}`];
  const own = object.metadata.managedFields?.find(
    (entry) => isApply(entry) && path.reduce(fieldsAt, entry.fieldsV1) !== undefined,
  );
  return own?.manager;
}

function fieldsAt(fields: object | undefined, key: string): Fields | undefined {
  const node = isFields(fields) ? fields[key] : undefined;
  return isFields(node) ? node : undefined;
}

function isApplyOf(entry: ManagedFieldsEntry, manager: string): boolean {
  return entry.manager === manager && isApply(entry);
}

function isApply({ operation, subresource = '' }: ManagedFieldsEntry): boolean {
  return operation === 'Apply' && subresource === '';
}

/** `others` are the nodes of all other managers for the same value. */
function extract(value: unknown, fields: Fields, others: readonly Fields[]): unknown {
  const isLeaf = Object.keys(fields).every((key) => key === '.');
  if (Array.isArray(value)) return isLeaf ? value : extractList(value, fields, others);
  if (!isFields(value)) return value;
  if (!isLeaf) return extractObject(value, fields, others);
  // An object that was applied empty owns nothing inside; an atomic one is owned as a whole.
  return others.some((node) => Object.keys(node).some((key) => key !== '.')) ? {} : value;
}

function extractObject(value: Json, fields: Fields, others: readonly Fields[]): Json {
  const result: (readonly [string, unknown])[] = [];
  for (const [key, node] of Object.entries(fields)) {
    const name = key.slice(2);
    if (!key.startsWith('f:') || !isFields(node) || !Object.hasOwn(value, name)) continue;
    result.push([name, extract(value[name], node, nodesAt(others, key))]);
  }
  return Object.fromEntries(result);
}

function extractList(
  list: readonly unknown[],
  fields: Fields,
  others: readonly Fields[],
): readonly unknown[] {
  const result: unknown[] = [];
  const nodes = Object.entries(fields).filter(([key]) => key !== '.');
  list.forEach((item, index) => {
    const found = nodes.find(([key]) => selects(key, item, index));
    if (found === undefined || !isFields(found[1])) return;
    result.push(extract(item, found[1], nodesAt(others, found[0])));
  });
  return result;
}

function selects(key: string, item: unknown, index: number): boolean {
  const text = key.slice(2);
  if (key.startsWith('i:')) return index === Number(text);
  const wanted: unknown = JSON.parse(text);
  if (key.startsWith('v:')) return JSON.stringify(item) === JSON.stringify(wanted);
  if (!isFields(wanted) || !isFields(item)) return false;
  return Object.entries(wanted).every(([name, member]) => item[name] === member);
}

function nodesAt(nodes: readonly Fields[], key: string): readonly Fields[] {
  return nodes.map((node) => node[key]).filter(isFields);
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
