import type { JobSet, PodTemplate } from '../../hooks/api/kinds.js';
import { differsInFixedPart, withChangeable, withSuspend } from '../../hooks/jobset/update.js';
import { deepFrozen } from '../support/objects.js';

function aJobSet(
  pod: Partial<PodTemplate> = {},
  change: Partial<JobSet['metadata']> = {},
  suspend = true,
): JobSet {
  const template = { spec: { containers: [{ name: 'node', image: 'a' }] }, ...pod } as PodTemplate;
  return deepFrozen({
    apiVersion: 'jobset.x-k8s.io/v1alpha2',
    kind: 'JobSet',
    metadata: { name: 'llama', namespace: 'ml', ...change },
    spec: { suspend, replicatedJobs: [{ name: 'node', template: { spec: { template } } }] },
  });
}

const spec = (members: object): Partial<PodTemplate> => ({
  spec: { containers: [{ name: 'node', image: 'a' }], ...members },
});

test.each<{ name: string; built: JobSet }>([
  { name: 'labels of the JobSet', built: aJobSet({}, { labels: { queue: 'b' } }) },
  { name: 'annotations of the JobSet', built: aJobSet({}, { annotations: { note: 'b' } }) },
  { name: 'labels of Pods', built: aJobSet({ metadata: { labels: { a: 'b' } } }) },
  { name: 'annotations of Pods', built: aJobSet({ metadata: { annotations: { a: 'b' } } }) },
  { name: 'node selectors', built: aJobSet(spec({ nodeSelector: { zone: 'b' } })) },
  { name: 'tolerations', built: aJobSet(spec({ tolerations: [{ key: 'gpu', operator: 'Exists' }] })) },
  { name: 'scheduling gates', built: aJobSet(spec({ schedulingGates: [{ name: 'wait' }] })) },
  { name: 'suspend itself', built: aJobSet({}, {}, false) },
])('a suspended JobSet accepts a change of $name', ({ built }) => {
  const applied = aJobSet();
  expect(withChangeable(applied, built).spec).toEqual(built.spec);
  expect(withChangeable(applied, built).metadata).toEqual(built.metadata);
  expect(differsInFixedPart(applied, built)).toBe(false);
});

test.each<{ name: string; built: JobSet }>([
  { name: 'an image', built: aJobSet({ spec: { containers: [{ name: 'node', image: 'b' }] } }) },
  { name: 'affinity (JobSet is stricter than Job)', built: aJobSet(spec({ affinity: { podAffinity: {} } })) },
  { name: 'a service account', built: aJobSet(spec({ serviceAccountName: 'b' })) },
])('it does not accept a change of $name', ({ built }) => {
  const applied = aJobSet();
  expect(withChangeable(applied, built)).toEqual(applied);
  expect(differsInFixedPart(applied, built)).toBe(true);
});

test('what the new build no longer has is removed from the parts that may change', () => {
  const applied = aJobSet(
    { ...spec({ nodeSelector: { zone: 'a' } }), metadata: { labels: { a: 'b' } } },
    { labels: { queue: 'a' } },
  );
  expect(withChangeable(applied, aJobSet())).toEqual(aJobSet({ metadata: {} }));
});

test('suspending alone changes nothing else', () => {
  expect(withSuspend(aJobSet({}, {}, false), true)).toEqual(aJobSet());
});
