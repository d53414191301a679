// One state of a TrainJob's life, as Metacontroller would send it to a hook: the objects, and what has happened to them
// since they were created. Some states are rare: a stale cache, a child that a user has edited or deletes, an object that
// another client has created, a clock that goes backwards.
import fc from 'fast-check';
import type { AnyObject, CompositeRequest, KubeObject, Timestamp } from '../../../hooks/api/hook.js';
import type { JobSet, JobSetStatus } from '../../../hooks/api/kinds.js';
import { METACONTROLLER_LAST_APPLIED } from '../../../hooks/api/labels.js';
import {
  type ApplyMode,
  type Settings,
  applyModes,
  defaultSettings,
  applyModeSettings,
} from '../../../hooks/api/settings.js';
import type { DryRunCreate, Facts } from '../../../hooks/facts/need.js';
import { INPUTS_HASH, SNAPSHOT_HASH } from '../../../hooks/trainjob/api/labels.js';
import type { TrainJob, TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { trainJobHooks } from '../../../hooks/trainjob/index.js';
import { NOON, after, byKind } from '../../support/objects.js';
import { asApplied } from '../applied.js';
import { isAdmitted, schemaAt, schemaOf } from './kinds.js';
import { runtimes } from './runtime.js';
import { type Words, admittedBy, times } from './schema.js';
import { statuses, trainJobs, withStatus } from './trainjob.js';

export interface Moment {
  readonly request: CompositeRequest<TrainJob>;
  readonly now: Timestamp;
  readonly facts: Facts;
  readonly settings: Settings;
}

const jobSetSchema = schemaOf('JobSet');

const jobSetWords: Words = (path) => {
  if (/conditions\[\]\.type$/.test(path)) return fc.constantFrom('Completed', 'Failed', 'Suspended');
  if (/conditions\[\]\.reason$/.test(path)) return fc.constantFrom('AllJobsCompleted', 'FailedJobs');
  if (/replicatedJobsStatus\[\]\.name$/.test(path)) return fc.constantFrom('node', 'launcher', 'side');
  if (/replicatedJobsStatus\[\]\./.test(path)) return fc.nat(4);
  return undefined;
};
const jobSetStatuses = admittedBy(
  schemaAt(jobSetSchema, 'status'),
  jobSetWords,
  'status',
) as fc.Arbitrary<JobSetStatus>;

/** Something that happens to a child between creation and observation; undefined deletes it. */
type Mishap = (child: AnyObject) => AnyObject | undefined;

const withMetadata =
  (change: object): Mishap =>
  (child) => ({ ...child, metadata: { ...child.metadata, ...change } });
const withAnnotation =
  (name: string, value: string): Mishap =>
  (child) => ({
    ...child,
    metadata: { ...child.metadata, annotations: { ...child.metadata.annotations, [name]: value } },
  });
const ofKind =
  (kind: string, mishap: Mishap): Mishap =>
  (child) =>
    child.kind === kind ? mishap(child) : child;

const owner = { apiVersion: 'v1', kind: 'Pod', name: 'other', uid: 'other', controller: true };
const mishaps: readonly Mishap[] = [
  ...['JobSet', 'ConfigMap', 'Secret', 'PodGroup'].flatMap((kind) => [
    ofKind(kind, () => undefined),
    ofKind(kind, withMetadata({ deletionTimestamp: NOON, finalizers: ['example.org/wait'] })),
    ofKind(kind, withMetadata({ ownerReferences: [owner] })),
  ]),
  withMetadata({ annotations: undefined, managedFields: undefined }),
  withMetadata({ managedFields: [] }),
  ofKind('JobSet', withAnnotation(METACONTROLLER_LAST_APPLIED, '')),
  ofKind('JobSet', withAnnotation(METACONTROLLER_LAST_APPLIED, '{"metadata":{"labels":{"a":"b"}}}')),
  ofKind('JobSet', withAnnotation(INPUTS_HASH, 'other')),
  ofKind('JobSet', withAnnotation(SNAPSHOT_HASH, 'other')),
  ofKind('JobSet', withMetadata({ creationTimestamp: after(600) })),
  ofKind('JobSet', (child) => ({ ...child, spec: { ...(child as unknown as JobSet).spec, suspend: true } })),
  ofKind('JobSet', (child) => ({ ...child, spec: { ...(child as unknown as JobSet).spec, suspend: false } })),
  ofKind('JobSet', (child) => ({ ...child, spec: undefined })),
  ofKind('ConfigMap', (child) => ({ ...child, data: { runtime: '{' } })),
  ofKind('ConfigMap', (child) => ({ ...child, data: { runtime: 'null' } })),
  ofKind('ConfigMap', (child) => ({ ...child, data: undefined })),
];

const foreign: readonly KubeObject[] = [
  { apiVersion: 'jobset.x-k8s.io/v1alpha2', kind: 'JobSet', metadata: { name: 'another', namespace: 'ml' } },
  { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'another', namespace: 'ml' } },
  {
    apiVersion: 'scheduling.x-k8s.io/v1alpha1',
    kind: 'PodGroup',
    metadata: { name: 'another', namespace: 'ml' },
  },
];

const tried: readonly (DryRunCreate | undefined)[] = [
  undefined,
  { outcome: 'accepted' },
  { outcome: 'refused', code: 422, message: 'too long' },
  { outcome: 'refused', code: 409, message: 'exists', heldBy: null },
  { outcome: 'refused', code: 409, message: 'exists', heldBy: owner },
];
const sshKey = { privateKey: 'private', publicKey: 'public' };

const settings: fc.Arbitrary<Settings> = fc
  .record({
    applyMode: fc.constantFrom(...applyModeSettings),
    createdCondition: fc.constantFrom('whenFalse', 'always'),
    ttlDeletes: fc.constantFrom('on', 'off'),
    clusterDomain: fc.constantFrom('cluster.local', 'example.org'),
  })
  .map((set) => ({ ...defaultSettings, ...set }));

