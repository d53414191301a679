// Which runtime a TrainJob is judged by, and what is said when there is none.
import { judgeTrainJob } from '../../../hooks/trainjob/admit/judge.js';
import { snapshotOf } from '../../../hooks/trainjob/runtime/snapshot.js';
import { type Row, faultsOf } from '../../support/judged.js';
import { aTrainJob, observed } from '../../support/objects.js';
import { aJob, runtimeOf } from '../../support/runtimes.js';

const remedy = 'apply it first, or name an existing runtime';

test.each<Row>([
  { name: 'a runtime that is there', want: [] },
  {
    name: 'a runtime of the cluster that is not there',
    facts: { runtime: null },
    want: [`spec.runtimeRef: ClusterTrainingRuntime torch is not found; ${remedy}`],
  },
  {
    name: 'a runtime of the namespace that is not there',
    spec: { runtimeRef: { kind: 'TrainingRuntime', name: 'torch' } },
    facts: { runtime: null },
    want: [`spec.runtimeRef: TrainingRuntime ml/torch is not found; ${remedy}`],
  },
  {
    name: 'a kind that nobody knows',
    spec: { runtimeRef: { kind: 'Recipe', apiGroup: 'example.com', name: 'torch' } },
    want: [
      'spec.runtimeRef: unsupported runtime: Recipe.example.com; name a ClusterTrainingRuntime or a TrainingRuntime of trainer.kubeflow.org',
    ],
  },
  {
    name: 'a runtime that is malformed',
    facts: { runtime: { ...runtimeOf(), spec: { template: 'none' } } },
    want: [
      'spec.runtimeRef: ClusterTrainingRuntime torch is malformed: spec.template: is a string, not an object; write an object; fix the runtime',
    ],
  },
])('a new job on $name', ({ want, ...row }) => {
  expect(faultsOf(row)).toEqual(want);
});

test('a new job cannot be judged when nobody could read the runtime', () => {
  expect(judgeTrainJob({ trainJob: aTrainJob(), old: undefined }, {})).toEqual({
    state: 'unknown',
    problem: 'ClusterTrainingRuntime torch could not be read',
  });
});

// From here on: a suspended job whose patches change.
const suspended = aTrainJob({ spec: { suspend: true } });
const patch = (job: string) => ({
  manager: 'example.com/person',
  trainingRuntimeSpec: { template: { spec: { replicatedJobs: [{ name: job }] } } },
});
const changed = (job: string) => ({
  spec: { suspend: true, runtimePatches: [patch(job)] },
  old: suspended,
});
const snapshotOfJobs = (...names: readonly string[]) =>
  observed(snapshotOf(suspended, runtimeOf(names.map((name) => aJob({ name })))));

describe('a job that changes', () => {
  test('is judged by its snapshot, whatever has become of the runtime', () => {
    const facts = { runtime: null, snapshot: snapshotOfJobs('node', 'late') };
    expect(faultsOf({ ...changed('late'), facts })).toEqual([]);
    expect(faultsOf({ ...changed('other'), facts })).toEqual([
      expect.stringContaining('the runtime has no replicated job other'),
    ]);
  });

  test('is judged by the live runtime while there is no snapshot', () => {
    expect(faultsOf({ ...changed('node'), facts: { snapshot: null } })).toEqual([]);
  });

  test('is told when its snapshot cannot be used', () => {
    const snapshot = { ...snapshotOfJobs('node'), data: {} };
    expect(faultsOf({ ...changed('node'), facts: { snapshot } })).toEqual([
      'spec.runtimeRef: ConfigMap ml/llama-runtime-snapshot has no data key "runtime"; delete that ConfigMap; it is created again from the runtime',
    ]);
  });

  test('cannot be judged when nobody could read the snapshot', () => {
    const trainJob = aTrainJob(changed('node'));
    expect(judgeTrainJob({ trainJob, old: suspended }, { jobSet: null })).toEqual({
      state: 'unknown',
      problem: 'the snapshot of the runtime could not be read',
    });
  });
});
