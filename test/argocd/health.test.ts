// The health of a TrainJob, a runtime and a ResumableTrainingJob in Argo CD: runs the scripts of manifests/argocd.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Condition } from '../../hooks/api/kinds.js';
import * as conditions from '../../hooks/trainjob/api/conditions.js';
import type { TrainJob } from '../../hooks/trainjob/api/types.js';
import { NOON, aCondition, aRuntime, aTrainJob, jobStatus } from '../support/objects.js';
import { type Health, healthOf } from './health.js';

const { data } = parse(readFileSync('manifests/argocd/argocd-cm.yaml', 'utf8')) as {
  data: Readonly<Record<string, string>>;
};
const script = (kind: string): string => data[`resource.customizations.health.${kind}`]!;
const ofTrainJob = (job: object): Health => healthOf(script('trainer.kubeflow.org_TrainJob'), job);

const conditionOf = (words: Omit<Condition, 'lastTransitionTime'>): Condition => ({
  ...words,
  lastTransitionTime: NOON,
});
const withConditions = (...all: readonly Condition[]): TrainJob =>
  aTrainJob({ status: { observedGeneration: 1, conditions: all } });
const done = conditionOf(
  conditions.terminal('Complete', { reason: 'AllJobsCompleted', message: 'jobset completed' }),
);
const late = conditionOf(conditions.deadlineExceeded);
const failed = conditionOf(conditions.terminal('Failed', { reason: 'FailedJobs', message: 'jobset failed' }));
const suspended = (job: TrainJob): TrainJob => ({ ...job, spec: { ...job.spec, suspend: true } });

test('a running job is progressing, and its message has the progress', () => {
  const status = {
    observedGeneration: 1,
    jobsStatus: [jobStatus({ active: 2 })],
    trainerStatus: { progressPercentage: 45, lastUpdatedTime: NOON },
  };
  expect(ofTrainJob(aTrainJob({ status }))).toEqual({
    status: 'Progressing',
    message: '45 % done; node: 2 active, 0 succeeded',
  });
});

interface Row {
  readonly name: string;
  readonly job: object;
  readonly want: string;
  readonly message?: string;
}

const created = (reason: conditions.CreatedFault): TrainJob =>
  withConditions(conditionOf(conditions.notCreated(reason, 'what is wrong')));
const { spec: _spec, ...bare } = aTrainJob();

const rows: readonly Row[] = [
  { name: 'without a status', job: aTrainJob(), want: 'Progressing', message: 'waiting for the hooks' },
  { name: 'without a status and suspended', job: suspended(aTrainJob()), want: 'Progressing' },
  { name: 'without a spec', job: bare, want: 'Progressing' },
  {
    name: 'with an empty status',
    job: aTrainJob({ status: {} }),
    want: 'Progressing',
    message: 'waiting for Pods',
  },
  {
    name: 'complete',
    job: withConditions(done),
    want: 'Healthy',
    message: 'AllJobsCompleted: jobset completed',
  },
  {
    name: 'that exceeded its deadline',
    job: withConditions(late),
    want: 'Degraded',
    message: 'DeadlineExceeded: TrainJob exceeded its active deadline',
  },
  {
    name: 'complete by its JobSet, and after its deadline',
    job: withConditions(done, late),
    want: 'Degraded',
  },
  { name: 'failed', job: withConditions(failed), want: 'Degraded', message: 'FailedJobs: jobset failed' },
  {
    name: 'of an unknown runtime kind',
    job: withConditions(conditionOf(conditions.runtimeNotSupported('Runtime.example.com'))),
    want: 'Degraded',
    message: 'TrainingRuntimeNotSupported: unsupported runtime: Runtime.example.com',
  },
  {
    name: 'complete after it was suspended and resumed',
    job: withConditions(conditionOf(conditions.resumed), done),
    want: 'Healthy',
  },
  { name: 'complete, and suspended afterwards', job: suspended(withConditions(done)), want: 'Healthy' },
  {
    name: 'suspended',
    job: suspended(withConditions(conditionOf(conditions.suspended))),
    want: 'Suspended',
    message: 'spec.suspend is true',
  },
  { name: 'resumed', job: withConditions(conditionOf(conditions.resumed)), want: 'Progressing' },
  {
    name: 'that was just resumed',
    job: aTrainJob({
      metadata: { generation: 2 },
      status: { observedGeneration: 1, conditions: [conditionOf(conditions.suspended)] },
    }),
    want: 'Progressing',
    message: 'waiting for the hooks to see the change',
  },
  { name: 'that waits for its runtime', job: created('TrainingRuntimeNotFound'), want: 'Progressing' },
  {
    name: 'that cannot be built',
    job: created('JobsBuildFailed'),
    want: 'Degraded',
    message: 'JobsBuildFailed: what is wrong',
  },
  { name: 'whose JobSet is refused', job: created('JobsCreationFailed'), want: 'Degraded' },
  { name: 'whose snapshot is invalid', job: created('SnapshotInvalid'), want: 'Degraded' },
  { name: 'whose snapshot is lost', job: created('SnapshotLost'), want: 'Degraded' },
  {
    name: 'that was just fixed',
    job: { ...created('JobsBuildFailed'), metadata: { name: 'llama', generation: 2 } },
    want: 'Progressing',
  },
  {
    name: 'that could be created',
    job: withConditions(conditionOf(conditions.created)),
    want: 'Progressing',
  },
  {
    name: 'of MultiKueue, whose status is that of another object',
    job: aTrainJob({
      metadata: { generation: 3 },
      spec: { managedBy: 'kueue.x-k8s.io/multikueue', suspend: true },
      status: { observedGeneration: 1, conditions: [] },
    }),
    want: 'Suspended',
  },
];

