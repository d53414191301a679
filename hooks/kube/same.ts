// Whether two values say the same, when a client may have left out what is empty. Source: apimachinery's
// equality.Semantic, by which Kubernetes' own typed clients compare.
import { dequal as equal } from 'dequal/lite';

/** Null, an empty list and an empty object count as absent, at every level. */
export function isSame(a: unknown, b: unknown): boolean {
  return equal(a, b) || equal(said(a), said(b));
}

function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(said);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value ?? {})
    .map(([name, member]) => [name, said(member)] as const)
    .filter(([, member]) => member !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
