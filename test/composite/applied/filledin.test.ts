import { filledIn } from '../../../hooks/composite/applied/filledin.js';
import { deepFrozen } from '../../support/objects.js';

test.each<{ name: string; applied: object; observed: object; want: object }>([
  {
    name: 'a default in an element of a list without a key',
    applied: { volumeClaimPolicies: [{ templates: [{ metadata: { name: 'data' } }] }] },
    observed: {
      volumeClaimPolicies: [
        { templates: [{ metadata: { name: 'data' } }], retentionPolicy: { whenDeleted: 'Delete' } },
      ],
    },
    want: {
      volumeClaimPolicies: [
        { templates: [{ metadata: { name: 'data' } }], retentionPolicy: { whenDeleted: 'Delete' } },
      ],
    },
  },
  {
    name: 'the same within an element that has one',
    applied: { jobs: [{ name: 'node', rules: [{ action: 'Count' }] }] },
    observed: {
      jobs: [{ name: 'other' }, { name: 'node', replicas: 1, rules: [{ action: 'Count', operator: 'In' }] }],
    },
    want: { jobs: [{ name: 'node', rules: [{ action: 'Count', operator: 'In' }] }] },
  },
])('$name is kept', ({ applied, observed, want }) => {
  expect(filledIn(deepFrozen(applied), deepFrozen(observed))).toEqual(want);
});

test.each<{ name: string; applied: object; observed: object }>([
  {
    name: 'members, and elements with a merge key, that others have added',
    applied: { labels: { a: '1' }, env: [{ name: 'A' }] },
    observed: { labels: { a: '1', b: '2' }, env: [{ name: 'A', value: '' }, { name: 'B' }], more: true },
  },
  {
    name: 'a list that was shortened',
    applied: { tolerations: [{ key: 'a' }, { key: 'b' }] },
    observed: { tolerations: [{ key: 'a' }] },
  },
  {
    name: 'a list that was changed',
    applied: { args: ['--lr', '1'] },
    observed: { args: ['--lr', '2'] },
  },
  {
    name: 'a value that was changed',
    applied: { suspend: false },
    observed: { suspend: true },
  },
  {
    name: 'what was removed',
    applied: { spec: { jobs: [{ name: 'node' }] } },
    observed: {},
  },
])('$name: the result is as applied, and shared', ({ applied, observed }) => {
  expect(filledIn(deepFrozen(applied), deepFrozen(observed))).toBe(applied);
});
