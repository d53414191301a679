// Which deletions of a runtime wait, for whom, and that they wait no longer than need be.
import type { AnyObject, DecoratorRequest, KubeObject } from '../../hooks/api/hook.js';
import { runtimeCustomizeIssues, runtimeRequestIssues } from '../../hooks/runtimes/form.js';
import { customize, finalize as finalizeAt, sync } from '../../hooks/runtimes/protection.js';
import type { TrainJob } from '../../hooks/trainjob/api/types.js';
import { NOON, aCondition, after, aRuntime, aTrainJob, deepFrozen } from '../support/objects.js';
import { theSnapshot } from '../support/story.js';

const KEPT_FOR = 'metatrain.io/kept-for';
const going = (runtime: AnyObject = aRuntime()): AnyObject => ({
  ...runtime,
  metadata: { ...runtime.metadata, deletionTimestamp: NOON },
});

/** Some seconds after the deletion. */
const finalize = (request: DecoratorRequest) => finalizeAt(request, { now: after(3) });

function aRequest(
  object: AnyObject,
  trainJobs: readonly TrainJob[],
  configMaps: readonly KubeObject[] = [],
): DecoratorRequest {
  const byKey = (objects: readonly KubeObject[]): Readonly<Record<string, AnyObject>> =>
    Object.fromEntries(
      objects.map((one) => [`${one.metadata.namespace}/${one.metadata.name}`, one as AnyObject]),
    );
  return deepFrozen({
    controller: { apiVersion: 'v1', kind: 'C', metadata: { name: 'c' } },
    object,
    attachments: {},
    related: {
      'TrainJob.trainer.kubeflow.org/v1alpha1': byKey(trainJobs),
      'ConfigMap.v1': byKey(configMaps),
    },
    finalizing: true,
  });
}

test('a runtime that no job names goes', () => {
  expect(finalize(aRequest(going(), []))).toMatchObject({ finalized: true, attachments: [] });
});

test('one that a job without a snapshot names stays, says for whom, and is looked at again', () => {
  expect(finalize(aRequest(going(), [aTrainJob()]))).toMatchObject({
    finalized: false,
    annotations: { [KEPT_FOR]: 'ml/llama: no snapshot yet' },
    resyncAfterSeconds: 30,
    attachments: [],
  });
});

test('a deletion waits three seconds: a job that was made just before it may not be known yet', () => {
  const request = aRequest(going(), []);
  const early = finalizeAt(request, { now: after(1) });
  expect(early).toMatchObject({ finalized: false, resyncAfterSeconds: 2, attachments: [] });
  expect(early).not.toHaveProperty('annotations');
  expect(finalizeAt(request, { now: after(3) })).toMatchObject({ finalized: true });
});

interface Row {
  readonly name: string;
  readonly job: TrainJob;
  readonly configMaps?: readonly KubeObject[];
  readonly runtime?: AnyObject;
  readonly stays: boolean;
}

const snapshot = theSnapshot();
const ownRuntime: AnyObject = {
  ...aRuntime(),
  kind: 'TrainingRuntime',
  metadata: { name: 'torch', namespace: 'ml' },
};
const ref = (runtimeRef: object): TrainJob =>
  aTrainJob({ spec: { runtimeRef: { name: 'torch', ...runtimeRef } } });

const kueued = { runtimePatches: [{ manager: 'kueue.x-k8s.io/manager' }] };

const rows: readonly Row[] = [
  { name: 'a job with a snapshot needs it no more', job: aTrainJob(), configMaps: [snapshot], stays: false },
  {
    name: 'a snapshot of another job does not count',
    job: aTrainJob(),
    configMaps: [{ ...snapshot, metadata: { ...snapshot.metadata, ownerReferences: [] } }],
    stays: true,
  },
  {
    name: 'nor one that cannot be read',
    job: aTrainJob(),
    configMaps: [{ ...snapshot, data: { runtime: '{' } } as AnyObject],
    stays: true,
  },
  {
    name: 'nor one in another namespace',
    job: aTrainJob(),
    configMaps: [{ ...snapshot, metadata: { ...snapshot.metadata, namespace: 'other' } }],
    stays: true,
  },
  {
    name: 'a job that is complete needs it no more',
    job: aTrainJob({ status: { conditions: [aCondition('Complete', 'True')] } }),
    stays: false,
  },
  {
    name: 'nor does one that has failed',
    job: aTrainJob({ status: { conditions: [aCondition('Failed', 'True')] } }),
    stays: false,
  },
  {
    name: 'nor one that is deleted',
    job: aTrainJob({ metadata: { deletionTimestamp: NOON } }),
    stays: false,
  },
  {
    name: 'a suspended job without a snapshot counts',
    job: aTrainJob({ spec: { suspend: true } }),
    stays: true,
  },
  {
    name: 'so does one that another cluster carries out: it has no snapshot here',
    job: aTrainJob({ spec: { managedBy: 'kueue.x-k8s.io/multikueue' } }),
    stays: true,
  },
  {
    name: 'a job that Kueue has seen counts, though it has a snapshot',
    job: aTrainJob({ spec: kueued }),
    configMaps: [snapshot],
    stays: true,
  },
  {
    name: 'though it has ended',
    job: aTrainJob({ spec: kueued, status: { conditions: [aCondition('Complete', 'True')] } }),
    stays: true,
  },
  {
    name: 'and though it is deleted: its finalizer could not be taken off',
    job: aTrainJob({ spec: kueued, metadata: { deletionTimestamp: NOON } }),
    stays: true,
  },
  {
    name: 'not for another runtime',
    job: aTrainJob({ spec: { ...kueued, runtimeRef: { name: 'jax' } } }),
    stays: false,
  },
  { name: 'what runtimeRef leaves out is filled in', job: ref({}), stays: true },
  { name: 'a job of another runtime does not count', job: ref({ name: 'jax' }), stays: false },
  {
    name: 'nor one of a TrainingRuntime of the same name',
    job: ref({ kind: 'TrainingRuntime' }),
    stays: false,
  },
  {
    name: 'a TrainingRuntime is kept for a job of its namespace',
    job: ref({ kind: 'TrainingRuntime' }),
    runtime: ownRuntime,
    stays: true,
  },
  {
    name: 'and not for one of another',
    job: { ...ref({ kind: 'TrainingRuntime' }), metadata: { ...aTrainJob().metadata, namespace: 'other' } },
    runtime: ownRuntime,
    stays: false,
  },
  {
    name: 'a job without a spec names nothing',
    job: {
      apiVersion: 'trainer.kubeflow.org/v1alpha1',
      kind: 'TrainJob',
      metadata: aTrainJob().metadata,
    } as TrainJob,
    stays: false,
  },
];

