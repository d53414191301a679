import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readObjects } from '../../cli/manifests.js';
import { readScenario } from '../../cli/scenariofile.js';

const folder = mkdtempSync(join(tmpdir(), 'metatrain-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function written(text: string, name = 'scenario.yaml'): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const node = 'apiVersion: v1\nkind: Node\nmetadata: { name: worker }\n';

test('a scenario is read into steps; file names are relative to it', () => {
  written(node, 'node.yaml');
  const { steps, applyModes, timeline } = readScenario(
    written(`
pods: [{ startSeconds: 1 }]
applyModes: [dynamic]
steps:
  - apply: node.yaml
  - patch: TrainJob/hello
    merge: { spec: { suspend: true } }
  - delete: ClusterTrainingRuntime/torch
  - advance: 60
  - hooks: 500
  - expect: JobSet/hello
    is: { spec: { suspend: true } }
  - absent: JobSet/other
timeline: |
  +00:00 an event
`),
  );
  const jobSet = { apiVersion: 'jobset.x-k8s.io/v1alpha2', kind: 'JobSet', namespace: 'default' };
  expect(steps).toEqual([
    { do: 'pods', rules: [{ startSeconds: 1 }] },
    {
      do: 'apply',
      objects: [{ apiVersion: 'v1', kind: 'Node', metadata: { name: 'worker' } }],
      from: [expect.stringMatching(/node\.yaml$/)],
    },
    {
      do: 'patch',
      ref: {
        apiVersion: 'trainer.kubeflow.org/v1alpha1',
        kind: 'TrainJob',
        name: 'hello',
        namespace: 'default',
      },
      merge: { spec: { suspend: true } },
    },
    {
      do: 'delete',
      ref: { apiVersion: 'trainer.kubeflow.org/v1alpha1', kind: 'ClusterTrainingRuntime', name: 'torch' },
    },
    { do: 'advance', seconds: 60 },
    { do: 'hooks', state: 500 },
    { do: 'expect', ref: { ...jobSet, name: 'hello' }, is: { spec: { suspend: true } } },
    { do: 'expectAbsent', ref: { ...jobSet, name: 'other' } },
  ]);
  expect({ applyModes, timeline }).toEqual({ applyModes: ['dynamic'], timeline: '+00:00 an event\n' });
});

test.each([
  ['no steps', 'title: x', /steps is missing; set it to a list of steps/],
  ['an unknown keyword', 'steps: [{ jump: 3 }]', /step 1 has no keyword; use one of say, apply, patch/],
  [
    'an unknown kind',
    'steps: [{ delete: Pod/x }]',
    /Pod\/x is not a known Kind\/name; the kinds are TrainJob,/,
  ],
  ['a patch without merge', 'steps: [{ patch: TrainJob/x }]', /step 1: merge is missing/],
  [
    'a rule for Pods with an unknown field',
    'steps: [{ pods: [{ startSeconds: 1, runsSeconds: 2 }] }]',
    /step 1: pods must be a list of rules/,
  ],
  [
    'a rule for Pods without a start',
    'pods: [{ runSeconds: 2 }]\nsteps: []',
    /pods must be a list of rules with startSeconds; the fields of a rule are match, startSeconds/,
  ],
  ['half a second', 'steps: [{ advance: 0.5 }]', /advance must be a whole number of seconds/],
  ['an unknown state of hooks', 'steps: [{ hooks: tired }]', /hooks must be up, down or an HTTP status/],
  ['an incomplete object', 'steps: [{ apply: [{ kind: Node }] }]', /set apiVersion, kind and metadata\.name/],
  ['a file that does not exist', 'steps: [{ apply: nowhere.yaml }]', /nowhere\.yaml cannot be read/],
  ['broken YAML', 'steps: [', /scenario\.yaml: /],
])('%s is refused with its place', (_name, text, message) => {
  expect(() => readScenario(written(text))).toThrow(message);
});

test('objects are read from all documents of a file; a document that is not an object is reported', () => {
  expect(readObjects(written(`---\n${node}---\n---\n${node}`))).toHaveLength(2);
  expect(() => readObjects(written(`${node}---\nkind: Node\n`))).toThrow(
    /document 2 is not a Kubernetes object/,
  );
});
