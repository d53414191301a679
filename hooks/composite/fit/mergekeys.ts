// Metacontroller's dynamic apply merges a list by the first of its merge keys that all elements have. Two elements with
// the same key become one with the first update: a JobSet with such a list could never be suspended or resumed, and is
// not created. Server-side apply uses the keys of the API.
import type { KubeObject } from '../../api/hook.js';
import { nameOf } from '../../kube/owners.js';
import { mergeKeyOf } from '../applied/filledin.js';

/** What is wrong with the first list that has two elements with the same merge key, and how to fix it. */
export function duplicateMergeKey(child: KubeObject): string | undefined {
  const found = duplicateIn(child, '');
  return (
    found &&
    `${nameOf(child)} has two elements with ${found.key} ${found.value} in ${found.path}, which Metacontroller's dynamic ` +
      `apply cannot tell apart; run Metacontroller with --apply-strategy=server-side-apply, or make each ${found.key} unique`
  );
}

interface Duplicate {
  readonly path: string;
  readonly key: string;
  readonly value: string;
}

function duplicateIn(value: unknown, path: string): Duplicate | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = Array.isArray(value) ? duplicateOf(value, path) : undefined;
  if (own !== undefined) return own;
  for (const [name, member] of Object.entries(value)) {
    const found = duplicateIn(member, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function duplicateOf(list: readonly unknown[], path: string): Duplicate | undefined {
  const key = mergeKeyOf(list);
  if (key === undefined) return undefined;
  const values = list.map((element) => String((element as Readonly<Record<string, unknown>>)[key]));
  const value = values.find((one, place) => values.indexOf(one) !== place);
  return value === undefined ? undefined : { path: path.slice(1), key, value };
}
