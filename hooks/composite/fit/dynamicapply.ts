// What Metacontroller's dynamic apply could not keep is not asked for: it would fail in silence, or at every sync.
import type { AnyObject, KubeObject } from '../../api/hook.js';
import type { Settings } from '../../api/settings.js';
import { appliedModeOf } from '../applied/lastapplied.js';
import { indistinctIn } from './mergekeys.js';
import { tooLarge } from './annotationsize.js';

/** What is wrong and what helps, about the first of these children that does not fit. `applied` shows the mode. */
export function unfitFor(
  children: readonly KubeObject[],
  applied: AnyObject | undefined,
  { applyMode, fieldManager }: Settings,
): string | undefined {
  const seen = applied === undefined ? undefined : appliedModeOf(applied, fieldManager);
  if ((applyMode === 'auto' ? seen : applyMode) !== 'dynamic') return undefined;
  for (const child of children) {
    const problem = tooLarge(child) ?? indistinctIn(child);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
