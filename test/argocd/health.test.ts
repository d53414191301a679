// What Argo CD makes of a TrainJob, a runtime and a ResumableTrainingJob: the scripts of manifests/argocd, run.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as conditions from '../../hooks/trainjob/api/conditions.js';
import type { Condition } from '../../hooks/api/kinds.js';
import type { TrainJob } from '../../hooks/trainjob/api/types.js';
import { NOON, aCondition, aRuntime, aTrainJob, jobStatus } from '../support/objects.js';
import { type Health, healthOf } from './health.js';

const { data } = parse(readFileSync('manifests/argocd/argocd-cm.yaml', 'utf8')) as {
  data: Readonly<Record<string, string>>;
};
const script = (kind: string): string => data[`resource.customizations.health.${kind}`]!;
const ofTrainJob = (job: object): Health => healthOf(script('trainer.kubeflow.org_TrainJob'), job);

const told = (words: Omit<Condition, 'lastTransitionTime'>): Condition => ({
  ...words,
  lastTransitionTime: NOON,
});
const withConditions = (...all: readonly Condition[]): TrainJob =>
  aTrainJob({ status: { observedGeneration: 1, conditions: all } });
const done = told(
  conditions.terminal('Complete', { reason: 'AllJobsCompleted', message: 'jobset completed' }),
);
const late = told(conditions.deadlineExceeded);
const failed = told(conditions.terminal('Failed', { reason: 'FailedJobs', message: 'jobset failed' }));
const suspended = (job: TrainJob): TrainJob => ({ ...job, spec: { ...job.spec, suspend: true } });

test('a job that runs is progressing, and says how far it is', () => {
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
  withConditions(told(conditions.notCreated(reason, 'what is wrong')));
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
    name: 'out of time',
    job: withConditions(late),
    want: 'Degraded',
    message: 'DeadlineExceeded: TrainJob exceeded its active deadline',
  },
  { name: 'complete by its JobSet, and out of time', job: withConditions(done, late), want: 'Degraded' },
  { name: 'failed', job: withConditions(failed), want: 'Degraded', message: 'FailedJobs: jobset failed' },
  {
    name: 'of an unknown runtime kind',
    job: withConditions(told(conditions.runtimeNotSupported('Runtime.example.com'))),
    want: 'Degraded',
    message: 'TrainingRuntimeNotSupported: unsupported runtime: Runtime.example.com',
  },
  {
    name: 'complete after it was suspended and resumed',
    job: withConditions(told(conditions.resumed), done),
    want: 'Healthy',
  },
  { name: 'complete, and suspended afterwards', job: suspended(withConditions(done)), want: 'Healthy' },
  {
    name: 'suspended',
    job: suspended(withConditions(told(conditions.suspended))),
    want: 'Suspended',
    message: 'spec.suspend is true',
  },
  { name: 'resumed', job: withConditions(told(conditions.resumed)), want: 'Progressing' },
  {
    name: 'that was suspended until this moment',
    job: aTrainJob({
      metadata: { generation: 2 },
      status: { observedGeneration: 1, conditions: [told(conditions.suspended)] },
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
    job: withConditions(told(conditions.created)),
    want: 'Progressing',
  },
  {
    name: 'of MultiKueue, whose status is of another object',
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

  test('is healthy: it has no status', () => {
    expect(health(aRuntime())).toEqual({ status: 'Healthy', message: '' });
  });

  test('that is deprecated is healthy too, and says so', () => {
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

const said = (phase: string): object => ({
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
      status: said(phase),
      want: 'Progressing',
      message: `${phase}: it is so`,
    }),
  ),
  { name: 'paused', status: said('Paused'), want: 'Suspended', message: 'Because: it is so' },
  { name: 'queued', status: said('Queued'), want: 'Suspended' },
  {
    name: 'that Kueue lets wait',
    status: { ...said('Pending'), currentSuspension: byKueue },
    want: 'Suspended',
    message: 'KueueSuspended: launch blocked',
  },
  {
    name: 'that drains for Kueue',
    status: { ...said('Draining'), currentSuspension: byKueue },
    want: 'Progressing',
  },
  { name: 'that has succeeded', status: said('Succeeded'), want: 'Healthy' },
  { name: 'that has failed', status: said('Failed'), want: 'Degraded', message: 'Because: it is so' },
  {
    name: 'that finds no checkpoint',
    status: {
      ...said('Queued'),
      conditions: [aCondition('Degraded', 'True', { reason: 'NoCompatibleCheckpoint' })],
    },
    want: 'Degraded',
    message: 'NoCompatibleCheckpoint: Degraded is True',
  },
  {
    name: 'that was just changed',
    status: { ...said('Paused'), observedGeneration: 0 },
    want: 'Progressing',
  },
])('a ResumableTrainingJob $name is $want', ({ status, want, message }) => {
  const metadata = { name: 'llama', generation: 1 };
  const object = { metadata, spec: {}, ...(status === undefined ? {} : { status }) };
  const health = healthOf(script('training.checkpoint.example.io_ResumableTrainingJob'), object);
  expect(health.status).toBe(want);
  if (message !== undefined) expect(health.message).toBe(message);
});

test('the sandbox is as narrow as that of Argo CD', () => {
  expect(() => healthOf('return string.upper("a")', {})).toThrow(/nil value/);
  expect(() => healthOf('return os.time()', {})).toThrow(/nil value/);
  expect(() => healthOf('return 1', {})).toThrow('no table');
  expect(() => healthOf('return {', {})).toThrow(/unexpected symbol/);
});
