// The validating webhook: the facts that it needs, and its answers.
import type { AnyObject, ObjectName } from '../../hooks/api/hook.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import type { Facts } from '../../hooks/facts/need.js';
import { registry } from '../../hooks/registry.js';
import { NOON, aRuntime, aTrainJob } from '../support/objects.js';
import { aJob, runtimeOf } from '../support/runtimes.js';
import { answerOf, needsOf, reviewOf, webhook, type Write } from './review.js';

const runtime = aRuntime();
const patched = (suspend: boolean) =>
  aTrainJob({ spec: { suspend, runtimePatches: [{ manager: 'example.com/a' }] } });
const labelled = aTrainJob({ metadata: { labels: { team: 'ml' } } });
const specless = { ...aTrainJob(), spec: undefined };

describe('needed facts', () => {
  const names = (write: Write): readonly string[] =>
    needsOf(write).flatMap((need) => {
      if (need.verb === 'exists') return need.objects.map((object) => worded(need.fact, object));
      if (need.verb === 'list') return [`${need.fact}: ${need.objects.kind} ${need.objects.label}`];
      return 'object' in need && !('metadata' in need.object) ? [worded(need.fact, need.object)] : [];
    });
  const worded = (fact: string, { kind, namespace = '-', name }: ObjectName): string =>
    `${fact}: ${kind} ${namespace}/${name}`;

  test.each<{ name: string; write: Write; want: readonly string[] }>([
    {
      name: 'a new job needs its runtime, and then the objects with the names of its children',
      write: { object: aTrainJob(), facts: { runtime } },
      want: [
        'runtime: ClusterTrainingRuntime -/torch',
        'existing: JobSet ml/llama',
        'existing: ConfigMap ml/llama-runtime-snapshot',
      ],
    },
    {
      name: 'a TrainingRuntime is read in the namespace of the job',
      write: { object: aTrainJob({ spec: { runtimeRef: { kind: 'TrainingRuntime', name: 'mine' } } }) },
      want: ['runtime: TrainingRuntime ml/mine'],
    },
    {
      name: 'priority classes are read if Volcano is used',
      write: {
        object: aTrainJob(),
        facts: {
          runtime: {
            ...runtimeOf([aJob({ pod: { priorityClassName: 'high' } })], { podGroupPolicy: { volcano: {} } }),
          },
        },
      },
      want: [
        'runtime: ClusterTrainingRuntime -/torch',
        'existing: JobSet ml/llama',
        'existing: ConfigMap ml/llama-runtime-snapshot',
        'existing: PodGroup ml/llama',
        'existing: PriorityClass -/high',
      ],
    },
    { name: 'a label needs nothing', write: { object: labelled, old: aTrainJob() }, want: [] },
    {
      name: 'suspending needs nothing',
      write: { object: aTrainJob({ spec: { suspend: true } }), old: aTrainJob() },
      want: [],
    },
    {
      name: 'other patches need the snapshot and the JobSet',
      write: { object: patched(true), old: aTrainJob() },
      want: ['snapshot: ConfigMap ml/llama-runtime-snapshot', 'jobSet: JobSet ml/llama'],
    },
    {
      name: 'and the live runtime only if there is no snapshot',
      write: { object: patched(true), old: aTrainJob(), facts: { snapshot: null } },
      want: [
        'snapshot: ConfigMap ml/llama-runtime-snapshot',
        'jobSet: JobSet ml/llama',
        'runtime: ClusterTrainingRuntime -/torch',
      ],
    },
    {
      name: 'patches of a running job are refused without reading the JobSet',
      write: { object: patched(false), old: aTrainJob() },
      want: ['snapshot: ConfigMap ml/llama-runtime-snapshot'],
    },
    { name: 'a new runtime needs nothing', write: { object: runtime }, want: [] },
    {
      name: 'a runtime that changes needs the jobs in queues',
      write: { object: aRuntime({ image: 'registry.local/train:2' }), old: runtime },
      want: ['queuedTrainJobs: TrainJob kueue.x-k8s.io/queue-name'],
    },
    {
      name: 'a deletion needs nothing',
      write: { object: null, old: aTrainJob(), operation: 'DELETE' },
      want: [],
    },
    { name: 'a malformed job needs nothing', write: { object: { ...aTrainJob(), spec: [] } }, want: [] },
  ])('$name', ({ write, want }) => {
    expect(names(write)).toEqual(want);
  });
});

