import type { Container, ResourceRequirements } from '../../../hooks/api/kinds.js';
import type { Trainer, TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { aContainer, aJob, builtContainer, issuesOf, runtimeOf } from '../../support/runtimes.js';

// One container that has every field; each row is a TrainJob on its runtime, which has no ML policy.
const container = aContainer({ command: ['python'], args: ['a.py'], env: [{ name: 'A', value: '1' }] });
const runtimeWith = (change: Partial<Container> = {}): TrainingRuntime =>
  runtimeOf([aJob({ containers: [{ ...container, ...change }] })], { mlPolicy: { numNodes: 1 } });

test.each<{ readonly name: string; readonly trainer: Trainer; readonly want: Partial<Container> }>([
  { name: 'nothing', trainer: {}, want: {} },
  {
    name: 'the image',
    trainer: { image: 'registry.local/other:2' },
    want: { image: 'registry.local/other:2' },
  },
  { name: 'an empty image, too', trainer: { image: '' }, want: { image: '' } },
  { name: 'the command', trainer: { command: ['sh'] }, want: { command: ['sh'] } },
  { name: 'the command by none', trainer: { command: [] }, want: { command: [] } },
  { name: 'the args', trainer: { args: ['b.py'] }, want: { args: ['b.py'] } },
  {
    name: 'variables by name, and adds the others',
    trainer: { env: [{ name: 'B' }, { name: 'A', value: '2' }] },
    want: {
      env: [
        { name: 'A', value: '2' },
        { name: 'B', value: '' },
      ],
    },
  },
])('spec.trainer replaces $name', ({ trainer, want }) => {
  expect(builtContainer(runtimeWith(), { trainer })).toEqual({ ...container, ...want });
});

test('every job that trains gets the fields, and no other', () => {
  const runtime = runtimeOf([aJob({ name: 'own', step: null }), aJob(), aJob({ name: 'second' })]);
  const imageIn = (inJob: string) =>
    builtContainer(runtime, { trainer: { image: 'registry.local/other:2' } }, { inJob, name: 'node' }).image;
  expect(['own', 'node', 'second'].map(imageIn)).toEqual([
    'registry.local/train:1',
    'registry.local/other:2',
    'registry.local/other:2',
  ]);
});

interface ResourcesRow {
  readonly name: string;
  readonly base?: ResourceRequirements;
  readonly own: ResourceRequirements;
  readonly want: ResourceRequirements;
}

test.each<ResourcesRow>([
  {
    name: 'are set if the runtime has none',
    own: { requests: { cpu: 2 } },
    want: { requests: { cpu: '2' } },
  },
  {
    name: "win over the runtime's, resource by resource, in canonical form",
    base: { requests: { cpu: '1', memory: '1024Mi' }, limits: { 'nvidia.com/gpu': 2 } },
    own: { requests: { cpu: '4000m' }, limits: { memory: '8Gi' } },
    want: { requests: { cpu: '4', memory: '1Gi' }, limits: { 'nvidia.com/gpu': '2', memory: '8Gi' } },
  },
  {
    name: "leave the runtime's claims, and add their own",
    base: { claims: [{ name: 'cards' }, { name: 'net', request: 'a' }] },
    own: { requests: { cpu: '1' }, claims: [{ name: 'net', request: 'b' }, { name: 'disk' }] },
    want: {
      requests: { cpu: '1' },
      claims: [{ name: 'cards' }, { name: 'net', request: 'b' }, { name: 'disk' }],
    },
  },
])('resourcesPerNode $name', ({ base, own, want }) => {
  const runtime = runtimeWith(base === undefined ? {} : { resources: base });
  expect(builtContainer(runtime, { trainer: { resourcesPerNode: own } }).resources).toEqual(want);
});

test('resourcesPerNode is ignored on a runtime without an ML policy', () => {
  const runtime = runtimeOf([aJob()], {});
  expect(builtContainer(runtime, { trainer: { resourcesPerNode: { requests: { cpu: '4' } } } })).toEqual(
    aContainer(),
  );
});

test('a field that cannot be applied is refused', () => {
  const trains = runtimeOf([aJob({ containers: [aContainer({ name: 'main' })] })]);
  expect(issuesOf(trains)).toEqual([
    {
      field: 'spec.template.spec.replicatedJobs',
      problem: 'job node of the runtime trains but has no container node',
      remedy: 'name the container that trains node',
    },
  ]);
  const doesNot = runtimeOf([aJob({ step: null })]);
  expect(issuesOf(doesNot, { trainer: { numNodes: 2 } })).toEqual([
    {
      field: 'spec.trainer',
      problem: 'the runtime has no replicated job that trains, so numNodes cannot be applied',
      remedy:
        'label the Job template of that job trainer.kubeflow.org/trainjob-ancestor-step: trainer, or remove these fields',
    },
  ]);
  expect(issuesOf(doesNot, { trainer: {} })).toEqual([]);
  expect(issuesOf(doesNot, { trainer: { env: [], args: [] } })).toEqual([]);
  const withoutPolicy = runtimeOf([aJob({ step: null })], {});
  expect(issuesOf(withoutPolicy, { trainer: { numNodes: 2 } })).toEqual([]);
});
