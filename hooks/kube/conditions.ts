// Conditions as SetStatusCondition of Kubernetes' apimachinery sets them.
import type { Timestamp } from '../api/hook.js';
import type { Condition } from '../api/kinds.js';

export type ConditionUpdate = Omit<Condition, 'lastTransitionTime'>;

/**
 * Sets one condition; the others and their order stay the same.
 * lastTransitionTime moves to `at` only when `status` does, so the same facts give the same bytes.
 */
export function withCondition(
  conditions: readonly Condition[],
  update: ConditionUpdate,
  at: Timestamp,
): readonly Condition[] {
  const index = conditions.findIndex(({ type }) => type === update.type);
  const old = conditions[index];
  if (old === undefined) return [...conditions, { ...update, lastTransitionTime: at }];
  const since = old.status === update.status ? old.lastTransitionTime : at;
  return conditions.with(index, { ...old, ...update, lastTransitionTime: since });
}

export function withoutCondition(conditions: readonly Condition[], type: string): readonly Condition[] {
  return conditions.some((condition) => condition.type === type)
    ? conditions.filter((condition) => condition.type !== type)
    : conditions;
}

export function conditionOf<C extends { readonly type: string }>(
  conditions: readonly C[] | undefined,
  type: string,
): C | undefined {
  return conditions?.find((condition) => condition.type === type);
}

export function isTrue(
  conditions: readonly { readonly type: string; readonly status: string }[] | undefined,
  type: string,
): boolean {
  return conditionOf(conditions, type)?.status === 'True';
}