test.each(rows)('a TrainJob $name is $want', ({ job, want, message }) => {
  const health = ofTrainJob(job);
  expect(health.status).toBe(want);
  if (message !== undefined) expect(health.message).toBe(message);
});

describe.each(['TrainingRuntime', 'ClusterTrainingRuntime'])('a %s', (kind) => {
  const health = (runtime: object): Health => healthOf(script(`trainer.kubeflow.org_${kind}`), runtime);

  test('is healthy, because it has no status', () => {
    expect(health(aRuntime())).toEqual({ status: 'Healthy', message: '' });
  });

  test('that is deprecated is healthy, with a message', () => {
    const { metadata, ...rest } = aRuntime();
    const labels = { 'trainer.kubeflow.org/support': 'deprecated' };
    expect(health({ ...rest, metadata: { ...metadata, labels } })).toEqual({
      status: 'Healthy',
      message: 'deprecated',
    });
  });
});

interface ResumableRow {
  readonly name: string;
  readonly status?: object;
  readonly want: string;
  readonly message?: string;
}

const statusWith = (phase: string): object => ({
  phase,
  reason: 'Because',
  message: 'it is so',
  observedGeneration: 1,
});
const byKueue = { suspended: true, source: 'Kueue', reason: 'KueueSuspended', message: 'launch blocked' };

test.each<ResumableRow>([
  { name: 'without a status', want: 'Progressing', message: 'waiting for the hooks' },
  ...['Pending', 'Admitted', 'Starting', 'Running', 'YieldRequested', 'Draining', 'Restoring'].map(
    (phase) => ({
      name: phase,
      status: statusWith(phase),
      want: 'Progressing',
      message: `${phase}: it is so`,
    }),
  ),
  { name: 'paused', status: statusWith('Paused'), want: 'Suspended', message: 'Because: it is so' },
  { name: 'queued', status: statusWith('Queued'), want: 'Suspended' },
  {
    name: 'that waits in a queue of Kueue',
    status: { ...statusWith('Pending'), currentSuspension: byKueue },
    want: 'Suspended',
    message: 'KueueSuspended: launch blocked',
  },
  {
    name: 'that drains for Kueue',
    status: { ...statusWith('Draining'), currentSuspension: byKueue },
    want: 'Progressing',
  },
  { name: 'that has succeeded', status: statusWith('Succeeded'), want: 'Healthy' },
  { name: 'that has failed', status: statusWith('Failed'), want: 'Degraded', message: 'Because: it is so' },
  {
    name: 'that finds no checkpoint',
    status: {
      ...statusWith('Queued'),
      conditions: [aCondition('Degraded', 'True', { reason: 'NoCompatibleCheckpoint' })],
    },
    want: 'Degraded',
    message: 'NoCompatibleCheckpoint: Degraded is True',
  },
  {
    name: 'that was just changed',
    status: { ...statusWith('Paused'), observedGeneration: 0 },
    want: 'Progressing',
  },
])('a ResumableTrainingJob $name is $want', ({ status, want, message }) => {
  const metadata = { name: 'llama', generation: 1 };
  const object = { metadata, spec: {}, ...(status === undefined ? {} : { status }) };
  const health = healthOf(script('training.checkpoint.example.io_ResumableTrainingJob'), object);
  expect(health.status).toBe(want);
  if (message !== undefined) expect(health.message).toBe(message);
});

test('the sandbox has only the libraries of Argo CD', () => {
  expect(() => healthOf('return string.upper("a")', {})).toThrow(/nil value/);
  expect(() => healthOf('return os.time()', {})).toThrow(/nil value/);
  expect(() => healthOf('return 1', {})).toThrow('no table');
  expect(() => healthOf('return {', {})).toThrow(/unexpected symbol/);
});
