// The child of an opaque runtime as if it were a JobSet, as far as deadlines, ends and suspension are concerned: the
// same rules then judge both.
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

// What a condition of a foreign kind lacks is filled in: it becomes a condition of the TrainJob.
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
  // An end in words that the API would refuse would never be told at all.
  const words = [reason, end.type].find(isReason) ?? type;
  const text = message.slice(0, LONGEST_MESSAGE);
  return [{ type, status: 'True', reason: words, message: text, lastTransitionTime }];
}

const LONGEST_MESSAGE = 32768;

/** The form of metav1.Condition. */
function isReason(text: string | undefined): boolean {
  return text !== undefined && text.length <= 1024 && /^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$/.test(text);
}
