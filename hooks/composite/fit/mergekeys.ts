// Metacontroller's dynamic apply merges a list by the first of its merge keys that all elements have. Two elements with
// one key become one by the first update: a JobSet with such a list could never be suspended or resumed, and is not
// asked for. Server-side apply goes by the keys of the API.
import type { KubeObject } from '../../api/hook.js';
import { mergeKeyOf } from '../applied/filledin.js';
import { nameOf } from '../../kube/owners.js';

/** What is wrong and what helps, about the first list of this kind. */
export function indistinctIn(child: KubeObject): string | undefined {
  const found = twinsIn(child, '');
  return (
    found &&
    `${nameOf(child)} has two elements with ${found.key} ${found.value} in ${found.path}, which Metacontroller's dynamic ` +
      'apply cannot tell apart; run Metacontroller with --apply-strategy=server-side-apply, or give them different ones'
  );
}

interface Twins {
  readonly path: string;
  readonly key: string;
  readonly value: string;
}

function twinsIn(value: unknown, path: string): Twins | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = Array.isArray(value) ? twinsOf(value, path) : undefined;
  if (own !== undefined) return own;
  for (const [name, member] of Object.entries(value)) {
    const found = twinsIn(member, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function twinsOf(list: readonly unknown[], path: string): Twins | undefined {
  const key = mergeKeyOf(list);
  if (key === undefined) return undefined;
  const values = list.map((element) => String((element as Readonly<Record<string, unknown>>)[key]));
  const value = values.find((one, place) => values.indexOf(one) !== place);
  return value === undefined ? undefined : { path: path.slice(1), key, value };
}
