import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readObjects } from '../../cli/manifests.js';
import { readScenario } from '../../cli/scenariofile.js';

const folder = mkdtempSync(join(tmpdir(), 'metatrain-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function written(text: string, name = 'story.yaml'): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const node = 'apiVersion: v1\nkind: Node\nmetadata: { name: worker }\n';

test('a story is read into steps; files are looked for beside it', () => {
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
  +00:00 so it goes
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
  expect({ applyModes, timeline }).toEqual({ applyModes: ['dynamic'], timeline: '+00:00 so it goes\n' });
});

test.each([
  ['no steps', 'title: x', /a scenario has a list of steps/],
  ['an unknown word', 'steps: [{ jump: 3 }]', /step 1 has none of the words say, apply, patch/],
  ['an unknown kind', 'steps: [{ delete: Pod/x }]', /Pod\/x is no Kind\/name; kinds are TrainJob,/],
  ['a patch of nothing', 'steps: [{ patch: TrainJob/x }]', /step 1: a patch needs merge/],
  [
    'a rule for Pods with a slip',
    'steps: [{ pods: [{ startSeconds: 1, runsSeconds: 2 }] }]',
    /step 1: pods is a list of rules/,
  ],
  [
    'a rule for Pods without a start',
    'pods: [{ runSeconds: 2 }]\nsteps: []',
    /pods is a list of rules of match, startSeconds/,
  ],
  ['half a second', 'steps: [{ advance: 0.5 }]', /advance takes whole seconds/],
  ['a state of hooks', 'steps: [{ hooks: tired }]', /hooks are up, down, or answer/],
  ['no object', 'steps: [{ apply: [{ kind: Node }] }]', /needs apiVersion, kind and metadata\.name/],
  ['a file that is not there', 'steps: [{ apply: nowhere.yaml }]', /nowhere\.yaml cannot be read/],
  ['broken YAML', 'steps: [', /story\.yaml: /],
])('%s is refused with the place', (_name, text, message) => {
  expect(() => readScenario(written(text))).toThrow(message);
});

test('objects are read from all documents of a file, and what is none is named', () => {
  expect(readObjects(written(`---\n${node}---\n---\n${node}`))).toHaveLength(2);
  expect(() => readObjects(written(`${node}---\nkind: Node\n`))).toThrow(
    /document 2 is no Kubernetes object/,
  );
});
