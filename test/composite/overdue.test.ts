import type { AnyObject } from '../../hooks/api/hook.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import type { DryRunCreate, Need } from '../../hooks/facts/need.js';
import type { TrainJob } from '../../hooks/trainjob/api/types.js';
import { trainJobHooks } from '../../hooks/trainjob/index.js';
import { UID, aCondition, aRequest, aRuntime, aTrainJob, after } from '../support/objects.js';
import { observed } from '../support/objects.js';
import { type World, desiredJobSet, syncOf, theSnapshot } from '../support/story.js';

const snapshot = theSnapshot();
const gangSnapshot = theSnapshot(aTrainJob(), aRuntime({ podGroupPolicy: { coscheduling: {} } }));
const asleep = observed(desiredJobSet(aTrainJob({ spec: { suspend: true } })));

function needsOf(job: TrainJob, { children = [], related = [], now = after(0) }: World): readonly Need[] {
  return trainJobHooks(defaultSettings).needs(aRequest(job, { children, related }), now);
}

test.each<{ name: string; job?: TrainJob; world: World; want: readonly string[] }>([
  {
    name: 'nothing about a JobSet that was just requested',
    world: { children: [snapshot], now: after(14) },
    want: [],
  },
  {
    name: 'to dry-run a JobSet that is missing after 15 s',
    world: { children: [snapshot], now: after(15) },
    want: ['JobSet'],
  },
  {
    name: 'to dry-run a snapshot that is missing after 15 s',
    world: { related: [aRuntime()], now: after(15) },
    want: ['ConfigMap'],
  },
  { name: 'nothing while the runtime is missing', world: { now: after(99) }, want: [] },
  {
    name: 'nothing once the JobSet exists',
    world: { children: [snapshot, observed(desiredJobSet())], now: after(99) },
    want: [],
  },
  {
    name: 'to dry-run a PodGroup that a resumed job waits for',
    world: { children: [gangSnapshot, asleep], now: after(99) },
    want: ['PodGroup'],
  },
  {
    name: 'nothing about a PodGroup that was deleted while the job runs',
    world: { children: [gangSnapshot, observed(desiredJobSet())], now: after(99) },
    want: [],
  },
  {
    name: 'nothing about a finished job',
    job: aTrainJob({ status: { conditions: [aCondition('Complete', 'True')] } }),
    world: { children: [snapshot], now: after(99) },
    want: [],
  },
  {
    name: 'nothing when the clock was set back',
    world: { children: [snapshot], now: after(-3600) },
    want: [],
  },
])('a sync asks the API server $name', ({ job = aTrainJob(), world, want }) => {
  const objects = needsOf(job, world).flatMap((need) => (need.verb === 'dryRunCreate' ? [need.object] : []));
  expect(objects.map(({ kind }) => kind)).toEqual(want);
  for (const { metadata } of objects) {
    expect(metadata.ownerReferences).toEqual([expect.objectContaining({ uid: UID, controller: true })]);
  }
});

test('after the clock was set back, the resync is not delayed', () => {
  expect(syncOf(aTrainJob(), { children: [snapshot], now: after(-3600) }).resyncAfterSeconds).toBe(15);
});

/** With this child in the request, Metacontroller watches the kind. */
const anotherJobSet = observed(desiredJobSet(), { metadata: { name: 'another' } });

test('a snapshot that the API server would accept, but dynamic apply does not support, is reported', () => {
  const runtime = aRuntime({ image: 'a'.repeat(300_000) });
  const answer = syncOf(aTrainJob(), {
    related: [runtime],
    now: after(20),
    facts: { dryRunCreate: { outcome: 'accepted' } },
  });
  expect(answer.status.conditions?.[0]?.message).toMatch(/^ConfigMap ml\/llama-runtime-snapshot takes 300/);
});

const owner = { apiVersion: 'v1', kind: 'Pod', name: 'other', uid: 'other' };
const refused = { outcome: 'refused', code: 422, message: 'name is too long' } as const;
const notWatched =
  'JobSet ml/llama is created, but Metacontroller does not watch its kind; add JobSet of ' +
  'jobset.x-k8s.io/v1alpha2 to childResources of the CompositeController trainjobs';
const taken = { outcome: 'refused', code: 409, message: 'already exists' } as const;

test.each<{
  name: string;
  dryRunCreate?: DryRunCreate;
  children?: readonly AnyObject[];
  want: string | undefined;
}>([
  { name: 'the API server could not be reached', want: undefined },
  { name: 'it would be accepted', dryRunCreate: { outcome: 'accepted' }, want: undefined },
  {
    name: 'it is ours and our cache is behind',
    dryRunCreate: { ...taken, heldBy: { ...owner, uid: UID } },
    want: undefined,
  },
  {
    name: 'it is ours and Metacontroller does not watch its kind',
    dryRunCreate: { ...taken, heldBy: { ...owner, uid: UID } },
    children: [],
    want: notWatched,
  },
  {
    name: 'it was ours, was deleted, and Metacontroller does not watch its kind',
    dryRunCreate: { outcome: 'accepted' },
    children: [],
    want: notWatched,
  },
  {
    name: 'it is refused',
    dryRunCreate: refused,
    want: 'the API server refuses JobSet ml/llama: name is too long',
  },
  {
    name: 'its name is taken',
    dryRunCreate: { ...taken, heldBy: owner },
    want: 'JobSet ml/llama already exists and is controlled by Pod other; delete it, or give the TrainJob another name',
  },
  {
    name: 'its name is taken by an object without a controller',
    dryRunCreate: { ...taken, heldBy: null },
    want: 'JobSet ml/llama already exists and has no controller; delete it, or give the TrainJob another name',
  },
])('an overdue JobSet, when $name', ({ dryRunCreate, children = [anotherJobSet], want }) => {
  const facts = dryRunCreate === undefined ? {} : { dryRunCreate };
  const answer = syncOf(aTrainJob(), { children: [snapshot, ...children], now: after(20), facts });
  const conditions = answer.status.conditions ?? [];
  expect(conditions.map(({ reason, message }) => ({ reason, message }))).toEqual(
    want === undefined ? [] : [{ reason: 'JobsCreationFailed', message: want }],
  );
  expect(answer.children).toHaveLength(2 + children.length);
  expect(answer.resyncAfterSeconds).toBe(30);
});
