import { aJob, builtJob, builtJobSet, runtimeOf } from '../../support/runtimes.js';

test('a JobSet has only the name of its TrainJob, and suspend', () => {
  const { apiVersion, kind, metadata, spec } = builtJobSet(runtimeOf(), {
    suspend: true,
    activeDeadlineSeconds: 60,
  });
  expect({ apiVersion, kind, metadata }).toEqual({
    apiVersion: 'jobset.x-k8s.io/v1alpha2',
    kind: 'JobSet',
    metadata: { name: 'llama', namespace: 'ml' },
  });
  expect(Object.keys(spec).sort()).toEqual(['replicatedJobs', 'suspend']);
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('suspend: %j becomes %j, whatever the template sets', (suspend, want) => {
  const runtime = runtimeOf([aJob()], { template: { spec: { suspend: !want } } });
  // undefined is for a TrainJob that was stored before the CRD had the default.
  expect(builtJobSet(runtime, { suspend: suspend as boolean, trainer: {} }).spec.suspend).toBe(want);
});

test('the rest of the template is kept, except for the TTL of the JobSet', () => {
  const rest = {
    network: { enableDNSHostnames: true, publishNotReadyAddresses: false },
    successPolicy: { operator: 'All', targetReplicatedJobs: ['node'] },
    failurePolicy: { maxRestarts: 3 },
    volumeClaimPolicies: [{ templates: [{ metadata: { name: 'data' } }] }],
  } as const;
  const runtime = runtimeOf([aJob()], { template: { spec: { ...rest, ttlSecondsAfterFinished: 60 } } });
  const { replicatedJobs, suspend, ...built } = builtJobSet(runtime, { trainer: {} }).spec;
  expect(built).toEqual(rest);
});

test('a rule of the failure policy without a name gets the one that JobSet would set', () => {
  const rules = [
    { action: 'FailJobSet', name: 'own' },
    { action: 'RestartJobSet', name: '' },
  ] as const;
  const runtime = runtimeOf([aJob()], { template: { spec: { failurePolicy: { maxRestarts: 1, rules } } } });
  expect(builtJobSet(runtime).spec.failurePolicy).toEqual({
    maxRestarts: 1,
    rules: [rules[0], { action: 'RestartJobSet', name: 'failurePolicyRule1' }],
  });
});

test('steps of a TrainJob are one Job each, and the others have the replicas of the template', () => {
  const runtime = runtimeOf([
    aJob({ job: { replicas: 3 } }),
    aJob({ name: 'model-initializer', step: 'model-initializer', job: { replicas: 2 } }),
    aJob({ name: 'own', step: null, job: { replicas: 2, groupName: 'a' } }),
    aJob({ name: 'other', step: null }),
  ]);
  const { replicatedJobs = [] } = builtJobSet(runtime).spec;
  expect(replicatedJobs.map(({ name, replicas }) => [name, replicas])).toEqual([
    ['node', 1],
    ['model-initializer', 1],
    ['own', 2],
    ['other', undefined],
  ]);
});

test('jobs with an unknown label are built as they are', () => {
  const job = aJob({
    name: 'odd',
    step: 'evaluator',
    parallelism: 2,
    job: { dependsOn: [{ name: 'node', status: 'Complete' }] },
  });
  expect(builtJob(runtimeOf([aJob(), job]), {}, 'odd')).toEqual({
    ...job,
    template: { ...job.template, spec: { ...job.template.spec, parallelism: 2, completions: 2 } },
  });
});
