// The decision of admission about an object. An update is refused only for new faults: a fault that is already stored must
// not prevent, for example, that a finalizer is added to the object.
import type { Issue } from '../api/issue.js';

export type Verdict =
  | { readonly state: 'admitted'; readonly warnings: readonly string[] }
  | { readonly state: 'refused'; readonly issues: readonly Issue[]; readonly warnings: readonly string[] }
  /** A fact that the decision needs is missing. */
  | { readonly state: 'unknown'; readonly problem: string };

export function verdict(issues: readonly Issue[], warnings: readonly string[] = []): Verdict {
  return issues.length > 0 ? { state: 'refused', issues, warnings } : { state: 'admitted', warnings };
}

/** The faults that the old object does not have. List indexes are ignored, because entries can move. */
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
