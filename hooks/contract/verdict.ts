// What admission decides about an object, and how a change is judged: by what it makes worse. A fault that was stored
// before is no reason to refuse an update, or a finalizer could never be added to such an object.
import type { Issue } from '../api/issue.js';

export type Verdict =
  | { readonly state: 'admitted'; readonly warnings: readonly string[] }
  | { readonly state: 'refused'; readonly issues: readonly Issue[]; readonly warnings: readonly string[] }
  /** A fact is missing without which nothing can be decided. */
  | { readonly state: 'unknown'; readonly problem: string };

export function verdict(issues: readonly Issue[], warnings: readonly string[] = []): Verdict {
  return issues.length > 0 ? { state: 'refused', issues, warnings } : { state: 'admitted', warnings };
}

/** The faults of what is applied that the old object does not have. List indexes do not count: entries move. */
export function newFaults<S>(
  faultsOf: (subject: S) => readonly Issue[],
  now: S,
  old: S | undefined,
): readonly Issue[] {
  const faults = faultsOf(now);
  if (old === undefined || faults.length === 0) return faults;
  const before = new Set(faultsOf(old).map(withoutIndexes));
  return faults.filter((fault) => !before.has(withoutIndexes(fault)));
}

function withoutIndexes({ field, problem }: Issue): string {
  return `${field.replace(/\[\d+\]/g, '[]')}: ${problem}`;
}

export function newWarnings(warnings: readonly string[], before: readonly string[] = []): readonly string[] {
  return warnings.filter((warning) => !before.includes(warning));
}
