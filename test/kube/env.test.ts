import { fromCompletionIndex, upsertEnv } from '../../hooks/kube/env.js';

test('a variable keeps its place and gets the new value, also one with valueFrom', () => {
  const env = [
    { name: 'A', valueFrom: { secretKeyRef: { name: 's', key: 'k' } } },
    { name: 'B', value: '1' },
  ];
  expect(
    upsertEnv(env, [
      { name: 'C', value: '3' },
      { name: 'A', value: '2' },
    ]),
  ).toEqual([
    { name: 'A', value: '2' },
    { name: 'B', value: '1' },
    { name: 'C', value: '3' },
  ]);
});

test('the index of a Pod within its Job is read from its annotation', () => {
  expect(fromCompletionIndex('RANK')).toEqual({
    name: 'RANK',
    valueFrom: {
      fieldRef: { fieldPath: "metadata.annotations['batch.kubernetes.io/job-completion-index']" },
    },
  });
});
