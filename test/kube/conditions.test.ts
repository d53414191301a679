import type { Condition } from '../../hooks/api/kinds.js';
import {
  type ConditionUpdate,
  isTrue,
  withCondition,
  withoutCondition,
} from '../../hooks/kube/conditions.js';
import { NOON, aCondition, after } from '../support/objects.js';

const update: ConditionUpdate = { type: 'Suspended', status: 'True', reason: 'New', message: 'new' };

test.each<{ name: string; before: readonly Condition[]; want: readonly Condition[] }>([
  { name: 'appends a new one', before: [], want: [{ ...update, lastTransitionTime: after(5) }] },
  {
    name: 'moves the time when the status changes',
    before: [aCondition('Suspended', 'False')],
    want: [{ ...update, lastTransitionTime: after(5) }],
  },
  {
    name: 'keeps the time when only reason and message change',
    before: [aCondition('Suspended', 'True')],
    want: [{ ...update, lastTransitionTime: NOON }],
  },
  {
    name: 'keeps the others and their order',
    before: [aCondition('A', 'True'), aCondition('Suspended', 'True'), aCondition('B', 'False')],
    want: [aCondition('A', 'True'), { ...update, lastTransitionTime: NOON }, aCondition('B', 'False')],
  },
])('setting a condition $name', ({ before, want }) => {
  expect(withCondition(before, update, after(5))).toEqual(want);
});

test('removing a missing condition returns the same list', () => {
  const conditions = [aCondition('A', 'True')];
  expect(withoutCondition(conditions, 'B')).toBe(conditions);
  expect(withoutCondition(conditions, 'A')).toEqual([]);
});

test('a condition that is absent, False or Unknown is not true', () => {
  expect(isTrue(undefined, 'A')).toBe(false);
  expect(isTrue([aCondition('A', 'False')], 'A')).toBe(false);
  expect(isTrue([aCondition('A', 'True')], 'A')).toBe(true);
});
