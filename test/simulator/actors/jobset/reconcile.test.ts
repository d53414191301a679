import type { JobSet, JobSetSpec, JobSetStatus } from '../../../../hooks/api/kinds.js';
import { reconcile } from '../../../../simulator/actors/jobset/reconcile.js';
import type { Job } from '../../../../simulator/actors/workloads.js';
import { NOON, aJobSet, aReplicatedJob, complete, failed, pending, running, theJobs } from './story.js';

interface Seen {
  readonly create: readonly string[];
  readonly remove: readonly string[];
  readonly suspend: readonly string[];
  readonly resume: readonly string[];
  /** `Suspended=True SuspendedJobs` */
  readonly conditions: readonly string[];
  readonly status: JobSetStatus;
}

function seen(jobSet: JobSet, jobs: readonly Job[]): Seen {
  const { status, create = [], update = [], delete: remove = [] } = reconcile(jobSet, jobs, NOON)!;
  const names = (list: readonly Job[]): readonly string[] => list.map(({ metadata }) => metadata.name);
  return {
    create: names(create),
    remove: names(remove),
    suspend: names(update.filter(({ spec }) => spec.suspend === true)),
    resume: names(update.filter(({ spec }) => spec.suspend !== true)),
    conditions: (status.conditions ?? []).map(({ type, status: is, reason }) => `${type}=${is} ${reason}`),
    status,
  };
}

const counts = ({ status }: Seen): object => status.replicatedJobsStatus![0]!;
const zero = { ready: 0, succeeded: 0, failed: 0, active: 0, suspended: 0 };

test('a new JobSet creates its Jobs', () => {
  const found = seen(aJobSet(), []);
  expect(found).toMatchObject({ create: ['llama-node-0'], conditions: [], status: { restarts: 0 } });
  expect(counts(found)).toEqual({ name: 'node', ...zero });
});

test('its Jobs have its labels, its subdomain, and the JobSet as their controller', () => {
  const [job] = theJobs(aJobSet(), 'node');
  expect(job).toMatchObject({
    metadata: {
      name: 'llama-node-0',
      namespace: 'ml',
      labels: {
        'jobset.sigs.k8s.io/jobset-name': 'llama',
        'jobset.sigs.k8s.io/replicatedjob-name': 'node',
        'jobset.sigs.k8s.io/job-index': '0',
        'jobset.sigs.k8s.io/restart-attempt': '0',
      },
      ownerReferences: [{ kind: 'JobSet', uid: 'jobset-uid', controller: true, blockOwnerDeletion: true }],
    },
    spec: { suspend: false, template: { spec: { subdomain: 'llama', restartPolicy: 'OnFailure' } } },
  });
});

test.each([
  { name: 'starting', status: pending, want: { ...zero, active: 1 } },
  { name: 'ready', status: running, want: { ...zero, active: 1, ready: 1 } },
  { name: 'complete', status: complete, want: { ...zero, succeeded: 1 } },
  { name: 'failed', status: failed, want: { ...zero, failed: 1 } },
])('a Job that is $name is counted as such', ({ status, want }) => {
  const jobSet = aJobSet();
  expect(counts(seen(jobSet, theJobs(jobSet, 'node', status)))).toEqual({ name: 'node', ...want });
});

test('a JobSet of another manager, or one that is being deleted, is not changed', () => {
  const jobSet = aJobSet();
  const going = { ...jobSet, metadata: { ...jobSet.metadata, deletionTimestamp: NOON } };
  expect(reconcile(aJobSet({ managedBy: 'kueue.x-k8s.io/multikueue' }), [], NOON)).toBeUndefined();
  expect(reconcile(going, [], NOON)).toBeUndefined();
});

