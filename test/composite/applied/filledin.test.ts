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
    name: 'members and elements that others have added where they can be told apart',
    applied: { labels: { a: '1' }, env: [{ name: 'A' }] },
    observed: { labels: { a: '1', b: '2' }, env: [{ name: 'A', value: '' }, { name: 'B' }], more: true },
  },
  {
    name: 'a list that somebody has shortened',
    applied: { tolerations: [{ key: 'a' }, { key: 'b' }] },
    observed: { tolerations: [{ key: 'a' }] },
  },
  {
    name: 'a list that somebody has changed',
    applied: { args: ['--lr', '1'] },
    observed: { args: ['--lr', '2'] },
  },
  {
    name: 'a value that somebody has changed',
    applied: { suspend: false },
    observed: { suspend: true },
  },
  {
    name: 'what is gone',
    applied: { spec: { jobs: [{ name: 'node' }] } },
    observed: {},
  },
])('$name: as it was applied, and nothing is copied', ({ applied, observed }) => {
  expect(filledIn(deepFrozen(applied), deepFrozen(observed))).toBe(applied);
});
