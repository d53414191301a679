// The life of TrainJobs as Kubeflow Trainer v2.3, JobSet v0.12 and kubelets were recorded to live it, replayed on the
// embedded cluster: the same conditions, reasons, messages and counts, and the same JobSets, at each step.
import { parse } from 'yaml';
import type { ObjectRef } from '../../apiserver/objectstore.js';
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import type { ConfigMap } from '../../hooks/api/kinds.js';
import { applyModes } from '../../hooks/api/settings.js';
import type { TrainJob } from '../../hooks/trainjob/api/types.js';
import { conformanceData } from '../support/conformance.js';
import { type Embedded, embedded } from '../support/played.js';
import { differences } from '../support/sameobjects.js';

interface RecordedStep {
  readonly step: string;
  readonly trainJob: TrainJob;
  readonly jobSet: AnyObject | null;
  readonly snapshot: ConfigMap | null;
}

interface Lifecycle {
  readonly runtime: AnyObject;
  readonly steps: readonly RecordedStep[];
}

// Pods take three seconds to start and run for five.
const pods = [{ startSeconds: 3, runSeconds: 5 }];

type Replay = (cluster: Embedded, step: RecordedStep, runtime: AnyObject) => Promise<void>;

/** What was done in each step of the record. */
const replays: Readonly<Record<string, Replay>> = {
  'created and started': async (cluster, { trainJob }, runtime) => {
    await cluster.apply(runtime);
    await applied(cluster, trainJob);
  },
  complete: (cluster) => cluster.advance(10),
  'started, pods pending': (cluster, { trainJob }) => applied(cluster, trainJob),
  suspended: (cluster, { trainJob }) => suspended(cluster, trainJob, true),
  'runtime edited while suspended': async (cluster, _step, runtime) => {
    const edited = JSON.stringify(runtime).replace('registry.local/train:1', 'registry.local/train:2');
    await cluster.apply(JSON.parse(edited) as object);
    await cluster.advance(3);
  },
  resumed: (cluster, { trainJob }) => suspended(cluster, trainJob, false),
  'created suspended': (cluster, { trainJob }) => applied(cluster, trainJob),
  'before the deadline': (cluster, { trainJob }) => applied(cluster, trainJob),
  'after the deadline': (cluster) => cluster.advance(6),
  'runtime missing': (cluster, { trainJob }) => applied(cluster, trainJob),
  'JobSet of the complete job deleted': async (cluster, { trainJob }) => {
    await cluster.delete(jobSetOf(trainJob));
    await cluster.advance(10);
  },
};

/** Where ours differs on purpose: the rows of the table of differences, by step. */
const ours: Readonly<Record<string, { readonly conditions: readonly string[] }>> = {
  // D2
  'runtime missing': {
    conditions: [
      'Created=False TrainingRuntimeNotFound: ClusterTrainingRuntime not-there is not found; create it to start the TrainJob',
    ],
  },
};

const { files, missing } = conformanceData<Lifecycle>('lifecycle');
const recorded = files.filter(({ name }) => name === 'trainer-v2.3');

if (missing !== undefined) {
  test.skip(`lifecycle, skipped: ${missing}`, () => undefined);
} else {
  test.each(applyModes)('a TrainJob lives as recorded, %s', async (applyMode) => {
    expect(recorded).toHaveLength(1);
    for (const { data } of recorded) {
      const cluster = embedded(applyMode);
      cluster.setPods(pods);
      for (const step of data.steps) {
        await replays[step.step]!(cluster, step, data.runtime);
        expect({ step: step.step, ...(await seenIn(cluster, step)) }).toEqual({
          step: step.step,
          ...wantedIn(step),
        });
      }
    }
  });
}

async function applied(cluster: Embedded, { apiVersion, kind, metadata, spec }: TrainJob): Promise<void> {
  await cluster.apply({ apiVersion, kind, metadata: { name: metadata.name }, spec });
  await cluster.settle();
}

async function suspended(cluster: Embedded, trainJob: TrainJob, suspend: boolean): Promise<void> {
  await cluster.patch(refOf(trainJob), { spec: { suspend } });
  await cluster.settle();
}

// ---- what counts of a step

async function seenIn(cluster: Embedded, { trainJob, jobSet, snapshot }: RecordedStep): Promise<object> {
  const seenJob = (await cluster.get(refOf(trainJob))) as TrainJob | undefined;
  const seenJobSet = await cluster.get(jobSetOf(trainJob));
  const seenSnapshot = await cluster.get(snapshotOf(trainJob));
  return {
    ...statusOf(seenJob),
    generation: seenJob?.metadata.generation,
    jobSet: seenJobSet === undefined ? 'gone' : { generation: seenJobSet.metadata.generation },
    jobSetDiffers:
      jobSet === null || seenJobSet === undefined ? [] : differences([jobSet], [bare(seenJobSet)]),
    snapshot: seenSnapshot === undefined ? 'gone' : 'there',
    snapshotDiffers:
      snapshot === null || seenSnapshot === undefined
        ? []
        : differences([kept(snapshot)], [kept(seenSnapshot)]),
  };
}

function wantedIn({ step, trainJob, jobSet, snapshot }: RecordedStep): object {
  return {
    ...statusOf(trainJob),
    ...ours[step],
    generation: trainJob.metadata.generation,
    jobSet: jobSet === null ? 'gone' : { generation: jobSet.metadata.generation },
    jobSetDiffers: [],
    snapshot: snapshot === null ? 'gone' : 'there',
    snapshotDiffers: [],
  };
}

function statusOf(trainJob: TrainJob | undefined): object {
  const { conditions = [], jobsStatus = [] } = trainJob?.status ?? {};
  return {
    conditions: conditions.map(
      ({ type, status, reason, message }) => `${type}=${status} ${reason}: ${message}`,
    ),
    jobsStatus,
  };
}

/** The JobSet without what Metacontroller puts on it, its times taken out as in the record. */
function bare(jobSet: AnyObject): AnyObject {
  const text = JSON.stringify(jobSet).replaceAll(
    /"lastTransitionTime":"[^"]*"/g,
    '"lastTransitionTime":"<time>"',
  );
  const copy = JSON.parse(text) as AnyObject;
  const { name, namespace } = copy.metadata;
  return { ...copy, metadata: { name, ...(namespace === undefined ? {} : { namespace }) } };
}

/** What the snapshot keeps of the runtime; the server's own members are left out of ours (D19). */
function kept({ apiVersion, kind, metadata, ...others }: KubeObject & Partial<ConfigMap>): ComparedSnapshot {
  const runtime = parse(others.data?.['runtime'] ?? '') as AnyObject;
  const { name, labels = {} } = runtime.metadata;
  const { spec } = runtime;
  return {
    apiVersion,
    kind: `${kind} of the runtime`,
    metadata: { name: metadata.name },
    runtime: { name, labels, spec },
  };
}

interface ComparedSnapshot {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly runtime: { readonly name: string; readonly labels: object; readonly spec: unknown };
  readonly [member: string]: unknown;
}

// ---- names

const namespace = 'default';

const refOf = ({ apiVersion, kind, metadata: { name } }: KubeObject): ObjectRef => ({
  apiVersion,
  kind,
  name,
  namespace,
});

const jobSetOf = ({ metadata: { name } }: TrainJob): ObjectRef => ({
  apiVersion: 'jobset.x-k8s.io/v1alpha2',
  kind: 'JobSet',
  name,
  namespace,
});

const snapshotOf = ({ metadata: { name } }: TrainJob): ObjectRef => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  name: `${name}-runtime-snapshot`,
  namespace,
});
