// The life of one generated TrainJob in a world: things happen to it, and after each of them the hooks bring everything
// to rest again.
import { dequal as equal } from 'dequal/lite';
import fc from 'fast-check';
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import type { Condition, JobSet } from '../../hooks/api/kinds.js';
import type { TrainJob, TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import { RESUMED_AT } from '../../hooks/trainjob/api/labels.js';
import { nameOf } from '../../hooks/kube/owners.js';
import { kinds as product } from '../../hooks/registry.js';
import type { ObjectRef } from '../../apiserver/objectstore.js';
import { refOf } from '../../hooks/kube/refs.js';
import { otherBuild } from '../support/otherbuild.js';
import { promise } from './promises.js';
import type { Ground, World } from './world.js';

const kinds = ['JobSet', 'ConfigMap', 'Secret', 'PodGroup'] as const;

/** One thing that happens, as it would be told. */
export type Happening =
  | { readonly what: 'suspend' | 'resume' | 'upgrade' | 'restart' | 'edit runtime' | 'delete runtime' }
  | { readonly what: 'delete job' }
  /** What JobSet's controller reports. */
  | { readonly what: 'report'; readonly is: 'active' | 'idle' | 'complete' | 'failed' }
  /** What a person does to a child: `hold` by a finalizer, `forget` what was applied. */
  | { readonly what: 'delete' | 'label' | 'hold' | 'forget'; readonly kind: (typeof kinds)[number] }
  | { readonly what: 'patch'; readonly runtimePatches: NonNullable<TrainJob['spec']['runtimePatches']> }
  | { readonly what: 'set trainer'; readonly trainer: NonNullable<TrainJob['spec']['trainer']> }
  | { readonly what: 'wait'; readonly seconds: number };

/** What is there before the TrainJob: an object of nobody's that has the name of a child. */
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

/** Rounds in which something may be changed until all is at rest; more where a deadline may pass meanwhile. */
const ROUNDS = 3;
/** So long a fault may take to be told: a child is waited for, and then looked into. */
const PATIENCE_SECONDS = 31;

/** What is there at one moment. */
interface Seen {
  readonly trainJob: TrainJob | undefined;
  readonly children: readonly AnyObject[];
}

/** How the job stands after all that, but for times. */
export type Outcome = readonly unknown[];

/** Tells a story, and throws where a promise is broken. Afterwards nothing of it is left in the world. */
export async function tell(world: World, namespace: string, story: Story): Promise<Outcome> {
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

/** What has kept the job from running in one of the modes, though not for good: its life is another one. */
async function limitsOf(world: World, job: ObjectRef): Promise<string[]> {
  const { conditions = [] } = (await seen(world, job)).trainJob?.status ?? {};
  return conditions.map(({ message }) => message).filter((message) => message.includes('dynamic apply'));
}

async function settled(world: World, job: ObjectRef, told: string, most: number): Promise<void> {
  const before = await seen(world, job);
  const rounds = await world.calm();
  const after = await seen(world, job);
  // One that goes when its time to live is up comes to rest twice.
  const isGoing = after.trainJob === undefined || after.trainJob.metadata.deletionTimestamp !== undefined;
  const isAtRest = rounds.length <= (isGoing ? most + ROUNDS : most);
  promise(isAtRest, `${told}: it takes ${rounds.length} rounds: ${rounds.join('; ')}`);
  compare(told, before, after);
}

function compare(told: string, before: Seen, after: Seen): void {
  if (after.trainJob === undefined) return;
  if (before.trainJob?.metadata.deletionTimestamp !== undefined) {
    const made = madeSince(before, after);
    promise(made.length === 0, `${told}: ${made.map(nameOf).join()} is made during the teardown`);
    return;
  }
  const ends = endsOf(before.trainJob);
  if (ends.length > 0) {
    promise(equal(endsOf(after.trainJob), ends), `${told}: the end has changed`);
    const made = madeSince(before, after);
    promise(made.length === 0, `${told}: ${made.map(nameOf).join()} is made after the end`);
  }
  const was = jobSetOf(before);
  if (was === undefined || !isOwn(was, before.trainJob) || isSuspended(before.trainJob, was)) return;
  const is = jobSetOf(after);
  const isGoing = was.metadata.deletionTimestamp !== undefined || endsOf(after.trainJob).length > 0;
  promise(is !== undefined || isGoing, `${told}: a running JobSet is deleted`);
  const isSame = is?.metadata.resourceVersion === was.metadata.resourceVersion;
  promise(isSame || isGoing || isForgotten(was), `${told}: a running JobSet is written to`);
}

function madeSince(before: Seen, after: Seen): readonly AnyObject[] {
  const known = new Set(before.children.map(({ metadata }) => metadata.uid));
  return after.children.filter(({ metadata }) => !known.has(metadata.uid));
}

/** Nobody waits in silence, and the same has become of the job in either mode. */
async function atTheEnd(world: World, job: ObjectRef): Promise<Outcome> {
  world.errors();
  await world.advance(PATIENCE_SECONDS);
  await world.calm();
  const [error] = world.errors();
  const { trainJob, children } = await seen(world, job);
  if (trainJob === undefined || trainJob.spec.managedBy?.startsWith('kueue') === true) return [];
  if (trainJob.metadata.deletionTimestamp !== undefined) return ['teardown'];
  const conditions = trainJob.status?.conditions ?? [];
  const isTold = conditions.some(({ type, status }) => type === 'Created' && status === 'False');
  const isGoing = children.some(({ metadata }) => metadata.deletionTimestamp !== undefined);
  const jobSet = jobSetOf({ trainJob, children });
  const isThere = jobSet !== undefined && isOwn(jobSet, trainJob);
  const isOver = endsOf(trainJob).length > 0;
  promise(isTold || isGoing || isOver || error === undefined, `nobody is told that ${error ?? ''}`);
  promise(isTold || isGoing || isOver || isThere, 'nobody is told why there is no JobSet');
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
      // The API lets it come and go, and not change.
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

/** A deadline that passes on the way is judged within a second. */
async function wait(world: World, job: ObjectRef, seconds: number): Promise<void> {
  const { trainJob } = await seen(world, job);
  const left = trainJob && secondsLeft(trainJob, world.plane.now());
  if (left === undefined || left < 0 || left >= seconds) return world.advance(seconds);
  await world.advance(left + 1);
  const after = await seen(world, job);
  const isOver = after.trainJob === undefined || endsOf(after.trainJob).length > 0;
  promise(isOver, `a second after its deadline the job goes on`);
  return world.advance(seconds - left - 1);
}

/** Until a job's own deadline; undefined when it has none that runs. */
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

/** The TrainJob goes, and nothing of it stays behind. */
async function cleanUp(world: World, job: ObjectRef, others: readonly KubeObject[]): Promise<void> {
  const { store } = world.plane;
  world.upgrade(product);
  for (const other of others) await world.remove(other);
  if ((await world.get(job)) !== undefined) await store.delete(job);
  await world.calm();
  for (const child of (await seen(world, job)).children) {
    if (child.metadata.finalizers === undefined) continue;
    await store.patch(refOf(child), { type: 'merge', body: { metadata: { finalizers: null } } });
  }
  await world.calm();
  while (store.collectGarbage());
  await world.calm();
  const left = await seen(world, job);
  promise(left.trainJob === undefined, 'the TrainJob is not let go');
  promise(left.children.length === 0, `${left.children.map(nameOf).join()} is left behind`);
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

/** Nobody knows what was applied to it, so that it is applied anew. */
const isForgotten = ({ metadata }: JobSet): boolean =>
  metadata.annotations?.[METACONTROLLER_LAST_APPLIED] === undefined &&
  metadata.managedFields?.some(({ operation }) => operation === 'Apply') !== true;
