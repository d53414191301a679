import type { Container, EnvVar } from '../../../../hooks/api/kinds.js';
import type { DatasetInitializer } from '../../../../hooks/trainjob/api/types.js';
import {
  aContainer,
  aJob,
  builtContainer,
  builtJob,
  issuesOf,
  runtimeOf,
} from '../../../support/runtimes.js';

const step = 'dataset-initializer';
const runtimeWith = (change: Partial<Container> = {}) =>
  runtimeOf([aJob({ name: step, step, containers: [aContainer({ name: step, ...change })] }), aJob()]);
const datasetOf = (dataset: DatasetInitializer, change?: Partial<Container>) =>
  builtContainer(runtimeWith(change), { initializer: { dataset } }, { inJob: step });

const uri: EnvVar = { name: 'STORAGE_URI', value: 'hf://ml/corpus' };
const token: EnvVar = { name: 'ACCESS_TOKEN', valueFrom: { secretKeyRef: { name: 'hf', key: 'token' } } };

interface Row {
  readonly name: string;
  readonly dataset: DatasetInitializer;
  readonly container?: Partial<Container>;
  readonly want: Partial<Container>;
}

test.each<Row>([
  { name: 'nothing from an empty field', dataset: {}, want: {} },
  { name: 'the storage URI', dataset: { storageUri: 'hf://ml/corpus' }, want: { env: [uri] } },
  {
    name: 'the storage URI in place of that of the runtime',
    dataset: { storageUri: 'hf://ml/corpus' },
    container: {
      env: [
        { name: 'STORAGE_URI', value: 'hf://other' },
        { name: 'A', value: '1' },
      ],
    },
    want: { env: [uri, { name: 'A', value: '1' }] },
  },
  {
    name: 'an empty storage URI',
    dataset: { storageUri: '' },
    want: { env: [{ name: 'STORAGE_URI', value: '' }] },
  },
  {
    name: 'variables, which may override the storage URI',
    dataset: { storageUri: 's3://ignored', env: [token, uri] },
    want: { env: [uri, token] },
  },
  {
    name: 'a Secret after those of the runtime',
    dataset: { secretRef: { name: 'hf' } },
    container: { envFrom: [{ configMapRef: { name: 'c' } }] },
    want: { envFrom: [{ configMapRef: { name: 'c' } }, { secretRef: { name: 'hf' } }] },
  },
])('the initializer gets $name', ({ dataset, container, want }) => {
  expect(datasetOf(dataset, container)).toEqual(aContainer({ name: step, ...container, ...want }));
});

test.each(['dataset', 'model'] as const)('%s has its own step', (kind) => {
  const name = `${kind}-initializer`;
  const runtime = runtimeOf([aJob({ name, step: name, containers: [aContainer({ name })] }), aJob()]);
  const spec = { initializer: { [kind]: { storageUri: 'hf://ml/corpus' } } };
  expect(builtContainer(runtime, spec, { inJob: name }).env).toEqual([uri]);
});

test('an initializer is one Pod unless its template sets more', () => {
  const { parallelism, completions } = builtJob(runtimeWith(), { trainer: { numNodes: 4 } }, step).template
    .spec!;
  expect({ parallelism, completions }).toEqual({ parallelism: 1, completions: 1 });
});

test('a runtime without the step or its container is refused', () => {
  const dataset = { storageUri: 'hf://ml/corpus' };
  expect(issuesOf(runtimeOf(), { initializer: { dataset } })).toEqual([
    {
      field: 'spec.initializer.dataset',
      problem: 'the runtime has no replicated job for it',
      remedy:
        'use a runtime with a job labeled trainer.kubeflow.org/trainjob-ancestor-step: dataset-initializer that has a container of this name',
    },
  ]);
  const nameless = runtimeOf([
    aJob({ name: step, step, containers: [aContainer({ name: 'main' })] }),
    aJob(),
  ]);
  expect(issuesOf(nameless, { initializer: { dataset } })[0]?.problem).toBe(
    'the runtime has no container dataset-initializer in that job',
  );
  expect(issuesOf(nameless)).toEqual([]);
});