const cluster: Facts = { runtime, existing: [] };

test('a valid job is admitted with a minimal answer', () => {
  const named = needsOf({ object: aTrainJob(), facts: { runtime } }).flatMap((need) =>
    need.verb === 'exists' ? need.objects : [],
  );
  const existing = named.map((name) => ({ for: name, found: null }));
  expect(answerOf('validate', { object: aTrainJob(), facts: { runtime, existing } })).toEqual({
    uid: 'review-uid',
    allowed: true,
  });
});

test('a change of a runtime is checked against the jobs in queues', () => {
  const labels = { 'kueue.x-k8s.io/queue-name': 'four' };
  const queuedTrainJobs = [aTrainJob({ metadata: { labels } })] as unknown as readonly AnyObject[];
  const write = { object: aRuntime({ image: 'registry.local/train:2' }), old: runtime };
  const { allowed, warnings } = answerOf('validate', { ...write, facts: { queuedTrainJobs } });
  expect(allowed).toBe(true);
  expect(warnings).toEqual([expect.stringMatching(/^spec: Kueue would count the wrong Pods for ml\/llama,/)]);
});

test('with the setting refuse, such a change is refused', () => {
  const labels = { 'kueue.x-k8s.io/queue-name': 'four' };
  const queuedTrainJobs = [aTrainJob({ metadata: { labels } })] as unknown as readonly AnyObject[];
  const review = reviewOf({ object: aRuntime({ image: 'registry.local/train:2' }), old: runtime });
  const routes = registry({ ...defaultSettings, queuedRuntimes: 'refuse' });
  const { run } = routes.find(({ path }) => path === '/admission/validate')!;
  const { answer } = run(review, { now: NOON, facts: { queuedTrainJobs } });
  expect(answer).toMatchObject({
    response: { allowed: false, status: { code: 422, details: { causes: [{ field: 'spec' }] } } },
  });
});

test('a refusal has every field, problem and remedy, as one message and as causes', () => {
  const object = aTrainJob({ spec: { trainer: { numNodes: 0, env: [{ name: 'PET_NNODES' }] } } });
  const { allowed, status } = answerOf('validate', { object, facts: cluster });
  expect(allowed).toBe(false);
  expect(status).toEqual({
    code: 422,
    reason: 'Invalid',
    message:
      'spec.trainer.numNodes: 0 nodes cannot train; set it to 1 or more, or remove it to use the number of the runtime. ' +
      'spec.trainer.env[0].name: PET_NNODES is set by the torch policy; remove it, or set spec.trainer.numNodes',
    details: {
      group: 'trainer.kubeflow.org',
      kind: 'TrainJob',
      name: 'llama',
      causes: [
        {
          reason: 'FieldValueInvalid',
          field: 'spec.trainer.numNodes',
          message: '0 nodes cannot train; set it to 1 or more, or remove it to use the number of the runtime',
        },
        {
          reason: 'FieldValueInvalid',
          field: 'spec.trainer.env[0].name',
          message: 'PET_NNODES is set by the torch policy; remove it, or set spec.trainer.numNodes',
        },
      ],
    },
  });
});

test('a new job is refused with the reason while its runtime cannot be read', () => {
  const { allowed, status } = answerOf('validate', { object: aTrainJob() });
  expect(allowed).toBe(false);
  expect(status).toEqual({
    code: 503,
    reason: 'ServiceUnavailable',
    message: expect.stringMatching(/^ClusterTrainingRuntime torch could not be read, .*try again/) as string,
  });
});

test('warnings are part of the answer', () => {
  const deprecated: AnyObject = {
    ...runtime,
    metadata: { ...runtime.metadata, labels: { 'trainer.kubeflow.org/support': 'deprecated' } },
  };
  const { allowed, warnings } = answerOf('validate', { object: deprecated });
  expect(allowed).toBe(true);
  expect(warnings).toEqual([expect.stringMatching(/deprecated/)]);
});