test.each(rows)('$name', ({ job, configMaps, runtime, stays }) => {
  const { finalized, annotations } = finalize(aRequest(going(runtime), [job], configMaps));
  expect(finalized).toBe(!stays);
  expect(annotations !== undefined).toBe(stays);
});

test('each reason is told with its jobs', () => {
  const jobs = [
    aTrainJob(),
    aTrainJob({ metadata: { name: 'queued' }, spec: kueued }),
    aTrainJob({ metadata: { name: 'also-queued' }, spec: kueued }),
  ];
  expect(finalize(aRequest(going(), jobs)).annotations).toEqual({
    [KEPT_FOR]:
      'ml/llama: no snapshot yet; ml/also-queued, ml/queued: Kueue refuses to change or delete them without it',
  });
});

test('the jobs are named in order, ten of them at most', () => {
  const jobs = Array.from({ length: 12 }, (_, index) =>
    aTrainJob({ metadata: { name: `job-${String(12 - index).padStart(2, '0')}` } }),
  );
  const { annotations } = finalize(aRequest(going(), jobs));
  expect(annotations?.[KEPT_FOR]).toMatch(
    /^ml\/job-01, ml\/job-02, .*ml\/job-10 and 2 more: no snapshot yet$/,
  );
});

test('once nobody misses it, the mark goes too: others may still keep the runtime', () => {
  const marked = going({
    ...aRuntime(),
    metadata: { ...aRuntime().metadata, annotations: { [KEPT_FOR]: 'x' } },
  });
  expect(finalize(aRequest(marked, []))).toMatchObject({
    finalized: true,
    annotations: { [KEPT_FOR]: null },
  });
});

test('a runtime that lives is let go of when it is asked about: its controller no longer wants it', () => {
  expect(finalize(aRequest(aRuntime(), [aTrainJob()]))).toMatchObject({ finalized: true });
});

test('while a runtime lives nothing is written, and nothing looked at', () => {
  expect(sync()).toMatchObject({ attachments: [] });
  expect(sync()).not.toHaveProperty('annotations');
  const request = { controller: aRequest(aRuntime(), []).controller, parent: aRuntime() };
  expect(customize(request)).toEqual({ relatedResources: [] });
});

test.each([
  ['of the cluster: all namespaces', going(), {}],
  ['of a namespace: that one', going(ownRuntime), { namespace: 'ml' }],
])('jobs and snapshots are looked at once it is to go, for one %s', (_name, parent, where) => {
  const { controller } = aRequest(parent, []);
  expect(customize({ controller, parent }).relatedResources).toEqual([
    { apiVersion: 'trainer.kubeflow.org/v1alpha1', resource: 'trainjobs', ...where },
    {
      apiVersion: 'v1',
      resource: 'configmaps',
      ...where,
      labelSelector: { matchExpressions: [{ key: 'controller-uid', operator: 'Exists' }] },
    },
  ]);
});

describe('the form of a request', () => {
  const request = aRequest(going(), [aTrainJob()], [snapshot]);

  test('as Metacontroller sends it is taken', () => {
    expect(runtimeRequestIssues(request)).toEqual([]);
    expect(runtimeCustomizeIssues({ controller: {}, parent: going() })).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['without its object', { ...request, object: undefined }, 'object'],
    ['of a composite', { ...request, attachments: undefined, children: {} }, 'attachments'],
    [
      'with a malformed job',
      {
        ...request,
        related: { 'TrainJob.trainer.kubeflow.org/v1alpha1': { 'ml/llama': { ...aTrainJob(), spec: 1 } } },
      },
      'related["TrainJob.trainer.kubeflow.org/v1alpha1"]["ml/llama"].spec',
    ],
    [
      'of v1, with bare names',
      { ...request, related: { 'TrainJob.trainer.kubeflow.org/v1alpha1': { llama: aTrainJob() } } },
      'related["TrainJob.trainer.kubeflow.org/v1alpha1"].llama',
    ],
  ])('%s is refused by its field', (_name, body, field) => {
    const text = JSON.parse(JSON.stringify(body)) as unknown;
    expect(runtimeRequestIssues(text).map((issue) => issue.field)).toContain(field);
  });
});
