// Semantic equality: clients may omit empty values. Source: apimachinery's equality.Semantic, which Kubernetes' typed
// clients use.
import { dequal as equal } from 'dequal/lite';

/** Null, an empty list and an empty object count as absent, at every level. */
export function isSame(a: unknown, b: unknown): boolean {
  return equal(a, b) || equal(withoutEmpty(a), withoutEmpty(b));
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutEmpty);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value ?? {})
    .map(([name, member]) => [name, withoutEmpty(member)] as const)
    .filter(([, member]) => member !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
