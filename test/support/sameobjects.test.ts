import { differences } from './sameobjects.js';

// A JobSet whose container differs on one side; each row states whether the difference is reported.
const jobSet = (container: object, change: object = {}) => ({
  kind: 'JobSet',
  metadata: { name: 'llama' },
  spec: {
    replicatedJobs: [
      { name: 'node', template: { spec: { template: { spec: { containers: [container] } } } } },
    ],
  },
  ...change,
});
const path = 'JobSet/llama spec.replicatedJobs[0].template.spec.template.spec.containers[0]';

test.each([
  ['another image', { image: 'a' }, { image: 'b' }, `${path}.image: expected "a", got "b"`],
  ['a missing member', { name: 'n', tty: true }, { name: 'n' }, `${path}.tty: expected true, got undefined`],
  [
    'false, which is not empty',
    { name: 'n' },
    { name: 'n', tty: false },
    `${path}.tty: expected undefined, got false`,
  ],
  [
    'the order of variables',
    { env: [{ name: 'A' }, { name: 'B' }] },
    { env: [{ name: 'B' }, { name: 'A' }] },
    `${path}.env[0].name: expected "A", got "B"`,
  ],
  ['the order of arguments', { args: ['', 'b'] }, { args: ['b'] }, `${path}.args[0]: expected null, got "b"`],
  [
    'another quantity',
    { resources: { limits: { cpu: '1' } } },
    { resources: { limits: { cpu: '2' } } },
    `${path}.resources.limits.cpu: expected "1", got "2"`,
  ],
  [
    'another protocol',
    { ports: [{ containerPort: 1 }] },
    { ports: [{ containerPort: 1, protocol: 'UDP' }] },
    `${path}.ports[0].protocol: expected undefined, got "UDP"`,
  ],
])('%s is a difference', (_, expected, actual, line) => {
  expect(differences([jobSet(expected)], [jobSet(actual)])[0]).toBe(line);
});

test.each<readonly [string, object, object]>([
  ['null, and empty values', { env: [], resources: {}, image: '', command: null }, {}],
  ['an empty object in a list', { volumes: [{ name: 'v', emptyDir: {} }] }, { volumes: [{ name: 'v' }] }],
  [
    'divisor "0" and protocol TCP',
    { ref: { divisor: '0' }, ports: [{ containerPort: 1, protocol: 'TCP' }] },
    { ports: [{ containerPort: 1 }] },
  ],
  [
    'the format of a quantity',
    { resources: { limits: { cpu: 1, memory: '1Gi' } } },
    { resources: { limits: { cpu: '1000m', memory: '1024Mi' } } },
  ],
  [
    'the order of volumes and mounts',
    { volumes: [{ name: 'a' }, { name: 'b' }], volumeMounts: [{ mountPath: '/a' }, { mountPath: '/b' }] },
    { volumes: [{ name: 'b' }, { name: 'a' }], volumeMounts: [{ mountPath: '/b' }, { mountPath: '/a' }] },
  ],
  [
    'the order of variables of XGBoost',
    { env: [{ name: 'A' }, { name: 'DMLC_TASK_ID' }] },
    { env: [{ name: 'DMLC_TASK_ID' }, { name: 'A' }] },
  ],
  [
    'variables for Open MPI 5',
    { env: [{ name: 'A' }] },
    { env: [{ name: 'PRTE_MCA_plm_ssh_args', value: 'x' }, { name: 'A' }] },
  ],
  [
    'the mode of the private key',
    { items: [{ key: 'ssh-privatekey', mode: 416 }] },
    { items: [{ key: 'ssh-privatekey', mode: 256 }] },
  ],
  ['the text of a script', { data: { 'init.sh': '<any>' } }, { data: { 'init.sh': 'sleep 1' } }],
])('%s is not a difference', (_, expected, actual) => {
  expect(differences([jobSet(expected)], [jobSet(actual)])).toEqual([]);
});

test('metadata that the API server and the hooks add is not a difference', () => {
  const noted = {
    metadata: {
      name: 'llama',
      uid: 'u',
      resourceVersion: '1',
      ownerReferences: [{}],
      annotations: { 'metatrain.io/inputs-hash': 'x' },
    },
    spec: { ttlSecondsAfterFinished: 60 },
  };
  expect(differences([jobSet({}, noted)], [jobSet({}, { spec: undefined })])).toEqual([]);
  const labelled = { metadata: { name: 'llama', annotations: { 'example.com/note': 'x' } } };
  expect(differences([jobSet({}, labelled)], [jobSet({})])).not.toEqual([]);
});

test('a snapshot is compared by its content', () => {
  const snapshot = (runtime: string, change: object = {}) => ({
    kind: 'ConfigMap',
    metadata: { name: 's' },
    data: { runtime },
    ...change,
  });
  const recorded = snapshot(
    'metadata: {name: rt, resourceVersion: "9"}\nspec: {mlPolicy: {torch: {}, numNodes: 2}}\n',
  );
  const ours = snapshot(
    'apiVersion: a/v1\nkind: R\nmetadata:\n  name: rt\nspec:\n  mlPolicy:\n    numNodes: 2\n',
    { immutable: true },
  );
  expect(differences([recorded], [ours])).toEqual([]);
  expect(differences([recorded], [snapshot('metadata: {name: other}\n')])).toHaveLength(2);
});

test('objects are compared as a set: a missing or additional object is a difference', () => {
  const [a, b] = ['A', 'B'].map((kind) => ({ kind, metadata: { name: 'x' } })) as [
    { kind: string; metadata: { name: string } },
    { kind: string; metadata: { name: string } },
  ];
  expect(differences([a, b], [b, a])).toEqual([]);
  expect(differences([a], [b])).toEqual(['A/x: missing', 'B/x: not expected']);
  expect(() => differences([a], [a, a])).toThrow('twice');
});
