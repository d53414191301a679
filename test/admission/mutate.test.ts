import jsonPatch, { type Operation } from 'fast-json-patch';
import { MANAGED_BY, RESUMED_AT } from '../../hooks/trainjob/api/labels.js';
import { NOON, aRuntime, aTrainJob } from '../support/objects.js';
import { answerOf, operationsOf, type Write } from './review.js';

interface Row {
  readonly name: string;
  readonly write: Write;
  readonly want: readonly object[];
}

const suspended = aTrainJob({ spec: { suspend: true } });
const { namespace, uid: _uid, ...named } = aTrainJob().metadata;
const { name: _name, ...nameless } = named;

test.each<Row>([
  { name: 'nothing to a plain job', write: { object: aTrainJob() }, want: [] },
  {
    name: 'the time of a patch without a time',
    write: { object: aTrainJob({ spec: { runtimePatches: [{ manager: 'example.com/a' }] } }) },
    want: [{ op: 'add', path: '/spec/runtimePatches/0/time', value: NOON }],
  },
  {
    name: 'the time at which the job was resumed',
    write: { object: aTrainJob(), old: suspended },
    want: [{ op: 'add', path: '/metadata/annotations', value: { [RESUMED_AT]: NOON } }],
  },
  {
    name: 'that time in addition to other annotations',
    write: { object: aTrainJob({ metadata: { annotations: { team: 'ünï' } } }), old: suspended },
    want: [{ op: 'add', path: '/metadata/annotations/trainer.kubeflow.org~1resumed-at', value: NOON }],
  },
  {
    name: 'the controller that manages the job',
    write: { object: aTrainJob({ spec: { managedBy: 'kueue.x-k8s.io/multikueue' } }) },
    want: [{ op: 'add', path: '/metadata/labels', value: { [MANAGED_BY]: 'multikueue' } }],
  },
  {
    name: 'a job that has no name yet',
    write: {
      object: {
        ...aTrainJob({ spec: { managedBy: 'kueue.x-k8s.io/multikueue' } }),
        metadata: { ...nameless, namespace, generateName: 'llama-' },
      },
    },
    want: [{ op: 'add', path: '/metadata/labels', value: { [MANAGED_BY]: 'multikueue' } }],
  },
  {
    name: 'nothing to a malformed object, which the API server refuses next',
    write: { object: { ...aTrainJob(), spec: { runtimeRef: 'torch', runtimePatches: {} } } },
    want: [],
  },
  {
    name: 'nothing to a job without a spec',
    write: { object: { ...aTrainJob(), spec: undefined } },
    want: [],
  },
  { name: 'nothing to a runtime', write: { object: aRuntime() }, want: [] },
  { name: 'nothing on a deletion', write: { object: null, old: suspended, operation: 'DELETE' }, want: [] },
])('the mutating webhook writes $name', ({ write, want }) => {
  const response = answerOf('mutate', write);
  expect(response.allowed).toBe(true);
  expect(operationsOf(response)).toEqual(want);
  expect(response.patchType).toBe(want.length === 0 ? undefined : 'JSONPatch');
});

test('a second call with the result of the first one writes nothing', () => {
  const object = aTrainJob({
    spec: { managedBy: 'kueue.x-k8s.io/multikueue', runtimePatches: [{ manager: 'example.com/a' }] },
  });
  const operations = operationsOf(answerOf('mutate', { object, old: suspended })) as Operation[];
  const { newDocument } = jsonPatch.applyPatch(structuredClone(object), operations);
  expect(operations).toHaveLength(3);
  expect(answerOf('mutate', { object: newDocument, old: suspended })).toEqual({
    uid: 'review-uid',
    allowed: true,
  });
});

test('a patch is base64 of bytes, for any text', () => {
  const manager = 'example.com/ü€😀';
  const old = aTrainJob({ spec: { runtimePatches: [{ manager, trainingRuntimeSpec: {} }] } });
  const object = aTrainJob({
    metadata: { annotations: { [RESUMED_AT]: '€😀' } },
    spec: { runtimePatches: [{ manager }] },
  });
  const operations = operationsOf(answerOf('mutate', { object, old }));
  expect(operations).toContainEqual({
    op: 'remove',
    path: '/metadata/annotations/trainer.kubeflow.org~1resumed-at',
  });
});
