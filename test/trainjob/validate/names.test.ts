// The longest name of a TrainJob is the one whose longest Pod, claim or coordinator still fits.
import type { JobSetSpec } from '../../../hooks/api/kinds.js';
import type { TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { faultsOf } from '../../support/judged.js';
import { aContainer, aJob, runtimeOf } from '../../support/runtimes.js';

interface Row {
  readonly name: string;
  readonly runtime: TrainingRuntime;
  readonly numNodes?: number;
  readonly most: number;
}

const withSpec = (spec: JobSetSpec) => runtimeOf([aJob()], { mlPolicy: { torch: {} }, template: { spec } });
const step = (name: string) => aJob({ name, step: name, containers: [aContainer({ name })] });

test.each<Row>([
  { name: 'a thousand Pods of job node', runtime: runtimeOf(), numNodes: 1000, most: 46 },
  {
    name: 'one Pod of job launcher',
    runtime: runtimeOf([aJob({ name: 'launcher' })]),
    numNodes: 1,
    most: 44,
  },
  {
    name: 'a model initializer',
    runtime: runtimeOf([step('model-initializer'), aJob()]),
    numNodes: 1,
    most: 35,
  },
  {
    name: 'a dataset initializer',
    runtime: runtimeOf([step('dataset-initializer'), aJob()]),
    numNodes: 1,
    most: 33,
  },
  {
    name: 'a job of the runtime’s own with many replicas',
    runtime: runtimeOf([
      aJob({ name: 'cache', step: null, job: { replicas: 100 }, parallelism: 10 }),
      aJob(),
    ]),
    numNodes: 1,
    most: 46,
  },
  {
    name: 'a coordinator, whose address has the name twice',
    runtime: withSpec({ coordinator: { replicatedJob: 'node' } }),
    numNodes: 1,
    most: 26,
  },
  {
    name: 'a coordinator in a domain of its own',
    runtime: withSpec({ coordinator: { replicatedJob: 'node' }, network: { subdomain: 'training' } }),
    numNodes: 1,
    most: 45,
  },
  {
    name: 'a volume claim',
    runtime: withSpec({
      volumeClaimPolicies: [
        { templates: [{ metadata: { name: 'a-claim-with-quite-a-long-name' }, spec: {} }] },
      ],
    }),
    numNodes: 1,
    most: 32,
  },
])('$name leaves $most characters', ({ runtime, numNodes, most }) => {
  const faults = (length: number): readonly string[] =>
    faultsOf({
      runtime,
      metadata: { name: 'a'.repeat(length) },
      spec: { trainer: numNodes === undefined ? {} : { numNodes } },
    });
  expect(faults(most)).toEqual([]);
  expect(faults(most + 1)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^metadata\\.name: .* characters \\(the limit is 63\\); use a name of at most ${most} characters$`,
      ),
    ),
  ]);
});

test('the fault has the name that would be too long', () => {
  expect(faultsOf({ metadata: { name: 'a'.repeat(60) } })).toEqual([
    `metadata.name: a Pod of job node would be named ${'a'.repeat(60)}-node-0-1-abcde, which has 75 characters (the limit is 63); use a name of at most 48 characters`,
  ]);
});

test('a runtime may leave no room at all', () => {
  const runtime = runtimeOf([aJob({ name: 'node-'.repeat(12) + 'x' })]);
  expect(faultsOf({ runtime })).toEqual([expect.stringContaining('use a runtime with shorter names')]);
});
