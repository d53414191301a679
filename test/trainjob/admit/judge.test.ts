// The verdict as a whole: all faults at once, updates by what they make worse, and what is missing.
import { judgeRuntime } from '../../../hooks/runtimes/judge.js';
import { judgeTrainJob } from '../../../hooks/trainjob/admit/judge.js';
import type { TrainJob, TrainJobSpec } from '../../../hooks/trainjob/api/types.js';
import { build } from '../../../hooks/trainjob/build/build.js';
import { buildFaults } from '../../../hooks/trainjob/validate/index.js';
import { faultsOf, judged, warningsOf } from '../../support/judged.js';
import { aTrainJob, deepFrozen } from '../../support/objects.js';
import { aJob, runtimeOf } from '../../support/runtimes.js';

const faulty: Partial<TrainJobSpec> = {
  trainer: { numNodes: 0, numProcPerNode: -5, env: [{ name: 'PET_NNODES', value: '1' }] },
  initializer: { dataset: {} },
  runtimePatches: [{ manager: 'me' }],
};

test('all faults are told at once', () => {
  const fields = faultsOf({ spec: faulty }).map((fault) => fault.split(':', 1)[0]);
  expect(fields).toEqual([
    'spec.trainer.numNodes',
    'spec.trainer.numProcPerNode',
    'spec.runtimePatches[0].manager',
    'spec.runtimeRef',
    'spec.trainer.env[0].name',
  ]);
});

test('what can be seen without the runtime is told without it', () => {
  const fields = faultsOf({ spec: faulty, facts: { runtime: null } }).map((fault) => fault.split(':', 1)[0]);
  expect(fields).toEqual([
    'spec.runtimeRef',
    'spec.trainer.numNodes',
    'spec.trainer.numProcPerNode',
    'spec.runtimePatches[0].manager',
  ]);
});

test('what only the build comes upon is told as well', () => {
  const runtime = runtimeOf([aJob()], { mlPolicy: { mpi: {} } });
  expect(faultsOf({ runtime })).toEqual([
    'spec.runtimeRef: the runtime has no job launcher, from which MPI starts the processes; name that job launcher',
  ]);
});

// A job that was stored before anybody looked at it: suspended, with every fault of the above.
const stored: TrainJob = aTrainJob({ spec: { ...faulty, suspend: true } });

test.each<{ name: string; now: TrainJob }>([
  { name: 'a label', now: { ...stored, metadata: { ...stored.metadata, labels: { team: 'ml' } } } },
  { name: 'a finalizer', now: { ...stored, metadata: { ...stored.metadata, finalizers: ['a/b'] } } },
  { name: 'its resumption', now: { ...stored, spec: { ...stored.spec, suspend: false } } },
  { name: 'its deadline', now: { ...stored, spec: { ...stored.spec, activeDeadlineSeconds: 5 } } },
  {
    name: 'a list that a typed client leaves out because it is empty',
    now: { ...stored, spec: { ...stored.spec, trainer: { ...stored.spec.trainer, args: [] } } },
  },
])('$name may change in a job with faults, and nothing has to be known for it', ({ now }) => {
  expect(judgeTrainJob({ trainJob: now, old: stored }, {})).toEqual({ state: 'admitted', warnings: [] });
});

test('a change is refused for the faults that it brings, not for those that were there', () => {
  const spec = {
    ...stored.spec,
    runtimePatches: [{ manager: 'example.com/b' }, { manager: 'me' }, { manager: 'you' }],
  };
  expect(faultsOf({ spec, old: stored })).toEqual([
    expect.stringMatching(/^spec\.runtimePatches\[2\]\.manager: "you"/),
  ]);
});

test('a job that is being deleted is not judged: its finalizers have to go', () => {
  const metadata = { deletionTimestamp: '2030-01-01T12:00:00Z' };
  expect(judged({ metadata, spec: faulty, old: aTrainJob() })).toEqual({ state: 'admitted', warnings: [] });
});

test('names that could not be looked up are told, and hold up nothing', () => {
  expect(warningsOf({ facts: { existing: [] } })).toEqual([
    'it could not be looked up whether there is a JobSet llama, ConfigMap llama-runtime-snapshot',
  ]);
});

describe('a runtime', () => {
  const twice = runtimeOf([aJob({ job: { replicas: 2 } })]);

  test('that was stored with a fault can change elsewhere', () => {
    const now = { ...twice, metadata: { ...twice.metadata, labels: { team: 'ml' } } };
    expect(judgeRuntime({ runtime: now, old: twice })).toEqual({ state: 'admitted', warnings: [] });
  });

  test('is refused for a fault that it gets', () => {
    expect(judgeRuntime({ runtime: twice, old: runtimeOf() })).toMatchObject({ state: 'refused' });
  });

  test('that is being deleted is not judged', () => {
    const now = { ...twice, metadata: { ...twice.metadata, deletionTimestamp: '2030-01-01T12:00:00Z' } };
    expect(judgeRuntime({ runtime: now, old: runtimeOf() })).toMatchObject({ state: 'admitted' });
  });
});

describe('the sync hook, which may meet jobs that no webhook has seen', () => {
  const faultsInSync = (spec: Partial<TrainJobSpec>, runtime = runtimeOf()): readonly string[] => {
    const trainJob = deepFrozen(aTrainJob({ spec }));
    return buildFaults(trainJob, runtime, build(trainJob, runtime)).map(({ field }) => field);
  };

  test('is told of what cannot be built as it was asked for', () => {
    const env = [{ name: 'SEED' }, { name: 'PET_NNODES', value: '1' }];
    expect(faultsInSync({ trainer: { env } })).toEqual(['spec.trainer.env[1].name']);
  });

  test('is not told of what can: it was stored, and may run', () => {
    expect(faultsInSync({ trainer: { numNodes: 0 }, runtimePatches: [{ manager: 'me' }] })).toEqual([]);
  });

  test('is told of what the build itself comes upon', () => {
    const runtime = runtimeOf([aJob()], { mlPolicy: { mpi: {} } });
    expect(faultsInSync({}, runtime)).toEqual(['spec.template.spec.replicatedJobs']);
  });
});
