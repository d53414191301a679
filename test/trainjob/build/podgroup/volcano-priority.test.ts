import type { Looked } from '../../../../hooks/facts/need.js';
import { referencesOf } from '../../../../hooks/trainjob/build/podgroup/index.js';
import { faultsOf } from '../../../support/judged.js';
import { aJob, runtimeOf } from '../../../support/runtimes.js';

const runtime = (classes: readonly string[], podGroupPolicy: object = { volcano: {} }) =>
  runtimeOf(
    classes.map((priorityClassName, place) =>
      aJob({
        name: place === 0 ? 'node' : `other-${place}`,
        step: place === 0 ? 'trainer' : null,
        pod: { priorityClassName },
      }),
    ),
    { mlPolicy: { torch: {} }, podGroupPolicy },
  );

test.each<{ name: string; classes: readonly string[]; want: readonly string[] }>([
  { name: 'each class once', classes: ['high', 'low', 'high'], want: ['high', 'low'] },
  { name: 'none of an unset one', classes: [''], want: [] },
  { name: 'no system class', classes: ['system-node-critical'], want: [] },
  {
    name: 'and none after one of those',
    classes: ['high', 'system-cluster-critical', 'low'],
    want: ['high'],
  },
])('Volcano needs to know $name', ({ classes, want }) => {
  const asked = runtime(classes);
  expect(referencesOf(asked, asked.spec.template!).map(({ name }) => name)).toEqual(want);
});

test('other schedulers need to know none', () => {
  const asked = runtime(['high'], { coscheduling: {} });
  expect(referencesOf(asked, asked.spec.template!)).toEqual([]);
});

const looked = (name: string, isThere: boolean): Looked => {
  const named = { apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', name };
  return { for: named, found: isThere ? { ...named, metadata: { name } } : null };
};

test('a missing class is a fault', () => {
  const existing = [looked('high', true), looked('low', false)];
  expect(faultsOf({ runtime: runtime(['high', 'low']), facts: { existing } })).toEqual([
    "spec.templateSpec.priorityClassName: the runtime's Pods have priorityClassName low, but this PriorityClass does not exist; create it, or set another one in the runtime",
  ]);
});
