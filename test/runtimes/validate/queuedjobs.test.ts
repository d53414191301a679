// A runtime that changes while jobs in Kueue's queues use it: which jobs are named, and what the setting does.
import type { QueuedRuntimes } from '../../../hooks/api/settings.js';
import { judgeRuntime } from '../../../hooks/runtimes/judge.js';
import { runtimeNeeds } from '../../../hooks/runtimes/needs.js';
import type { TrainJob, TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { NOON, aTrainJob, deepFrozen } from '../../support/objects.js';
import { aContainer, aJob, runtimeOf } from '../../support/runtimes.js';

const queue = { 'kueue.x-k8s.io/queue-name': 'four' };
const queued = (spec: Partial<TrainJob['spec']> = {}, name = 'llama'): TrainJob =>
  aTrainJob({ metadata: { name, labels: queue }, spec });
const framed = (runtime: TrainingRuntime): TrainingRuntime => ({
  ...runtime,
  metadata: { ...runtime.metadata, labels: { 'trainer.kubeflow.org/framework': 'torch' } },
});

const old = framed(runtimeOf());
const image = framed(runtimeOf([aJob({ containers: [aContainer({ image: 'registry.local/train:2' })] })]));
const tolerant = framed(runtimeOf([aJob({ pod: { tolerations: [{ operator: 'Exists' }] } })]));
const words = (names: string): string =>
  `spec: Kueue would count the wrong Pods for ${names}, because jobs in its queues keep the Pods of the runtime as it was before; create a runtime with another name, or wait until these jobs have finished`;

function warningsOf(runtime: TrainingRuntime, ...jobs: readonly TrainJob[]): readonly string[] {
  const facts = { queuedTrainJobs: jobs as never };
  const verdict = judgeRuntime(deepFrozen({ runtime, old }), deepFrozen(facts));
  expect(verdict.state).toBe('admitted');
  return verdict.state === 'unknown' ? [] : verdict.warnings;
}

test('another image is reported, with the jobs that would be stopped', () => {
  expect(warningsOf(image, queued(), queued({}, 'alpaca'))).toEqual([words('ml/alpaca, ml/llama')]);
});

const container = aContainer();
const complete = {
  conditions: [
    { type: 'Complete', status: 'True', reason: 'AllJobsCompleted', message: '', lastTransitionTime: NOON },
  ],
} as const;

test.each<{ name: string; runtime?: TrainingRuntime; job: TrainJob; isNamed: boolean }>([
  { name: 'a job that has an image of its own', job: queued({ trainer: { image: 'mine' } }), isNamed: false },
  { name: 'a job that waits', job: queued({ suspend: true }), isNamed: true },
  { name: 'a job that has ended', job: { ...queued(), status: complete }, isNamed: false },
  {
    name: 'a job that is deleted',
    job: aTrainJob({ metadata: { labels: queue, deletionTimestamp: NOON } }),
    isNamed: false,
  },
  { name: 'a job on another runtime', job: queued({ runtimeRef: { name: 'jax' } }), isNamed: false },
  {
    name: 'a job on a runtime of its namespace that has the same name',
    job: queued({ runtimeRef: { kind: 'TrainingRuntime', name: 'torch' } }),
    isNamed: false,
  },
  {
    name: 'a job that runs in another cluster',
    job: queued({ managedBy: 'kueue.x-k8s.io/multikueue' }),
    isNamed: true,
  },
  { name: 'a job without a spec', job: { ...queued(), spec: undefined } as never, isNamed: false },
  { name: 'tolerations, for a job that runs', runtime: tolerant, job: queued(), isNamed: false },
  {
    name: 'tolerations, for a job that waits',
    runtime: tolerant,
    job: queued({ suspend: true }),
    isNamed: true,
  },
  {
    name: 'more nodes, for a job that sets its number',
    runtime: framed(runtimeOf([aJob()], { mlPolicy: { numNodes: 3, torch: {} } })),
    job: queued(),
    isNamed: false,
  },
  {
    name: 'more nodes, for a job that does not set a number',
    runtime: framed(runtimeOf([aJob({ containers: [container] })], { mlPolicy: { numNodes: 3, torch: {} } })),
    job: queued({ trainer: {} }),
    isNamed: true,
  },
  {
    name: 'another order of jobs',
    runtime: framed(runtimeOf([aJob({ name: 'first', step: null }), aJob()])),
    job: queued(),
    isNamed: true,
  },
  {
    name: 'init containers',
    runtime: framed(runtimeOf([aJob({ pod: { initContainers: [aContainer({ name: 'warm' })] } })])),
    job: queued(),
    isNamed: true,
  },
  {
    name: 'a node selector, which Kueue does not compare',
    runtime: framed(runtimeOf([aJob({ pod: { nodeSelector: { zone: 'a' } } })])),
    job: queued(),
    isNamed: false,
  },
  {
    name: 'a policy that the build cannot follow',
    runtime: framed(runtimeOf([aJob()], { mlPolicy: { mpi: {} } })),
    job: queued(),
    isNamed: true,
  },
])('$name: named is $isNamed', ({ runtime = image, job, isNamed }) => {
  expect(warningsOf(runtime, job)).toEqual(isNamed ? [words('ml/llama')] : []);
});

test('of many jobs some are named', () => {
  const jobs = Array.from({ length: 12 }, (_, place) => queued({}, `job-${10 + place}`));
  const names = jobs.slice(0, 10).map(({ metadata }) => `ml/${metadata.name}`);
  expect(warningsOf(image, ...jobs)).toEqual([words(`${names.join(', ')} and 2 more`)]);
});

const judgedBy = (queuedRuntimes: QueuedRuntimes, facts: object): unknown =>
  judgeRuntime(deepFrozen({ runtime: image, old }), facts, { queuedRuntimes });
const [, problem = '', remedy = ''] = /^spec: (.*); (.*)$/.exec(words('ml/llama'))!;
const unseen = "it could not be looked up which jobs in Kueue's queues use the runtime";
const known = { queuedTrainJobs: [queued()] };

test.each<{ by: QueuedRuntimes; facts: object; want: unknown }>([
  { by: 'refuse', facts: known, want: { state: 'refused', issues: [{ field: 'spec', problem, remedy }] } },
  { by: 'refuse', facts: { queuedTrainJobs: [] }, want: { state: 'admitted', warnings: [] } },
  { by: 'refuse', facts: {}, want: { state: 'unknown', problem: unseen } },
  { by: 'warn', facts: {}, want: { state: 'admitted', warnings: [unseen] } },
  { by: 'ignore', facts: known, want: { state: 'admitted', warnings: [] } },
  { by: 'ignore', facts: {}, want: { state: 'admitted', warnings: [] } },
])('with $by and $facts', ({ by, facts, want }) => {
  expect(judgedBy(by, facts)).toMatchObject(want as object);
});

const objects = {
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'TrainJob',
  label: 'kueue.x-k8s.io/queue-name',
};
const inNamespace = (runtime: TrainingRuntime): TrainingRuntime => ({
  ...runtime,
  kind: 'TrainingRuntime',
  metadata: { ...runtime.metadata, namespace: 'ml' },
});

test.each<{ name: string; now: TrainingRuntime; before?: TrainingRuntime; want: readonly object[] }>([
  { name: 'of all namespaces for a runtime of the cluster', now: image, before: old, want: [{ objects }] },
  {
    name: 'of its own for a runtime of a namespace',
    now: inNamespace(image),
    before: inNamespace(old),
    want: [{ objects: { ...objects, namespace: 'ml' } }],
  },
  { name: 'not for a new runtime', now: image, want: [] },
  { name: 'not for a label', now: { ...old, metadata: { name: 'torch' } }, before: old, want: [] },
  {
    name: "not for the runtime's defaults of a job's life",
    now: { ...old, spec: { ...old.spec, runPolicy: { activeDeadlineSeconds: 9 } } },
    before: old,
    want: [],
  },
  {
    name: 'not for a runtime that is deleted',
    now: { ...image, metadata: { ...image.metadata, deletionTimestamp: NOON } },
    before: old,
    want: [],
  },
])('jobs are listed $name', ({ now, before, want }) => {
  const needs = runtimeNeeds({ runtime: now, old: before }, { queuedRuntimes: 'warn' });
  expect(needs).toEqual(want.map((need) => ({ fact: 'queuedTrainJobs', verb: 'list', ...need })));
  expect(runtimeNeeds({ runtime: now, old: before }, { queuedRuntimes: 'ignore' })).toEqual([]);
});