describe('suspend and resume', () => {
  const paused = aJobSet({ suspend: true });
  const resumed = aJobSet({}, seen(paused, theJobs(paused, 'node')).status);

  test('a JobSet that is created suspended creates suspended Jobs', () => {
    const { create, conditions } = seen(paused, []);
    expect({ create, conditions }).toEqual({
      create: ['llama-node-0'],
      conditions: ['Suspended=True SuspendedJobs'],
    });
    expect(theJobs(paused, 'node')[0]!.spec.suspend).toBe(true);
  });

  test('running Jobs are suspended', () => {
    expect(seen(paused, theJobs(aJobSet(), 'node', running)).suspend).toEqual(['llama-node-0']);
  });

  test('suspended Jobs are resumed, and the condition becomes False', () => {
    const { resume, conditions } = seen(resumed, theJobs(paused, 'node'));
    expect({ resume, conditions }).toEqual({
      resume: ['llama-node-0'],
      conditions: ['Suspended=False ResumeJobs'],
    });
  });

  test('changes of the templates are merged into the Jobs', () => {
    const { template } = aReplicatedJob('node');
    const pod = {
      metadata: { labels: { queue: 'spot' } },
      spec: { ...template.spec!.template.spec!, nodeSelector: { zone: 'a' }, tolerations: [{ key: 'spot' }] },
    };
    const steered = aJobSet({
      replicatedJobs: [aReplicatedJob('node', { template: { spec: { ...template.spec!, template: pod } } })],
    });
    const [job] = theJobs(paused, 'node');
    const held = {
      ...job!.spec.template.spec!,
      nodeSelector: { disk: 'ssd' },
      tolerations: [{ key: 'gpu' }],
    };
    const jobs = [{ ...job!, spec: { ...job!.spec, template: { ...job!.spec.template, spec: held } } }];
    const { update = [] } = reconcile(steered, jobs, NOON)!;
    expect(update[0]!.spec.template).toMatchObject({
      metadata: { labels: { queue: 'spot', 'jobset.sigs.k8s.io/jobset-name': 'llama' } },
      spec: { nodeSelector: { disk: 'ssd', zone: 'a' }, tolerations: [{ key: 'gpu' }, { key: 'spot' }] },
    });
  });

  test('a JobSet that was never suspended has no such condition', () => {
    const jobSet = aJobSet();
    expect(seen(jobSet, theJobs(jobSet, 'node', running)).conditions).toEqual([]);
  });
});

describe('the end', () => {
  test('is Completed when all Jobs have succeeded', () => {
    const jobSet = aJobSet();
    expect(seen(jobSet, theJobs(jobSet, 'node', complete))).toMatchObject({
      conditions: ['Completed=True AllJobsCompleted'],
      status: { terminalState: 'Completed' },
    });
  });

  const launcherAndWorkers = [aReplicatedJob('launcher'), aReplicatedJob('worker', { replicas: 2 })];

  test.each([
    { name: 'waits for all Jobs', policy: undefined, worker: running, want: [] },
    {
      name: 'comes with the Jobs that the success policy names',
      policy: { operator: 'All' as const, targetReplicatedJobs: ['launcher'] },
      worker: running,
      want: ['Completed=True AllJobsCompleted'],
    },
    {
      name: 'comes with any of them under the operator Any',
      policy: { operator: 'Any' as const },
      worker: running,
      want: ['Completed=True AllJobsCompleted'],
    },
  ])('$name', ({ policy, worker, want }) => {
    const jobSet = aJobSet({
      replicatedJobs: launcherAndWorkers,
      ...(policy === undefined ? {} : { successPolicy: policy }),
    });
    const jobs = [...theJobs(jobSet, 'launcher', complete), ...theJobs(jobSet, 'worker', worker)];
    expect(seen(jobSet, jobs).conditions).toEqual(want);
  });

  test('deletes the running Jobs', () => {
    const finished = aJobSet(
      { replicatedJobs: launcherAndWorkers },
      {
        conditions: [
          { type: 'Completed', status: 'True', reason: 'R', message: '', lastTransitionTime: NOON },
        ],
      },
    );
    const jobs = [...theJobs(finished, 'launcher', complete), ...theJobs(finished, 'worker', running)];
    expect(seen(finished, jobs).remove).toEqual(['llama-worker-0', 'llama-worker-1']);
  });
});

interface FailureRow {
  readonly name: string;
  readonly policy: NonNullable<JobSetSpec['failurePolicy']>;
  readonly counted: number;
  readonly want: string;
}

