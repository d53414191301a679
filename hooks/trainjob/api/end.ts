// Whether a TrainJob has ended.
import type { Condition } from '../../api/kinds.js';

/** The terminal condition that is True, if any. Terminal is final: what is True in the old status stays so. */
export function endOf(conditions: readonly Condition[] | undefined): Condition | undefined {
  return conditions?.find(
    ({ type, status }) => (type === 'Complete' || type === 'Failed') && status === 'True',
  );
}
