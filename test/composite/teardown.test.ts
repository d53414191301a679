import type { AnyObject } from '../../hooks/api/hook.js';
import { teardownOf } from '../../hooks/composite/teardown.js';

type Role = 'worker' | 'queue' | 'record';
const stages = [['worker'], ['queue'], ['record']] as const;
const child = (role: Role) => ({
  role,
  object: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: role } } as AnyObject,
});

test.each<{ name: string; observed: readonly Role[]; want: object }>([
  { name: 'nothing is left', observed: [], want: { state: 'done' } },
  {
    name: 'the first stage alone, while all are there',
    observed: ['record', 'queue', 'worker'],
    want: { state: 'waiting', drop: ['worker'], awaited: ['worker'] },
  },
  {
    name: 'the next stage, once the first is deleted; a child of an earlier stage is dropped too',
    observed: ['record', 'queue'],
    want: { state: 'waiting', drop: ['worker', 'queue'], awaited: ['queue'] },
  },
  {
    name: 'the last stage',
    observed: ['record'],
    want: { state: 'waiting', drop: ['worker', 'queue', 'record'], awaited: ['record'] },
  },
])('teardown: $name', ({ observed, want }) => {
  const teardown = teardownOf<Role>(observed.map(child), stages);
  const shown =
    teardown.state === 'done'
      ? teardown
      : { ...teardown, awaited: teardown.awaited.map(({ metadata }) => metadata.name) };
  expect(shown).toEqual(want);
});
