// The last applied object, with the defaults that others have set in its lists. Metacontroller's dynamic apply merges
// objects, and lists whose elements have a merge key; any other list is replaced as a whole, and would lose the defaults
// of the API server and of webhooks, which would change a running JobSet. Source: Metacontroller 4.17, three-way merge.

import { isObject } from '../../kube/json.js';

type Json = Readonly<Record<string, unknown>>;

/** The first of these that all elements have is the merge key of a list. */
const MERGE_KEYS = ['containerPort', 'port', 'mountPath', 'name', 'uid', 'ip', 'path'];

/** `applied`, with lists as in `observed` where these have the same and more. What does not change is shared. */
export function filledIn(applied: unknown, observed: unknown): unknown {
  if (Array.isArray(applied)) return Array.isArray(observed) ? filledInList(applied, observed) : applied;
  return isObject(applied) && isObject(observed) ? filledInObject(applied, observed) : applied;
}

function filledInObject(applied: Json, observed: Json): Json {
  let changed: Record<string, unknown> | undefined;
  for (const name of Object.keys(applied)) {
    const member = applied[name];
    if (typeof member !== 'object' || member === null) continue;
    const filled = filledIn(member, ownMember(observed, name));
    if (filled !== member) (changed ??= { ...applied })[name] = filled;
  }
  return changed ?? applied;
}

function filledInList(applied: readonly unknown[], observed: readonly unknown[]): readonly unknown[] {
  const key = isObject(applied[0]) ? mergeKeyOf([...applied, ...observed]) : undefined;
  if (key === undefined) return isFilledIn(applied, observed) ? observed : applied;
  const byKey = new Map(observed.map((element) => [(element as Json)[key], element]));
  const elements = applied.map((element) => filledIn(element, byKey.get((element as Json)[key])));
  return elements.every((element, place) => element === applied[place]) ? applied : elements;
}

/** The merge key of a list, as dynamic apply guesses it; undefined if there is none. */
export function mergeKeyOf(elements: readonly unknown[]): string | undefined {
  if (elements.length === 0 || !elements.every(isObject)) return undefined;
  return MERGE_KEYS.find((key) => elements.every((element) => Object.hasOwn(element, key)));
}

/** Whether `observed` has everything that `applied` has: otherwise something was changed or removed, which is not kept. */
function isFilledIn(applied: unknown, observed: unknown): boolean {
  if (Array.isArray(applied)) {
    if (!Array.isArray(observed) || observed.length !== applied.length) return false;
    return applied.every((element, place) => isFilledIn(element, observed[place]));
  }
  if (!isObject(applied)) return applied === observed;
  if (!isObject(observed)) return false;
  return Object.entries(applied).every(([name, member]) => isFilledIn(member, ownMember(observed, name)));
}

function ownMember(object: Json, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
