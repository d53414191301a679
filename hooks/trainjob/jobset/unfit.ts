// What Metacontroller's dynamic apply could not keep is not asked for: it would fail in silence, or at every sync.
import type { KubeObject } from '../../api/hook.js';
import type { Settings } from '../../api/settings.js';
import { appliedModeOf } from '../../kube/lastapplied.js';
import type { Observed } from '../children.js';
import { indistinctIn } from './indistinct.js';
import { tooLarge } from './toolarge.js';

/** What is wrong and what helps, about the first of these children that does not fit. The snapshot shows the mode. */
export function unfitFor(
  children: readonly KubeObject[],
  { snapshot }: Observed,
  { applyMode, fieldManager }: Settings,
): string | undefined {
  const seen = snapshot === undefined ? undefined : appliedModeOf(snapshot, fieldManager);
  if ((applyMode === 'auto' ? seen : applyMode) !== 'dynamic') return undefined;
  for (const child of children) {
    const problem = tooLarge(child) ?? indistinctIn(child);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
