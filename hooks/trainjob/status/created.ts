// The condition Created of Kubeflow KEP-2170. Clients read "no condition" as Running and print the last one, so by
// default the condition exists only while it is False; the setting `always` keeps it, first in the list.
import type { Timestamp } from '../../api/hook.js';
import type { Condition } from '../../api/kinds.js';
import type { CreatedCondition } from '../../api/settings.js';
import type { Fault } from '../../composite/plan.js';
import { withCondition, withoutCondition } from '../../kube/conditions.js';
import { type CreatedFault, created, notCreated } from '../api/conditions.js';

export function withCreated(
  conditions: readonly Condition[],
  {
    fault,
    isJobSetThere,
  }: { readonly fault: Fault<CreatedFault> | undefined; readonly isJobSetThere: boolean },
  setting: CreatedCondition,
  now: Timestamp,
): readonly Condition[] {
  if (fault !== undefined) {
    return ordered(withCondition(conditions, notCreated(fault.reason, fault.message), now), setting);
  }
  if (!isJobSetThere) return conditions;
  if (setting === 'whenFalse') return withoutCondition(conditions, 'Created');
  return ordered(withCondition(conditions, created, now), setting);
}

function ordered(conditions: readonly Condition[], setting: CreatedCondition): readonly Condition[] {
  if (setting === 'whenFalse' || conditions[0]?.type === 'Created') return conditions;
  const isCreated = ({ type }: Condition): boolean => type === 'Created';
  return [...conditions.filter(isCreated), ...withoutCondition(conditions, 'Created')];
}
