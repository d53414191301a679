// The child of an opaque runtime, viewed as a JobSet: the same rules for deadline, terminal conditions and suspension
// then apply to both.
import type { AnyObject } from '../../api/hook.js';
import type { Condition, JobSet } from '../../api/kinds.js';
import type { EndCondition, OpaqueRuntime } from '../../api/opaque.js';
import { valueAt } from '../../kube/path.js';

export function viewOf(child: AnyObject, { suspendPath, complete, failed }: OpaqueRuntime): JobSet {
  const found = valueAt(child, 'status.conditions');
  const conditions = (Array.isArray(found) ? found : []) as readonly Partial<Condition>[];
  return {
    apiVersion: child.apiVersion,
    kind: child.kind,
    metadata: child.metadata,
    spec: { suspend: valueAt(child, suspendPath) === true },
    status: {
      conditions: [...ended('Completed', conditions, complete), ...ended('Failed', conditions, failed)],
    },
  };
}

// The condition becomes one of the TrainJob, so members that it does not have are filled in.
function ended(
  type: 'Completed' | 'Failed',
  conditions: readonly Partial<Condition>[],
  end: EndCondition,
): readonly Condition[] {
  const met = conditions.find(
    (condition) => condition.type === end.type && condition.status === (end.status ?? 'True'),
  );
  if (met === undefined) return [];
  const { reason, message = '', lastTransitionTime } = met;
  if (typeof lastTransitionTime !== 'string') return [];
  // The API server would refuse a status with an invalid reason or message, and the end would never be recorded.
  const validReason = [reason, end.type].find(isReason) ?? type;
  const text = message.slice(0, LONGEST_MESSAGE);
  return [{ type, status: 'True', reason: validReason, message: text, lastTransitionTime }];
}

const LONGEST_MESSAGE = 32768;

/** Valid as the reason of a metav1.Condition. */
function isReason(text: string | undefined): boolean {
  return text !== undefined && text.length <= 1024 && /^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$/.test(text);
}
