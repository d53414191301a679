// What a runtime must be like, of either scope.
import { judgeRuntime } from '../../../hooks/runtimes/judge.js';
import type { TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { aContainer, aJob, runtimeOf } from '../../support/runtimes.js';

interface Row {
  readonly name: string;
  readonly runtime: TrainingRuntime;
  readonly want: readonly string[];
}

const at = (place: number): string => `spec.template.spec.replicatedJobs[${place}]`;
const one =
  'set it to 1; for more nodes set spec.mlPolicy.numNodes, or spec.trainer.numNodes of the TrainJob';

test.each<Row>([
  { name: 'one job that trains', runtime: runtimeOf(), want: [] },
  { name: 'no template', runtime: { ...runtimeOf(), spec: {} }, want: [] },
  {
    name: 'replicas of a job of its own',
    runtime: runtimeOf([aJob({ name: 'cache', step: null, job: { replicas: 3 } })]),
    want: [],
  },
  {
    name: 'a label that is no step',
    runtime: runtimeOf([
      aJob({ step: 'toString', containers: [aContainer({ name: 'x' })], job: { replicas: 2 } }),
    ]),
    want: [],
  },
  {
    name: 'no replicas of a step',
    runtime: runtimeOf([aJob({ job: { replicas: 2 } })]),
    want: [
      `${at(0)}.replicas: job node is a step of the TrainJob, which is one Job, but has 2 replicas; ${one}`,
    ],
  },
  {
    name: 'the container that trains',
    runtime: runtimeOf([aJob({ containers: [aContainer({ name: 'trainer' })] })]),
    want: [
      `${at(0)}.template.spec.template.spec.containers: job node is labeled trainer but has no container node; name the container that gets the fields of the TrainJob node`,
    ],
  },
  {
    name: 'the containers that fetch, not among the init containers',
    runtime: runtimeOf([
      aJob(),
      aJob({
        name: 'fetch',
        step: 'model-initializer',
        pod: { initContainers: [aContainer({ name: 'model-initializer' })] },
      }),
    ]),
    want: [
      `${at(1)}.template.spec.template.spec.containers: job fetch is labeled model-initializer but has no container model-initializer; name the container that gets the fields of the TrainJob model-initializer`,
    ],
  },
  {
    name: 'slots for MPI',
    runtime: runtimeOf([aJob()], { mlPolicy: { mpi: { numProcPerNode: 0 } } }),
    want: [
      'spec.mlPolicy.mpi.numProcPerNode: 0 processes on a node cannot train; set it to 1 or more; with 1 it is derived from the resources',
    ],
  },
  {
    name: 'all of that at once',
    runtime: runtimeOf([aJob({ containers: [], job: { replicas: 0 } })]),
    want: [expect.stringContaining('but has 0 replicas'), expect.stringContaining('no container node')],
  },
])('a runtime has $name', ({ runtime, want }) => {
  const verdict = judgeRuntime({ runtime, old: undefined });
  const issues = verdict.state === 'refused' ? verdict.issues : [];
  expect(issues.map(({ field, problem, remedy }) => `${field}: ${problem}; ${remedy}`)).toEqual(want);
});
