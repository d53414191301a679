import type { AnyObject } from '../../hooks/api/hook.js';
import type { ConfigMap, JobSet } from '../../hooks/api/kinds.js';
import { INPUTS_HASH, SNAPSHOT_HASH } from '../../hooks/trainjob/api/labels.js';
import { mlPolicyRules } from '../../hooks/trainjob/index.js';
import {
  NOON,
  aCondition,
  aRuntime,
  aTrainJob,
  after,
  find,
  jobStatus,
  observed,
} from '../support/objects.js';
import {
  appliedTo,
  conditionsOf,
  desiredJobSet,
  jobSetIn,
  kinds,
  syncOf,
  theSnapshot,
} from '../support/story.js';

const running = { conditions: [], replicatedJobsStatus: [jobStatus({ active: 1 })] };
const idle = { conditions: [], replicatedJobsStatus: [jobStatus({ suspended: 1 })] };
const snapshot = theSnapshot();
const runningJobSet = observed(desiredJobSet(), { status: running });
const suspendedJob = aTrainJob({ spec: { suspend: true } });
const suspendedJobSet = observed(desiredJobSet(suspendedJob), { status: idle });

describe('the snapshot comes first (KEP-2599)', () => {
  test('for a new job only the snapshot is created', () => {
    const answer = syncOf(aTrainJob(), { related: [aRuntime()] });
    expect(kinds(answer)).toEqual(['ConfigMap']);
    expect(find<ConfigMap>(answer.children, 'ConfigMap')).toMatchObject({
      metadata: { name: 'llama-runtime-snapshot', namespace: 'ml' },
      immutable: true,
    });
    expect(answer.status).toEqual({});
  });

  test('it has what the user wrote, and nothing that the API server added (D19)', () => {
    const text = find<ConfigMap>(syncOf(aTrainJob(), { related: [aRuntime()] }).children, 'ConfigMap')!.data![
      'runtime'
    ];
    expect(text).not.toMatch(/uid|resourceVersion|creationTimestamp|generation/);
    expect(text).toMatch(/^apiVersion: trainer.kubeflow.org\/v1alpha1\nkind: ClusterTrainingRuntime\n/);
  });

  test('then the JobSet is built from it, whatever happens to the live runtime', () => {
    for (const related of [[], [aRuntime({ image: 'registry.local/train:2' })]]) {
      const answer = syncOf(aTrainJob(), { children: [snapshot], related });
      expect(kinds(answer)).toEqual(['ConfigMap', 'JobSet']);
      expect(JSON.stringify(jobSetIn(answer))).toContain('registry.local/train:1');
      expect(find(answer.children, 'ConfigMap')).toEqual(appliedTo(snapshot));
    }
  });

  test('for a job that is created suspended too, and its JobSet is suspended', () => {
    const answer = syncOf(suspendedJob, { children: [snapshot] });
    expect(jobSetIn(answer)!.spec.suspend).toBe(true);
    expect(conditionsOf(answer)).toEqual(['Suspended=True/Suspended']);
  });

  test('the JobSet records what it was built from', () => {
    expect(desiredJobSet().metadata.annotations).toEqual({
      [INPUTS_HASH]: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      [SNAPSHOT_HASH]: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
  });
});

describe('the condition Created says what cannot be built (D2)', () => {
  const foreign = { ...snapshot, metadata: { ...snapshot.metadata, ownerReferences: [] } };
  const unreadable = { ...snapshot, data: { runtime: '{' } };
  const keyless = { ...snapshot, data: {} };
  const another = {
    ...snapshot,
    data: {
      runtime:
        'apiVersion: trainer.kubeflow.org/v1alpha1\nkind: ClusterTrainingRuntime\nmetadata: {name: jax}\nspec: {}\n',
    },
  };
  const malformed = { ...aRuntime(), spec: { mlPolicy: { numNodes: 'two' } } };
  const ref = (runtimeRef: object) => aTrainJob({ spec: { runtimeRef: { name: 'torch', ...runtimeRef } } });

  test.each<{
    name: string;
    children?: readonly AnyObject[];
    related?: readonly AnyObject[];
    job?: typeof suspendedJob;
    reason: string;
    says: RegExp;
  }>([
    {
      name: 'a runtime that is missing',
      reason: 'TrainingRuntimeNotFound',
      says: /ClusterTrainingRuntime torch is not found/,
    },
    {
      name: "a runtime that is missing in the job's namespace",
      job: ref({ kind: 'TrainingRuntime' }),
      reason: 'TrainingRuntimeNotFound',
      says: /TrainingRuntime ml\/torch is not found/,
    },
    {
      name: 'a missing runtime with the name of a member of Object.prototype',
      job: ref({ name: 'constructor' }),
      related: [aRuntime()],
      reason: 'TrainingRuntimeNotFound',
      says: /ClusterTrainingRuntime constructor is not found/,
    },
    {
      name: 'a malformed runtime',
      related: [malformed],
      reason: 'JobsBuildFailed',
      says: /spec\.mlPolicy\.numNodes/,
    },
    {
      name: 'a snapshot of someone else',
      children: [foreign],
      reason: 'SnapshotInvalid',
      says: /has no controller/,
    },
    {
      name: 'a snapshot without its key',
      children: [keyless],
      reason: 'SnapshotInvalid',
      says: /no data key "runtime"/,
    },
    {
      name: 'an unreadable snapshot',
      children: [unreadable],
      reason: 'SnapshotInvalid',
      says: /cannot be read as YAML/,
    },
    {
      name: 'a snapshot of another runtime',
      children: [another],
      reason: 'SnapshotInvalid',
      says: /holds .* jax/,
    },
  ])('$name', ({ children = [], related = [], job = aTrainJob(), reason, says }) => {
    const answer = syncOf(job, { children, related });
    expect(conditionsOf(answer)).toEqual([`Created=False/${reason}`]);
    expect(answer.status.conditions![0]!.message).toMatch(says);
    expect(answer.resyncAfterSeconds).toBe(30);
    expect(answer.children).toEqual(children.map(appliedTo));
  });

  test('a TrainJob without a spec, which the CRD allows, has no runtime', () => {
    const { spec: _spec, ...bare } = aTrainJob();
    const answer = syncOf(bare as typeof suspendedJob);
    expect(conditionsOf(answer)).toEqual(['Created=False/TrainingRuntimeNotFound']);
    expect(answer.status.conditions![0]!.message).toBe('spec.runtimeRef: is missing; set it');
  });

  test('an unknown kind of runtime fails the job', () => {
    const answer = syncOf(ref({ kind: 'SlurmRuntime' }));
    expect(answer.status.conditions).toEqual([
      aCondition('Failed', 'True', {
        reason: 'TrainingRuntimeNotSupported',
        message: 'unsupported runtime: SlurmRuntime.trainer.kubeflow.org',
      }),
    ]);
  });

  test('a fault of the build names field and remedy', () => {
    const targets = [{ jobName: 'node', containerNames: ['sidecar'] }];
    const runtime = aRuntime({ mlPolicy: { torch: { envInjection: { targets } } } });
    const refused = syncOf(aTrainJob(), { children: [theSnapshot(aTrainJob(), runtime)] });
    expect(conditionsOf(refused)).toEqual(['Created=False/JobsBuildFailed']);
    expect(refused.status.conditions![0]!.message).toBe(
      'spec.runtimeRef: envInjection of the runtime names container sidecar of job node, which does not exist; ' +
        'fix spec.mlPolicy.torch.envInjection of the runtime, or use another runtime',
    );
    expect(kinds(refused)).toEqual(['ConfigMap']);
  });

  test('so does a fault that admission would have refused (D2)', () => {
    const env = [{ name: 'A' }, { name: 'PET_NNODES', value: '7' }];
    const refused = syncOf(aTrainJob({ spec: { trainer: { env } } }), { children: [snapshot] });
    expect(conditionsOf(refused)).toEqual(['Created=False/JobsBuildFailed']);
    expect(refused.status.conditions![0]!.message).toMatch(/^spec\.trainer\.env\[1\]\.name: PET_NNODES .*; /);
  });

  test('when a missing runtime is created, the job starts, and the condition is removed when the JobSet exists', () => {
    const waiting = aTrainJob({ status: syncOf(aTrainJob()).status });
    expect(kinds(syncOf(waiting, { related: [aRuntime()] }))).toEqual(['ConfigMap']);
    expect(conditionsOf(syncOf(waiting, { children: [snapshot, runningJobSet] }))).toEqual([]);
  });

  test('with the setting always, Created is True and first once the JobSet exists', () => {
    const job = aTrainJob({ spec: { suspend: true } });
    const answer = syncOf(job, {
      children: [snapshot, suspendedJobSet],
      settings: { createdCondition: 'always' },
    });
    expect(conditionsOf(answer)).toEqual(['Created=True/JobsCreationSucceeded', 'Suspended=True/Suspended']);
  });
});

describe('a running JobSet is frozen', () => {
  test('the answer has it as last applied, even if the hooks would build it differently', () => {
    const rules = {
      ...mlPolicyRules,
      torch: {
        ...mlPolicyRules.torch,
        enforce: () => {
          throw new Error('not to be built');
        },
      },
    };
    for (const world of [{}, { rules }]) {
      const answer = syncOf(aTrainJob(), { children: [snapshot, runningJobSet], related: [], ...world });
      expect(jobSetIn(answer)).toEqual(appliedTo(runningJobSet));
      expect(answer.status).toEqual({ jobsStatus: [jobStatus({ active: 1 })] });
    }
  });
});

describe('suspend and resume', () => {
  test('suspending changes nothing but spec.suspend', () => {
    const answer = syncOf(suspendedJob, { children: [snapshot, runningJobSet] });
    const applied = appliedTo(runningJobSet) as JobSet;
    expect(jobSetIn(answer)!.spec).toEqual({ ...applied.spec, suspend: true });
  });

  test('resuming sends spec.suspend: false and a condition Suspended=False', () => {
    const job = aTrainJob({
      status: { conditions: [aCondition('Suspended', 'True', { reason: 'Suspended' })] },
    });
    const answer = syncOf(job, { children: [snapshot, suspendedJobSet], now: after(60) });
    expect(jobSetIn(answer)!.spec.suspend).toBe(false);
    expect(answer.status.conditions).toEqual([
      aCondition('Suspended', 'False', {
        reason: 'Resumed',
        message: 'TrainJob is resumed',
        lastTransitionTime: after(60),
      }),
    ]);
  });

  test('a node selector in a patch of Kueue is applied to the suspended JobSet', () => {
    const patched = aTrainJob({
      spec: {
        runtimePatches: [
          {
            manager: 'kueue.x-k8s.io/manager',
            trainingRuntimeSpec: {
              template: {
                spec: {
                  replicatedJobs: [
                    {
                      name: 'node',
                      template: { spec: { template: { spec: { nodeSelector: { zone: 'a' } } } } },
                    },
                  ],
                },
              },
            },
          },
        ],
      },
    });
    const jobSet = jobSetIn(syncOf(patched, { children: [snapshot, suspendedJobSet] }))!;
    expect(jobSet.spec.suspend).toBe(false);
    expect(jobSet.spec.replicatedJobs![0]!.template.spec!.template.spec!.nodeSelector).toEqual({ zone: 'a' });
  });

  const changed = aTrainJob({ spec: { suspend: true, trainer: { numNodes: 4 } } });
  test('if inputs change that are immutable in a JobSet, the suspended JobSet is deleted, then created again', () => {
    expect(kinds(syncOf(changed, { children: [snapshot, suspendedJobSet] }))).toEqual(['ConfigMap']);
    const created = jobSetIn(syncOf(changed, { children: [snapshot] }))!;
    expect(created.spec.replicatedJobs![0]!.template.spec!.parallelism).toBe(4);
  });

  test('but not while it has active Pods', () => {
    const busy = observed(desiredJobSet(suspendedJob), { status: running });
    expect(jobSetIn(syncOf(changed, { children: [snapshot, busy] }))).toEqual(appliedTo(busy));
  });

  test('a new version of the hooks alone never replaces a suspended JobSet', () => {
    const torch = mlPolicyRules.torch;
    const enforce: typeof torch.enforce = (draft, policy) => {
      const enforced = torch.enforce(draft, policy);
      return enforced;
    };
    const rules = { ...mlPolicyRules, torch: { ...torch, enforce } };
    const foreignBuild = {
      ...desiredJobSet(suspendedJob),
      spec: { ...desiredJobSet(suspendedJob).spec, network: { subdomain: 'old' } },
    };
    const old = observed(foreignBuild, { status: idle });
    const answer = syncOf(aTrainJob(), { children: [snapshot, old], rules });
    expect(jobSetIn(answer)!.spec).toMatchObject({ suspend: false, network: { subdomain: 'old' } });
  });
});

describe('a snapshot that was deleted by hand', () => {
  test('is created again from a live runtime that has not changed', () => {
    const answer = syncOf(aTrainJob(), { children: [runningJobSet], related: [aRuntime()] });
    expect(kinds(answer)).toEqual(['ConfigMap', 'JobSet']);
    expect(jobSetIn(answer)).toEqual(appliedTo(runningJobSet));
  });

  test.each([
    { name: 'has changed', related: [aRuntime({ image: 'registry.local/train:2' })] },
    { name: 'is missing', related: [] },
  ])(
    'is lost if the live runtime $name; the JobSet continues, and still follows spec.suspend',
    ({ related }) => {
      const answer = syncOf(suspendedJob, { children: [runningJobSet], related });
      expect(conditionsOf(answer)).toContain('Created=False/SnapshotLost');
      expect(kinds(answer)).toEqual(['JobSet']);
      expect(jobSetIn(answer)!.spec).toEqual({ ...(appliedTo(runningJobSet) as JobSet).spec, suspend: true });
    },
  );
});

describe('the deadline (KEP-2899)', () => {
  const timed = aTrainJob({ spec: { activeDeadlineSeconds: 60 } });

  test('requests a resync in time', () => {
    expect(syncOf(timed, { children: [snapshot, runningJobSet], now: after(20) }).resyncAfterSeconds).toBe(
      40,
    );
  });

  test('deletes the JobSet and keeps the snapshot (D16)', () => {
    const answer = syncOf(timed, { children: [snapshot, runningJobSet], now: after(60) });
    expect(kinds(answer)).toEqual(['ConfigMap']);
    expect(answer.status.conditions).toEqual([
      aCondition('Failed', 'True', {
        reason: 'DeadlineExceeded',
        message: 'TrainJob exceeded its active deadline',
        lastTransitionTime: after(60),
      }),
    ]);
  });

  test.each([
    { name: 'whose runtime is missing', children: [] },
    { name: 'that cannot be built', children: [{ ...snapshot, data: {} }] },
  ])('applies to a job $name (D23)', ({ children }) => {
    expect(conditionsOf(syncOf(timed, { children, now: after(61) }))).toEqual([
      'Failed=True/DeadlineExceeded',
    ]);
  });

  test('of a thousand years gives a delay that does not overflow in Metacontroller', () => {
    const patient = aTrainJob({ spec: { activeDeadlineSeconds: 2 ** 40 } });
    const answer = syncOf(patient, { children: [snapshot, runningJobSet] });
    expect(answer.resyncAfterSeconds).toBe(100 * 365 * 24 * 3600);
  });

  test('the earlier one of deadline and retry wins', () => {
    expect(syncOf(timed, { now: after(50) }).resyncAfterSeconds).toBe(10);
  });
});

describe('a job of another controller', () => {
  test('is not touched: the answer has status and children as they are', () => {
    const status = { conditions: [aCondition('Custom', 'True')] };
    const job = aTrainJob({
      spec: { managedBy: 'kueue.x-k8s.io/multikueue', activeDeadlineSeconds: 1 },
      status,
    });
    const answer = syncOf(job, { children: [runningJobSet], related: [aRuntime()], now: after(100) });
    expect(answer.status).toEqual(status);
    expect(answer.children).toEqual([appliedTo(runningJobSet)]);
  });
});

test('unknown members of the status are kept', () => {
  const trainerStatus = { progressPercentage: 40, lastUpdatedTime: NOON };
  const answer = syncOf(aTrainJob({ status: { trainerStatus } }), { children: [snapshot, runningJobSet] });
  expect(answer.status).toEqual({ trainerStatus, jobsStatus: [jobStatus({ active: 1 })] });
});
