// The life of one generated TrainJob in a world: things happen to it, and after each of them the hooks settle the
// cluster.
import { dequal as equal } from 'dequal/lite';
import fc from 'fast-check';
import type { ObjectRef } from '../../apiserver/objectstore.js';
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import type { Condition, JobSet } from '../../hooks/api/kinds.js';
import { METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import { nameOf } from '../../hooks/kube/owners.js';
import { refOf } from '../../hooks/kube/refs.js';
import { kinds as product } from '../../hooks/registry.js';
import { RESUMED_AT } from '../../hooks/trainjob/api/labels.js';
import type { TrainJob, TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { otherBuild } from '../support/otherbuild.js';
import { ensure } from './invariants.js';
import type { Ground, World } from './world.js';

const kinds = ['JobSet', 'ConfigMap', 'Secret', 'PodGroup'] as const;

/** One event. */
export type Happening =
  | { readonly what: 'suspend' | 'resume' | 'upgrade' | 'restart' | 'edit runtime' | 'delete runtime' }
  | { readonly what: 'delete job' }
  /** What JobSet's controller reports. */
  | { readonly what: 'report'; readonly is: 'active' | 'idle' | 'complete' | 'failed' }
  /** What a user does to a child: `hold` adds a finalizer, `forget` removes the record of what was applied. */
  | { readonly what: 'delete' | 'label' | 'hold' | 'forget'; readonly kind: (typeof kinds)[number] }
  | { readonly what: 'patch'; readonly runtimePatches: NonNullable<TrainJob['spec']['runtimePatches']> }
  | { readonly what: 'set trainer'; readonly trainer: NonNullable<TrainJob['spec']['trainer']> }
  | { readonly what: 'wait'; readonly seconds: number };

/** An object without an owner that has the name of a child, created before the TrainJob. */
const inTheWay = ['nothing', 'nothing', 'nothing', 'JobSet', 'ConfigMap'] as const;

export interface Story {
  readonly trainJob: TrainJob;
  readonly runtime: TrainingRuntime;
  readonly inTheWay: (typeof inTheWay)[number];
  readonly ground: Ground;
  readonly happenings: readonly Happening[];
}

export function stories(
  trainJobs: fc.Arbitrary<TrainJob>,
  runtimes: fc.Arbitrary<TrainingRuntime>,
): fc.Arbitrary<Story> {
  const happening: fc.Arbitrary<Happening> = fc.oneof(
    fc.constantFrom<Happening>({ what: 'suspend' }, { what: 'resume' }),
    fc.constantFrom<Happening>({ what: 'suspend' }, { what: 'resume' }, { what: 'delete job' }),
    fc.constantFrom('active', 'idle', 'complete', 'failed').map((is) => ({ what: 'report', is }) as const),
    fc.constantFrom<Happening>({ what: 'upgrade' }, { what: 'restart' }),
    fc.constantFrom<Happening>({ what: 'edit runtime' }, { what: 'delete runtime' }),
    fc.record({
      what: fc.constantFrom('delete', 'delete', 'label', 'hold', 'forget'),
      kind: fc.constantFrom(...kinds),
    }),
    trainJobs.map(({ spec: { runtimePatches = [] } }) => ({ what: 'patch', runtimePatches }) as const),
    trainJobs.map(({ spec: { trainer = {} } }) => ({ what: 'set trainer', trainer }) as const),
    fc.constantFrom(1, 14, 30, 60).map((seconds) => ({ what: 'wait', seconds }) as const),
  );
  return fc.record({
    trainJob: trainJobs,
    runtime: runtimes,
    inTheWay: fc.constantFrom(...inTheWay),
    ground: fc.constantFrom(...grounds),
    happenings: fc.array(happening, { maxLength: 6 }),
  });
}

const wellKept: Ground = { lagMs: 0, podGroups: 'watched' };
const grounds: readonly Ground[] = [
  ...Array.from({ length: 6 }, () => wellKept),
  { ...wellKept, lagMs: 300 },
  { ...wellKept, podGroups: 'not watched' },
  { ...wellKept, podGroups: 'not there' },
];

/** Rounds with changes until the cluster is settled; more if a deadline may pass meanwhile. */
const ROUNDS = 3;
/** How long a fault may take to be reported: the child must be overdue first. */
const PATIENCE_SECONDS = 31;

/** The objects at one time. */
interface Seen {
  readonly trainJob: TrainJob | undefined;
  readonly children: readonly AnyObject[];
}

/** The final state of the job, without times. */
export type Outcome = readonly unknown[];

/** Plays a story, and throws when an invariant is violated. Afterwards its objects are deleted. */
export async function playStory(world: World, namespace: string, story: Story): Promise<Outcome> {
  const { trainJob, runtime } = story;
  const { name, annotations, labels } = trainJob.metadata;
  const job: ObjectRef = { apiVersion: trainJob.apiVersion, kind: trainJob.kind, name, namespace };
  const { store } = world.plane;
  await world.advance(1);
  await store.create(runtime);
  const foreign = foreignObject(story.inTheWay, job);
  if (foreign !== undefined) await store.create(foreign);
  const metadata = { name, namespace, ...(annotations && { annotations }), ...(labels && { labels }) };
  await store.create({ ...trainJob, metadata });

  const most = story.ground.lagMs > 0 ? 2 * ROUNDS : ROUNDS;
  await settled(world, job, 'it is created', most);
  const limits = await limitsOf(world, job);
  for (const happening of story.happenings) {
    await happen(world, job, runtime, happening);
    await settled(world, job, JSON.stringify(happening), most);
    limits.push(...(await limitsOf(world, job)));
  }
  const outcome = [...limits, ...(await atTheEnd(world, job))];
  await cleanUp(world, job, [runtime, ...(foreign === undefined ? [] : [foreign])]);
  return outcome;
}

/** What has kept the job from running for a while in one of the modes, so that its life differs. */
async function limitsOf(world: World, job: ObjectRef): Promise<string[]> {
  const { conditions = [] } = (await seen(world, job)).trainJob?.status ?? {};
  return conditions.map(({ message }) => message).filter((message) => message.includes('dynamic apply'));
}

async function settled(world: World, job: ObjectRef, title: string, most: number): Promise<void> {
  const before = await seen(world, job);
  const rounds = await world.settle();
  const after = await seen(world, job);
  // A job that is deleted after its time to live settles twice.
  const isDeleting = after.trainJob === undefined || after.trainJob.metadata.deletionTimestamp !== undefined;
  const isSettled = rounds.length <= (isDeleting ? most + ROUNDS : most);
  ensure(isSettled, `${title}: it takes ${rounds.length} rounds: ${rounds.join('; ')}`);
  compare(title, before, after);
}

function compare(title: string, before: Seen, after: Seen): void {
  if (after.trainJob === undefined) return;
  if (before.trainJob?.metadata.deletionTimestamp !== undefined) {
    const made = madeSince(before, after);
    ensure(made.length === 0, `${title}: ${made.map(nameOf).join()} is created during the teardown`);
    return;
  }
  const ends = endsOf(before.trainJob);
  if (ends.length > 0) {
    ensure(equal(endsOf(after.trainJob), ends), `${title}: the end has changed`);
    const made = madeSince(before, after);
    ensure(made.length === 0, `${title}: ${made.map(nameOf).join()} is created after the end`);
  }
  const was = jobSetOf(before);
  if (was === undefined || !isOwn(was, before.trainJob) || isSuspended(before.trainJob, was)) return;
  const is = jobSetOf(after);
  const isDeleting = was.metadata.deletionTimestamp !== undefined || endsOf(after.trainJob).length > 0;
  ensure(is !== undefined || isDeleting, `${title}: a running JobSet is deleted`);
  const isSame = is?.metadata.resourceVersion === was.metadata.resourceVersion;
  ensure(isSame || isDeleting || isForgotten(was), `${title}: a running JobSet is written to`);
}

function madeSince(before: Seen, after: Seen): readonly AnyObject[] {
  const known = new Set(before.children.map(({ metadata }) => metadata.uid));
  return after.children.filter(({ metadata }) => !known.has(metadata.uid));
}

/** A waiting job has a condition, and the job has the same state in both modes. */
async function atTheEnd(world: World, job: ObjectRef): Promise<Outcome> {
  world.errors();
  await world.advance(PATIENCE_SECONDS);
  await world.settle();
  const [error] = world.errors();
  const { trainJob, children } = await seen(world, job);
  if (trainJob === undefined || trainJob.spec.managedBy?.startsWith('kueue') === true) return [];
  if (trainJob.metadata.deletionTimestamp !== undefined) return ['teardown'];
  const conditions = trainJob.status?.conditions ?? [];
  const hasCondition = conditions.some(({ type, status }) => type === 'Created' && status === 'False');
  const isDeleting = children.some(({ metadata }) => metadata.deletionTimestamp !== undefined);
  const jobSet = jobSetOf({ trainJob, children });
  const isThere = jobSet !== undefined && isOwn(jobSet, trainJob);
  const isOver = endsOf(trainJob).length > 0;
  ensure(
    hasCondition || isDeleting || isOver || error === undefined,
    `no condition reports that ${error ?? ''}`,
  );
  ensure(hasCondition || isDeleting || isOver || isThere, 'no condition reports why there is no JobSet');
  return [
    ...conditions.map(({ type, status, message }) => `${type}=${status}: ${message}`),
    ...children.filter((child) => isOwn(child, trainJob)).map(({ kind }) => kind),
    isThere ? { ...jobSet.spec } : undefined,
  ];
}

async function happen(
  world: World,
  job: ObjectRef,
  runtime: KubeObject,
  happening: Happening,
): Promise<unknown> {
  const { store } = world.plane;
  const { trainJob, children } = await seen(world, job);
  if (trainJob === undefined) return undefined;
  const merge = (body: object): Promise<unknown> => store.patch(job, { type: 'merge', body });
  switch (happening.what) {
    case 'suspend':
    case 'resume':
      return merge({ spec: { suspend: happening.what === 'suspend' } });
    case 'upgrade':
      world.upgrade(otherBuild);
      return undefined;
    case 'restart':
      world.engine.restart();
      return undefined;
    case 'edit runtime': {
      const { apiVersion, kind, metadata } = runtime;
      const ref = { apiVersion, kind, name: metadata.name };
      const body = { metadata: { labels: { edited: 'yes' } } };
      return (await world.get(ref)) && store.patch(ref, { type: 'merge', body });
    }
    case 'delete runtime':
      return world.remove(runtime);
    case 'delete job':
      return store.delete(job);
    case 'report': {
      const jobSet = children.find(({ kind }) => kind === 'JobSet');
      const body = { status: reported(happening.is, world.plane.now()) };
      return jobSet && store.patch(refOf(jobSet), { type: 'merge', body }, { subresource: 'status' });
    }
    case 'patch':
      return merge({ spec: { runtimePatches: happening.runtimePatches } });
    case 'set trainer':
      // The API allows to set and to remove it, and not to change it.
      return merge({ spec: { trainer: trainJob.spec.trainer === undefined ? happening.trainer : null } });
    case 'wait':
      return wait(world, job, happening.seconds);
    case 'delete':
    case 'label':
    case 'hold':
    case 'forget': {
      const child = children.find(({ kind }) => kind === happening.kind);
      return child && touch(world, child, happening.what);
    }
  }
}

function touch(
  { plane: { store } }: World,
  child: AnyObject,
  what: 'delete' | 'label' | 'hold' | 'forget',
): Promise<unknown> {
  const merge = (metadata: object): Promise<unknown> =>
    store.patch(refOf(child), { type: 'merge', body: { metadata } });
  switch (what) {
    case 'delete':
      return store.delete(refOf(child));
    case 'label':
      return merge({ labels: { 'example.org/seen': 'yes' } });
    case 'hold':
      return merge({ finalizers: ['example.org/hold'] });
    case 'forget':
      return merge({ annotations: { [METACONTROLLER_LAST_APPLIED]: null }, managedFields: [{}] });
  }
}

/** A deadline that passes in the meantime takes effect within a second. */
async function wait(world: World, job: ObjectRef, seconds: number): Promise<void> {
  const { trainJob } = await seen(world, job);
  const left = trainJob && secondsLeft(trainJob, world.plane.now());
  if (left === undefined || left < 0 || left >= seconds) return world.advance(seconds);
  await world.advance(left + 1);
  const after = await seen(world, job);
  const isOver = after.trainJob === undefined || endsOf(after.trainJob).length > 0;
  ensure(isOver, `a second after its deadline the job still runs`);
  return world.advance(seconds - left - 1);
}

/** Time until a job's deadline; undefined without one that runs. */
function secondsLeft(trainJob: TrainJob, now: string): number | undefined {
  const { metadata, spec, status } = trainJob;
  const { activeDeadlineSeconds, suspend, managedBy = '' } = spec;
  const isTimed = activeDeadlineSeconds !== undefined && suspend !== true && !managedBy.startsWith('kueue');
  const isOver = endsOf(trainJob).length > 0 || metadata.deletionTimestamp !== undefined;
  if (!isTimed || isOver || metadata.annotations?.[RESUMED_AT] !== undefined) return undefined;
  const resumed = status?.conditions?.find(({ type }) => type === 'Suspended');
  if (resumed?.status === 'True') return undefined;
  const start = resumed?.lastTransitionTime ?? metadata.creationTimestamp ?? now;
  return (Date.parse(start) - Date.parse(now)) / 1000 + activeDeadlineSeconds;
}

function reported(is: 'active' | 'idle' | 'complete' | 'failed', lastTransitionTime: string): object {
  const active = is === 'active' ? 1 : 0;
  const counts = { name: 'node', ready: 0, succeeded: 0, failed: 0, active, suspended: 0 };
  const [type, reason] = is === 'complete' ? ['Completed', 'AllJobsCompleted'] : ['Failed', 'FailedJobs'];
  const end = { type, status: 'True', reason, message: 'jobset is over', lastTransitionTime };
  const isOver = is === 'complete' || is === 'failed';
  return { replicatedJobsStatus: [counts], ...(isOver ? { conditions: [end] } : {}) };
}

function foreignObject(kind: Story['inTheWay'], { name, namespace = '' }: ObjectRef): KubeObject | undefined {
  switch (kind) {
    case 'nothing':
      return undefined;
    case 'JobSet':
      return { apiVersion: 'jobset.x-k8s.io/v1alpha2', kind, metadata: { name, namespace } };
    case 'ConfigMap':
      return { apiVersion: 'v1', kind, metadata: { name: `${name}-runtime-snapshot`, namespace } };
  }
}

async function seen(world: World, job: ObjectRef): Promise<Seen> {
  const { namespace = '' } = job;
  return {
    trainJob: (await world.get(job)) as unknown as TrainJob | undefined,
    children: await world.children(namespace),
  };
}

/** Deletes the TrainJob; none of its objects is left. */
async function cleanUp(world: World, job: ObjectRef, others: readonly KubeObject[]): Promise<void> {
  const { store } = world.plane;
  world.upgrade(product);
  for (const other of others) await world.remove(other);
  if ((await world.get(job)) !== undefined) await store.delete(job);
  await world.settle();
  for (const child of (await seen(world, job)).children) {
    if (child.metadata.finalizers === undefined) continue;
    await store.patch(refOf(child), { type: 'merge', body: { metadata: { finalizers: null } } });
  }
  await world.settle();
  while (store.collectGarbage());
  await world.settle();
  const left = await seen(world, job);
  ensure(left.trainJob === undefined, 'the TrainJob is not deleted');
  ensure(left.children.length === 0, `${left.children.map(nameOf).join()} is left behind`);
}

const endsOf = (job: TrainJob | undefined): readonly Condition[] =>
  (job?.status?.conditions ?? []).filter(
    ({ type, status }) => (type === 'Complete' || type === 'Failed') && status === 'True',
  );

const jobSetOf = ({ children }: Seen): JobSet | undefined =>
  children.find(({ kind }) => kind === 'JobSet') as unknown as JobSet | undefined;

const isSuspended = (trainJob: TrainJob | undefined, jobSet: JobSet): boolean =>
  trainJob?.spec.suspend === true || jobSet.spec.suspend === true;

const isOwn = ({ metadata }: KubeObject, trainJob: TrainJob | undefined): boolean =>
  metadata.ownerReferences?.some(({ uid }) => uid === trainJob?.metadata.uid) === true;

/** There is no record of what was applied, so that it is applied again. */
const isForgotten = ({ metadata }: JobSet): boolean =>
  metadata.annotations?.[METACONTROLLER_LAST_APPLIED] === undefined &&
  metadata.managedFields?.some(({ operation }) => operation === 'Apply') !== true;
