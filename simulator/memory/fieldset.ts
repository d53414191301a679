// Sets of field paths, as managedFields hold them (FieldsV1 of structured-merge-diff): a tree whose keys are
// `f:name` (a member), `k:{...}` (a list item by its keys) and `v:...` (a list item by its value).
import { frozenCopy, isObject } from './json.js';

export interface FieldSet {
  /** Whether the path that leads here is itself in the set. */
  readonly isMember: boolean;
  readonly children: ReadonlyMap<string, FieldSet>;
}

export const noFields: FieldSet = { isMember: false, children: new Map() };
export const onlyItself: FieldSet = { isMember: true, children: new Map() };

export const isEmpty = (set: FieldSet): boolean => !set.isMember && set.children.size === 0;

/** The child of a set, empty where there is none. */
export const childOf = (set: FieldSet, key: string): FieldSet => set.children.get(key) ?? noFields;

/** A set of these children, of which the empty ones are left out. */
export function fieldSet(isMember: boolean, children: Iterable<readonly [string, FieldSet]>): FieldSet {
  const kept = new Map<string, FieldSet>();
  for (const [key, child] of children) if (!isEmpty(child)) kept.set(key, child);
  return kept.size === 0 ? (isMember ? onlyItself : noFields) : { isMember, children: kept };
}

export function union(left: FieldSet, right: FieldSet): FieldSet {
  if (left === right || isEmpty(right)) return left;
  if (isEmpty(left)) return right;
  const children = new Map(left.children);
  for (const [key, child] of right.children) children.set(key, union(childOf(left, key), child));
  return { isMember: left.isMember || right.isMember, children };
}

/** The paths of `left` that are not in `right`. */
export function difference(left: FieldSet, right: FieldSet): FieldSet {
  if (isEmpty(right)) return left;
  const children = [...left.children].map(
    ([key, child]) => [key, difference(child, childOf(right, key))] as const,
  );
  return fieldSet(left.isMember && !right.isMember, children);
}

export function intersection(left: FieldSet, right: FieldSet): FieldSet {
  if (left === right) return left;
  const children = [...left.children].map(
    ([key, child]) => [key, intersection(child, childOf(right, key))] as const,
  );
  return fieldSet(left.isMember && right.isMember, children);
}

export function isSameSet(left: FieldSet, right: FieldSet): boolean {
  if (left === right) return true;
  if (left.isMember !== right.isMember || left.children.size !== right.children.size) return false;
  return [...left.children].every(([key, child]) => isSameSet(child, childOf(right, key)));
}

/** The paths of a set, each as its keys; at every level those that end there come first. */
export function pathsOf(set: FieldSet): readonly (readonly string[])[] {
  const children = sortedChildren(set);
  return [
    ...children.filter(([, child]) => child.isMember).map(([key]) => [key]),
    ...children.flatMap(([key, child]) => pathsOf(child).map((path) => [key, ...path])),
  ];
}

const sortedChildren = ({ children }: FieldSet): readonly (readonly [string, FieldSet])[] =>
  [...children].sort(([left], [right]) => (left < right ? -1 : 1));

const written = new WeakMap<FieldSet, object>();
const read = new WeakMap<object, FieldSet>();

/** The set as FieldsV1. */
export function toFieldsV1(set: FieldSet): object {
  const known = written.get(set);
  if (known !== undefined) return known;
  const json = frozenCopy(jsonOf(set));
  written.set(set, json);
  read.set(json, set);
  return json;
}

const jsonOf = (set: FieldSet): object =>
  Object.fromEntries([
    ...(set.isMember && set.children.size > 0 ? [['.', {}] as const] : []),
    ...sortedChildren(set).map(([key, child]) => [key, jsonOf(child)] as const),
  ]);

/** FieldsV1 as a set. */
export function fromFieldsV1(json: object): FieldSet {
  const known = read.get(json);
  if (known !== undefined) return known;
  const set = node(json, false);
  read.set(json, set);
  return set;
}

function node(json: object, isBelowRoot: boolean): FieldSet {
  const entries = Object.entries(json).filter(([key]) => key !== '.');
  const isMember = isBelowRoot && (entries.length === 0 || Object.hasOwn(json, '.'));
  return fieldSet(
    isMember,
    entries.filter(([, child]) => isObject(child)).map(([key, child]) => [key, node(child as object, true)]),
  );
}
