import type { AnyObject } from '../../../hooks/api/hook.js';
import type { Condition } from '../../../hooks/api/kinds.js';
import type { OpaqueRuntime } from '../../../hooks/api/opaque.js';
import { viewOf } from '../../../hooks/trainjob/observed/opaque.js';
import { NOON, aCondition } from '../../support/objects.js';
import { taskFarm } from '../../support/taskfarm.js';

// A TaskFarm that ends with the condition Done, or with Healthy=False.
const kind: OpaqueRuntime = { ...taskFarm, failed: { type: 'Healthy', status: 'False' } };
const farm = (status: object, spec: object = {}): AnyObject => ({
  ...kind.child,
  metadata: { name: 'llama', namespace: 'ml' },
  spec,
  status,
});

test('it is suspended if the registered member is true', () => {
  expect(viewOf(farm({}, { paused: true }), kind).spec.suspend).toBe(true);
  expect(viewOf(farm({}, { suspend: true }), kind).spec.suspend).toBe(false);
});

test.each<{ name: string; given: object; want: readonly Condition[] }>([
  {
    name: 'completes by its own condition',
    given: aCondition('Done', 'True', { reason: 'AllTasks' }),
    want: [aCondition('Completed', 'True', { reason: 'AllTasks', message: 'Done is True' })],
  },
  {
    name: 'fails by a condition that no longer holds',
    given: aCondition('Healthy', 'False', { reason: 'TaskLost' }),
    want: [aCondition('Failed', 'True', { reason: 'TaskLost', message: 'Healthy is False' })],
  },
  {
    name: 'without a reason has the type of its condition as reason',
    given: { type: 'Done', status: 'True', lastTransitionTime: NOON },
    want: [aCondition('Completed', 'True', { reason: 'Done', message: '' })],
  },
  {
    name: 'with an invalid reason has the type of its condition as reason',
    given: aCondition('Done', 'True', { reason: 'all tasks are done' }),
    want: [aCondition('Completed', 'True', { reason: 'Done', message: 'Done is True' })],
  },
  {
    name: 'with a message that is too long for the API has it shortened',
    given: aCondition('Done', 'True', { message: 'x'.repeat(40_000) }),
    want: [aCondition('Completed', 'True', { reason: 'Done', message: 'x'.repeat(32_768) })],
  },
  { name: 'has not ended by another condition', given: aCondition('Ready', 'True'), want: [] },
])('a child that $name', ({ given, want }) => {
  expect(viewOf(farm({ conditions: [given] }), kind).status!.conditions).toEqual(want);
});
