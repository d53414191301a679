// Sets of field paths, as in managedFields (FieldsV1 of structured-merge-diff): a tree whose keys are
// `f:name` (a member), `k:{...}` (a list item by its keys) and `v:...` (a list item by its value).
import { isObject } from '../../hooks/kube/json.js';
import { frozen } from './frozen.js';

export interface FieldSet {
  /** Whether the path that leads here is itself in the set. */
  readonly isMember: boolean;
  readonly children: ReadonlyMap<string, FieldSet>;
}

export const noFields: FieldSet = { isMember: false, children: new Map() };
export const selfOnly: FieldSet = { isMember: true, children: new Map() };

export const isEmpty = (set: FieldSet): boolean => !set.isMember && set.children.size === 0;

/** The child of a set, empty where there is none. */
export const childOf = (set: FieldSet, key: string): FieldSet => set.children.get(key) ?? noFields;

/** A set of these children, without the empty ones. */
export function fieldSet(isMember: boolean, children: Iterable<readonly [string, FieldSet]>): FieldSet {
  let kept: Map<string, FieldSet> | undefined;
  for (const [key, child] of children) if (!isEmpty(child)) (kept ??= new Map()).set(key, child);
  return kept === undefined ? selfOnlyIf(isMember) : { isMember, children: kept };
}

/** The same children, with or without the path that leads to them. */
export function withSelf(set: FieldSet, isMember: boolean): FieldSet {
  if (set.isMember === isMember) return set;
  return set.children.size === 0 ? selfOnlyIf(isMember) : { isMember, children: set.children };
}

const selfOnlyIf = (isMember: boolean): FieldSet => (isMember ? selfOnly : noFields);

export function union(left: FieldSet, right: FieldSet): FieldSet {
  if (left === right || isEmpty(right)) return left;
  if (isEmpty(left)) return right;
  const isMember = left.isMember || right.isMember;
  return withChildren(left, isMember, right.children, (own, other) => union(own, other));
}

/** The paths of `left` that are not in `right`. */
export function difference(left: FieldSet, right: FieldSet): FieldSet {
  if (isEmpty(left) || isEmpty(right)) return left;
  const isMember = left.isMember && !right.isMember;
  return withChildren(left, isMember, right.children, (own, other) => difference(own, other));
}

// The set with those of its children changed that another set has too; the set itself if nothing changes.
function withChildren(
  set: FieldSet,
  isMember: boolean,
  others: FieldSet['children'],
  change: (own: FieldSet, other: FieldSet) => FieldSet,
): FieldSet {
  let children: Map<string, FieldSet> | undefined;
  for (const [key, other] of others) {
    const own = childOf(set, key);
    const next = change(own, other);
    if (next !== own) (children ??= new Map(set.children)).set(key, next);
  }
  if (children !== undefined) return fieldSet(isMember, children);
  return isMember === set.isMember ? set : fieldSet(isMember, set.children);
}

export function intersection(left: FieldSet, right: FieldSet): FieldSet {
  if (left === right) return left;
  const [few, many] = left.children.size < right.children.size ? [left, right] : [right, left];
  const children = [...few.children].map(
    ([key, child]) => [key, intersection(child, childOf(many, key))] as const,
  );
  return fieldSet(left.isMember && right.isMember, children);
}

export function isSameSet(left: FieldSet, right: FieldSet): boolean {
  if (left === right) return true;
  if (left.isMember !== right.isMember || left.children.size !== right.children.size) return false;
  return [...left.children].every(([key, child]) => isSameSet(child, childOf(right, key)));
}

/** The paths of a set, each as its keys; at every level the paths that end there come first. */
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
  const json = frozen(jsonOf(set));
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