describe('a failed Job', () => {
  test('fails a JobSet without a failure policy, and is named', () => {
    const jobSet = aJobSet();
    const { status, conditions } = seen(jobSet, theJobs(jobSet, 'node', failed));
    expect(conditions).toEqual(['Failed=True FailedJobs']);
    expect(status.conditions![0]!.message).toBe(
      'jobset failed due to one or more job failures (first failed job: llama-node-0)',
    );
  });

  test.each<FailureRow>([
    {
      name: 'restarts all',
      policy: { maxRestarts: 2 },
      counted: 1,
      want: 'RestartingJobSet=True DefaultFailurePolicy',
    },
    {
      name: 'fails it after the last restart',
      policy: { maxRestarts: 2 },
      counted: 2,
      want: 'Failed=True ReachedMaxRestarts',
    },
    {
      name: 'fails it at once if a rule says so',
      policy: {
        maxRestarts: 2,
        rules: [{ name: 'stop', action: 'FailJobSet', onJobFailureReasons: ['BackoffLimitExceeded'] }],
      },
      counted: 0,
      want: 'Failed=True FailJobSetFailurePolicyAction',
    },
    {
      name: 'is not counted if a rule says so',
      policy: {
        maxRestarts: 0,
        rules: [
          { name: 'again', action: 'RestartJobSetAndIgnoreMaxRestarts', targetReplicatedJobs: ['node'] },
        ],
      },
      counted: 0,
      want: 'RestartingJobSet=True FailurePolicy_again',
    },
  ])('under a failure policy: $name', ({ policy, counted, want }) => {
    const jobSet = aJobSet(
      { failurePolicy: policy },
      { restarts: counted, restartsCountTowardsMax: counted },
    );
    expect(seen(jobSet, theJobs(jobSet, 'node', failed)).conditions).toEqual([want]);
  });

  test('of the last attempt is deleted, and then replaced', () => {
    const first = aJobSet({ failurePolicy: { maxRestarts: 1 } });
    const old = theJobs(first, 'node', failed);
    const second = aJobSet({ failurePolicy: { maxRestarts: 1 } }, seen(first, old).status);
    expect(second.status).toMatchObject({ restarts: 1, restartsCountTowardsMax: 1 });
    expect(seen(second, old)).toMatchObject({ remove: ['llama-node-0'], create: [] });
    const { create = [] } = reconcile(second, [], NOON)!;
    expect(create[0]!.metadata.labels).toMatchObject({ 'jobset.sigs.k8s.io/restart-attempt': '1' });
  });
});

describe('the order of the start', () => {
  const inSteps = [
    aReplicatedJob('fetch'),
    aReplicatedJob('node', { dependsOn: [{ name: 'fetch', status: 'Complete' }] }),
  ];

  test.each([
    { name: 'is not created before', fetch: [], want: ['llama-fetch-0'] },
    { name: 'waits while it runs', fetch: [running], want: [] },
    { name: 'is created when it is complete', fetch: [complete], want: ['llama-node-0'] },
  ])('what depends on a complete Job $name', ({ fetch, want }) => {
    const jobSet = aJobSet({ replicatedJobs: inSteps });
    const jobs = fetch.flatMap((status) => theJobs(jobSet, 'fetch', status));
    expect(seen(jobSet, jobs).create).toEqual(want);
  });

  const inOrder = {
    startupPolicy: { startupPolicyOrder: 'InOrder' as const },
    replicatedJobs: [aReplicatedJob('driver'), aReplicatedJob('worker')],
  };

  test('InOrder starts one replicated job after the other, and sets a condition', () => {
    const jobSet = aJobSet(inOrder);
    const waiting = seen(jobSet, theJobs(jobSet, 'driver', pending));
    expect(waiting).toMatchObject({
      create: [],
      conditions: ['StartupPolicyInProgress=True InOrderStartupPolicyInProgress'],
    });
    const next = aJobSet(inOrder, waiting.status);
    const jobs = [...theJobs(next, 'driver', running), ...theJobs(next, 'worker', running)];
    expect(seen(next, jobs.slice(0, 1)).create).toEqual(['llama-worker-0']);
    expect(seen(next, jobs).conditions).toEqual([
      'StartupPolicyInProgress=False InOrderStartupPolicyInProgress',
      'StartupPolicyCompleted=True InOrderStartupPolicyCompleted',
    ]);
  });
});