test.each(['TrainingRuntime', 'ClusterTrainingRuntime'])(
  'a %s is judged when it is made and when it changes',
  (kind) => {
    const twice = { ...runtimeOf([aJob({ job: { replicas: 2 } })]), kind };
    expect(answerOf('validate', { object: twice }).allowed).toBe(false);
    expect(answerOf('validate', { object: twice, old: { ...runtimeOf(), kind } }).allowed).toBe(false);
  },
);

test.each<{ name: string; write: Write; want: string | undefined }>([
  {
    name: 'a malformed object is refused',
    write: { object: { ...aTrainJob(), spec: { runtimeRef: { name: 'torch' }, suspend: 'yes' } } },
    want: 'spec.suspend: is a string, not a boolean; write a boolean',
  },
  {
    name: 'a job without a spec is refused with the missing field',
    write: { object: specless },
    want: 'spec.runtimeRef: is missing; name the runtime that the job is made from',
  },
  {
    name: 'a job that was stored without a spec can still get its finalizer',
    write: {
      object: { ...specless, metadata: { ...specless.metadata, finalizers: ['a/b'] } },
      old: specless,
    },
    want: undefined,
  },
  {
    name: 'and its spec',
    write: { object: aTrainJob(), old: specless, facts: cluster },
    want: undefined,
  },
  {
    name: 'a runtime without a spec, which no job can use, is admitted as before',
    write: { object: { ...runtime, spec: undefined } },
    want: undefined,
  },
])('$name', ({ write, want }) => {
  expect(answerOf('validate', write).status?.message).toEqual(want);
});

test.each<{ name: string; body: unknown; field: string }>([
  { name: 'no object', body: null, field: '(root)' },
  { name: 'no request', body: {}, field: 'request' },
  {
    name: 'no uid',
    body: { request: { kind: { group: 'a', version: 'b', kind: 'c' }, operation: 'CREATE' } },
    field: 'request.uid',
  },
  {
    name: 'a kind of another project',
    body: reviewOf({ object: { ...aTrainJob(), apiVersion: 'v1', kind: 'Pod' } }),
    field: 'request.kind',
  },
  {
    name: 'a kind that every object has',
    body: reviewOf({ object: aTrainJob(), kind: 'constructor' }),
    field: 'request.kind',
  },
  {
    name: 'a creation without an object',
    body: reviewOf({ object: null, old: aTrainJob(), operation: 'CREATE' }),
    field: 'request.object',
  },
  {
    name: 'an update without an object',
    body: reviewOf({ object: aTrainJob(), operation: 'UPDATE' }),
    field: 'request.oldObject',
  },
  {
    name: 'an unknown operation',
    body: reviewOf({ object: aTrainJob(), operation: 'create' }),
    field: 'request.operation',
  },
  {
    name: 'the name of another kind',
    body: { ...reviewOf({ object: aTrainJob() }), kind: 'ConversionReview' },
    field: 'kind',
  },
  {
    name: 'no version',
    body: { ...reviewOf({ object: aTrainJob() }), apiVersion: undefined },
    field: 'kind',
  },
  {
    name: 'a deletion of a value that is not an object',
    body: reviewed(reviewOf({ object: null, old: aTrainJob(), operation: 'DELETE' }), { oldObject: [7] }),
    field: 'request.oldObject',
  },
  {
    name: 'a creation with an oldObject that is not an object',
    body: reviewed(reviewOf({ object: aTrainJob() }), { oldObject: 'a text' }),
    field: 'request.oldObject',
  },
])('a review with $name is refused', ({ body, field }) => {
  expect(webhook('validate').check(body)[0]?.field).toBe(field);
  expect(webhook('mutate').check(body)[0]?.field).toBe(field);
});

function reviewed(review: object, change: object): object {
  const { request } = review as { readonly request: object };
  return { ...review, request: { ...request, ...change } };
}

test('the decision and the object are returned for the log', () => {
  const { run, subject } = webhook('validate');
  const review = reviewOf({ object: aTrainJob() });
  expect(run(review, { now: NOON, facts: {} }).decision).toEqual({ phase: 'Admission', reason: 'Unknown' });
  expect(subject(review)?.metadata.name).toBe('llama');
});