const nows = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(NOON, after(1), after(16)) },
  { weight: 2, arbitrary: fc.constantFrom(after(29), after(30), after(60), after(3601)) },
  { weight: 1, arbitrary: fc.constantFrom(...times, '1970-01-01T00:00:00Z') },
);

interface Parts {
  readonly trainJob: TrainJob;
  /** Changes of the TrainJob since its children were created. */
  readonly later: Partial<Pick<TrainJob['spec'], 'suspend' | 'trainer' | 'runtimePatches'>>;
  readonly status: TrainJob['status'];
  readonly runtime: TrainingRuntime;
  /** The runtime that exists now. */
  readonly live: 'same' | 'edited' | 'gone' | 'elsewhere';
  /** How often the hooks were called before. */
  readonly rounds: number;
  readonly applied: ApplyMode;
  readonly jobSetStatus: JobSetStatus | undefined;
  readonly mishaps: readonly Mishap[];
  readonly foreign: readonly KubeObject[];
  readonly isDeleted: boolean;
  readonly now: Timestamp;
  readonly dryRunCreate: DryRunCreate | undefined;
  readonly hasKey: boolean;
  readonly settings: Settings;
}

const suspensions = fc.record({ suspend: fc.boolean() }, { noNullPrototype: true });

/** Moments whose objects the CRDs admit. */
export const moments: fc.Arbitrary<Moment> = fc
  .record<Parts>({
    trainJob: trainJobs,
    later: fc.oneof(
      { weight: 2, arbitrary: fc.constant({}) },
      { weight: 2, arbitrary: suspensions },
      {
        weight: 1,
        arbitrary: trainJobs.map(({ spec: { trainer = {}, suspend = false } }) => ({ trainer, suspend })),
      },
      {
        weight: 1,
        arbitrary: trainJobs.map(({ spec: { runtimePatches = [], suspend = false } }) => ({
          runtimePatches,
          suspend,
        })),
      },
    ),
    status: fc.option(statuses, { nil: undefined }),
    runtime: runtimes,
    live: fc.constantFrom('same', 'same', 'edited', 'gone', 'elsewhere'),
    rounds: fc.constantFrom(0, 1, 2, 3, 3, 3),
    applied: fc.constantFrom(...applyModes),
    jobSetStatus: fc.option(jobSetStatuses, { nil: undefined }),
    mishaps: fc.subarray([...mishaps], { maxLength: 2 }),
    foreign: fc.subarray([...foreign], { maxLength: 1 }),
    isDeleted: fc.integer({ min: 0, max: 7 }).map((n) => n === 7),
    now: nows,
    dryRunCreate: fc.constantFrom(...tried),
    hasKey: fc.boolean(),
    settings,
  })
  .map(momentOf)
  .filter((moment) => moment !== undefined);

function momentOf(parts: Parts): Moment | undefined {
  const { trainJob: born, later, status, settings: set, now, hasKey, dryRunCreate } = parts;
  const changed = { ...born, spec: { ...born.spec, ...later } };
  const withIts = status === undefined ? changed : withStatus(changed, status);
  if (withIts === undefined) return undefined;
  const parent = parts.isDeleted
    ? { ...withIts, metadata: { ...withIts.metadata, deletionTimestamp: NOON } }
    : withIts;
  const children = [...childrenAfter(parts), ...parts.foreign];
  if (!children.every((child) => child.kind !== 'JobSet' || isAdmitted(child, jobSetSchema)))
    return undefined;
  const request = {
    controller: {
      apiVersion: 'metacontroller.k8s.io/v1alpha1',
      kind: 'CompositeController',
      metadata: { name: 'a' },
    },
    parent,
    children: byKind(children),
    related: byKind(relatedOf(parts)),
    finalizing: parts.isDeleted,
  };
  const facts = {
    ...(hasKey ? { sshKey } : {}),
    ...(dryRunCreate === undefined ? {} : { dryRunCreate }),
  };
  return { request, now, facts, settings: set };
}

/** The children after so many rounds, as they are observed now. */
function childrenAfter(parts: Parts): readonly AnyObject[] {
  const { trainJob, runtime, rounds, applied, jobSetStatus } = parts;
  const hooks = trainJobHooks(parts.settings);
  let children: readonly AnyObject[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const request = {
      controller: { apiVersion: '', kind: '', metadata: { name: '' } },
      parent: trainJob,
      children: byKind(children),
      related: byKind([runtime]),
      finalizing: false,
    };
    const answer = hooks.sync(request, { now: NOON, facts: { sshKey } });
    children = answer.children.map((child) => asApplied(child, trainJob, applied));
  }
  const withTheirStatus = children.map((child) =>
    child.kind === 'JobSet' && jobSetStatus !== undefined ? { ...child, status: jobSetStatus } : child,
  );
  return withTheirStatus.flatMap((child) => {
    const left = parts.mishaps.reduce<AnyObject | undefined>(
      (before, mishap) => (before === undefined ? undefined : mishap(before)),
      child,
    );
    return left === undefined ? [] : (JSON.parse(JSON.stringify(left)) as AnyObject);
  });
}

function relatedOf({ runtime, live }: Parts): readonly KubeObject[] {
  switch (live) {
    case 'same':
      return [runtime];
    case 'edited':
      return [{ ...runtime, metadata: { ...runtime.metadata, labels: { edited: 'yes' } } }];
    case 'elsewhere':
      return [{ ...runtime, kind: 'TrainingRuntime', metadata: { ...runtime.metadata, namespace: 'other' } }];
    case 'gone':
      return [];
  }
}
