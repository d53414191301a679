// What is written into a TrainJob when it is stored.
import { MANAGED_BY, RESUMED_AT } from '../../../hooks/trainjob/api/labels.js';
import type { TrainJob } from '../../../hooks/trainjob/api/types.js';
import { withDefaults } from '../../../hooks/trainjob/default/index.js';
import { NOON, aTrainJob, after, deepFrozen } from '../../support/objects.js';

interface Row {
  readonly name: string;
  readonly job: TrainJob;
  readonly old?: TrainJob;
  readonly want: unknown;
}

const now = after(60);
const earlier = after(-60);
const stored = (job: TrainJob, old?: TrainJob): TrainJob =>
  withDefaults(deepFrozen(job), deepFrozen(old), now);

// One patch of one manager; rows change its content or its time.
const patch = (zone: string, time?: string) => ({
  manager: 'example.com/person',
  ...(time === undefined ? {} : { time }),
  trainingRuntimeSpec: { template: { metadata: { labels: { zone } } } },
});
const patched = (...runtimePatches: readonly ReturnType<typeof patch>[]): TrainJob =>
  aTrainJob({ spec: { runtimePatches } });

test.each<Row>([
  { name: 'now, when it is new', job: patched(patch('a')), want: now },
  { name: 'its own, when it is new and brings one', job: patched(patch('a', NOON)), want: NOON },
  {
    name: 'the old one, when it did not change',
    job: patched(patch('a')),
    old: patched(patch('a', NOON)),
    want: NOON,
  },
  {
    name: 'the old one, whatever the client sets',
    job: patched(patch('a', earlier)),
    old: patched(patch('a', NOON)),
    want: NOON,
  },
  {
    name: 'none, when it had none and did not change',
    job: patched(patch('a', NOON)),
    old: patched(patch('a')),
    want: undefined,
  },
  { name: 'now, when it changed', job: patched(patch('b')), old: patched(patch('a', NOON)), want: now },
  {
    name: 'now, when it changed, whatever the client sets',
    job: patched(patch('b', earlier)),
    old: patched(patch('a', NOON)),
    want: now,
  },
  { name: 'now, when its manager is new', job: patched(patch('a')), old: patched(), want: now },
  {
    name: 'its own, when its manager is new and brings one',
    job: patched(patch('a', NOON)),
    old: patched(),
    want: NOON,
  },
  {
    name: 'the old one, when a typed client has left out what is empty',
    job: patched(patch('a')),
    old: patched({
      ...patch('a', NOON),
      trainingRuntimeSpec: { template: { metadata: { labels: { zone: 'a' }, annotations: {} } } },
    } as never),
    want: NOON,
  },
])("a patch's time is $name", ({ job, old, want }) => {
  expect(stored(job, old).spec.runtimePatches?.[0]?.time).toEqual(want);
});

const resumed = (suspend: boolean, at?: string): TrainJob =>
  aTrainJob({ spec: { suspend }, metadata: at === undefined ? {} : { annotations: { [RESUMED_AT]: at } } });

test.each<Row>([
  { name: 'unknown of a new job', job: resumed(false), want: undefined },
  {
    name: 'unknown of a new job that has one, as a copy has',
    job: resumed(false, NOON),
    want: undefined,
  },
  { name: 'unknown of a job that waits', job: resumed(true), old: resumed(true), want: undefined },
  { name: 'now, when spec.suspend is unset', job: resumed(false), old: resumed(true), want: now },
  {
    name: 'now, when spec.suspend is removed',
    job: { ...resumed(false), spec: { runtimeRef: { name: 'torch' } } },
    old: resumed(true),
    want: now,
  },
  { name: 'now, at every resume', job: resumed(false, NOON), old: resumed(true, NOON), want: now },
  { name: 'kept while the job runs', job: resumed(false, NOON), old: resumed(false, NOON), want: NOON },
  { name: 'kept while the job waits again', job: resumed(true, NOON), old: resumed(false, NOON), want: NOON },
  { name: 'kept when a client removes it', job: resumed(false), old: resumed(false, NOON), want: NOON },
  {
    name: 'kept when a client writes another',
    job: resumed(false, after(99)),
    old: resumed(false, NOON),
    want: NOON,
  },
  { name: 'not for a client to write', job: resumed(false, NOON), old: resumed(false), want: undefined },
])('the time of the last resume is $name', ({ job, old, want }) => {
  expect(stored(job, old).metadata.annotations?.[RESUMED_AT]).toEqual(want);
});

const managed = (managedBy: string | undefined, label?: string): TrainJob => {
  const { managedBy: _, ...spec } = aTrainJob().spec;
  return {
    ...aTrainJob({ metadata: label === undefined ? {} : { labels: { [MANAGED_BY]: label } } }),
    spec: managedBy === undefined ? spec : { ...spec, managedBy },
  };
};
const us = 'trainer.kubeflow.org/trainjob-controller';
const kueue = 'kueue.x-k8s.io/multikueue';

test.each<Row>([
  { name: 'multikueue, when it runs in another cluster', job: managed(kueue), want: 'multikueue' },
  { name: 'absent, when this cluster does', job: managed(us), want: undefined },
  { name: 'absent, when managedBy is not set', job: managed(undefined), want: undefined },
  { name: 'removed, when it is not true', job: managed(us, 'multikueue'), want: undefined },
  { name: 'corrected, when it has another value', job: managed(kueue, 'me'), want: 'multikueue' },
  { name: 'kept, when it has a value of the user', job: managed(us, 'me'), want: 'me' },
])('the label of a job that runs in another cluster is $name', ({ job, want }) => {
  expect(stored(job).metadata.labels?.[MANAGED_BY]).toEqual(want);
});

test('a second pass changes nothing', () => {
  const old = aTrainJob({ spec: { suspend: true, runtimePatches: [patch('a', NOON)] } });
  const job = aTrainJob({
    spec: { managedBy: kueue, runtimePatches: [patch('b'), { manager: 'example.com/new' }] },
  });
  const once = stored(job, old);
  expect(once).not.toEqual(job);
  expect(stored(once, old)).toEqual(once);
});

test('a job without anything to write stays the object that it is', () => {
  const job = deepFrozen(aTrainJob());
  expect(withDefaults(job, undefined, now)).toBe(job);
});
