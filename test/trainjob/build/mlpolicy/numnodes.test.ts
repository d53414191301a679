import type { Trainer, TrainingRuntime } from '../../../../hooks/trainjob/api/types.js';
import { aJob, builtJob, runtimeOf } from '../../../support/runtimes.js';

interface Row {
  readonly name: string;
  readonly runtime: TrainingRuntime;
  readonly trainer?: Trainer;
  readonly want: number;
}

const fourNodes = runtimeOf([aJob({ parallelism: 9 })], { mlPolicy: { numNodes: 4 } });

test.each<Row>([
  { name: "is the runtime's", runtime: fourNodes, want: 4 },
  { name: "is the TrainJob's, where it has one", runtime: fourNodes, trainer: { numNodes: 2 }, want: 2 },
  {
    name: 'is nothing, when the TrainJob wants nothing',
    runtime: fourNodes,
    trainer: { numNodes: 0 },
    want: 0,
  },
  {
    name: 'is one, when the policy names none',
    runtime: runtimeOf([aJob()], { mlPolicy: { torch: {} } }),
    want: 1,
  },
  {
    name: 'is at least one, whatever the runtime sets',
    runtime: runtimeOf([aJob()], { mlPolicy: { numNodes: 0 } }),
    want: 1,
  },
  {
    name: "is the template's parallelism without a policy",
    runtime: runtimeOf([aJob({ parallelism: 3 })], {}),
    want: 3,
  },
  {
    name: "is the TrainJob's without a policy, too",
    runtime: runtimeOf([aJob()], {}),
    trainer: { numNodes: 5 },
    want: 5,
  },
  {
    name: "is the template's for jobs that do not train",
    runtime: runtimeOf([aJob({ step: null, parallelism: 3 }), aJob({ name: 'trains' })]),
    trainer: { numNodes: 2 },
    want: 3,
  },
])('the number of Pods $name', ({ runtime, trainer = {}, want }) => {
  const { parallelism, completions } = builtJob(runtime, { trainer }).template.spec!;
  expect({ parallelism, completions }).toEqual({ parallelism: want, completions: want });
});

test("a second job that trains has the runtime's number, not the TrainJob's", () => {
  const runtime = runtimeOf([aJob(), aJob({ name: 'second' })], { mlPolicy: { numNodes: 4 } });
  expect(builtJob(runtime, { trainer: { numNodes: 2 } }, 'second').template.spec?.parallelism).toBe(4);
});
