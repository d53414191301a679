// Children that Metacontroller's dynamic apply does not support are not created: it would fail silently, or at every sync.
import type { AnyObject, KubeObject } from '../../api/hook.js';
import type { Settings } from '../../api/settings.js';
import { appliedModeOf } from '../applied/lastapplied.js';
import { tooLarge } from './annotationsize.js';
import { duplicateMergeKey } from './mergekeys.js';

/** What is wrong with the first unsupported child, and how to fix it. `applied` shows the mode. */
export function unsupportedByDynamicApply(
  children: readonly KubeObject[],
  applied: AnyObject | undefined,
  { applyMode, fieldManager }: Settings,
): string | undefined {
  const seen = applied === undefined ? undefined : appliedModeOf(applied, fieldManager);
  if ((applyMode === 'auto' ? seen : applyMode) !== 'dynamic') return undefined;
  for (const child of children) {
    const problem = tooLarge(child) ?? duplicateMergeKey(child);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
