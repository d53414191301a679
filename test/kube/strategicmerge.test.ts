import fc from 'fast-check';
import { type MergeSchema, jobSetSpecSchema, strategicMerge } from '../../hooks/kube/strategicmerge.js';
import { deepFrozen } from '../support/objects.js';

interface Row {
  readonly name: string;
  readonly original: object;
  readonly patch: object;
  readonly want: object;
}

// One Pod; each row patches it.
const pod: Pick<Row, 'original'> = {
  original: {
    containers: [
      {
        name: 'node',
        image: 'a',
        env: [{ name: 'A', value: '1' }],
        volumeMounts: [{ name: 'v', mountPath: '/v' }],
      },
      { name: 'side', image: 'b' },
    ],
    nodeSelector: { pool: 'cpu' },
    tolerations: [{ key: 'a' }],
    volumes: [{ name: 'v', emptyDir: {} }],
  },
};
const { containers, ...others } = pod.original as { containers: [{ env: object[] }, object] };
const [node, side] = containers;

test.each<Row>([
  { name: 'changes nothing with an empty patch', ...pod, patch: {}, want: pod.original },
  {
    name: 'replaces a scalar',
    original: { serviceAccountName: 'a' },
    patch: { serviceAccountName: 'b' },
    want: { serviceAccountName: 'b' },
  },
  {
    name: 'merges maps key by key',
    ...pod,
    patch: { nodeSelector: { zone: 'b' } },
    want: { ...pod.original, nodeSelector: { pool: 'cpu', zone: 'b' } },
  },
  {
    name: 'finds containers by name, and keeps their order whatever the order of the patch',
    ...pod,
    patch: {
      containers: [
        { name: 'side', image: 'c' },
        { name: 'node', env: [{ name: 'B', value: '2' }] },
      ],
    },
    want: {
      ...others,
      containers: [
        { ...node, env: [...node.env, { name: 'B', value: '2' }] },
        { ...side, image: 'c' },
      ],
    },
  },
  {
    name: 'appends new elements',
    ...pod,
    patch: { containers: [{ name: 'new' }] },
    want: { ...others, containers: [node, side, { name: 'new' }] },
  },
  {
    name: 'merges a variable member by member, so that it can have both value and valueFrom',
    ...pod,
    patch: { containers: [{ name: 'node', env: [{ name: 'A', valueFrom: { fieldRef: {} } }] }] },
    want: {
      ...others,
      containers: [{ ...node, env: [{ name: 'A', value: '1', valueFrom: { fieldRef: {} } }] }, side],
    },
  },
  {
    name: 'finds mounts by path, and renames them',
    ...pod,
    patch: { containers: [{ name: 'node', volumeMounts: [{ name: 'w', mountPath: '/v', readOnly: true }] }] },
    want: {
      ...others,
      containers: [{ ...node, volumeMounts: [{ name: 'w', mountPath: '/v', readOnly: true }] }, side],
    },
  },
  {
    name: 'gives a volume both sources when the patch brings another one',
    ...pod,
    patch: { volumes: [{ name: 'v', configMap: { name: 'c' } }] },
    want: { ...pod.original, volumes: [{ name: 'v', emptyDir: {}, configMap: { name: 'c' } }] },
  },
  {
    name: 'replaces lists without a merge key',
    ...pod,
    patch: { tolerations: [{ key: 'b' }] },
    want: { ...pod.original, tolerations: [{ key: 'b' }] },
  },
  {
    name: 'merges pull secrets and scheduling gates by name',
    original: { imagePullSecrets: [{ name: 'a' }], schedulingGates: [{ name: 'a' }] },
    patch: { imagePullSecrets: [{ name: 'b' }], schedulingGates: [{ name: 'a' }] },
    want: { imagePullSecrets: [{ name: 'a' }, { name: 'b' }], schedulingGates: [{ name: 'a' }] },
  },
  {
    name: 'merges objects recursively, and replaces the lists in them',
    original: { securityContext: { runAsUser: 1, supplementalGroups: [1] } },
    patch: { securityContext: { fsGroup: 2, supplementalGroups: [3] } },
    want: { securityContext: { runAsUser: 1, fsGroup: 2, supplementalGroups: [3] } },
  },
])('a Pod patch $name', ({ original, patch, want }) => {
  const inJob = (spec: object) => ({
    replicatedJobs: [{ name: 'node', template: { spec: { template: { spec } } } }],
  });
  const merged = strategicMerge(deepFrozen(inJob(original)), deepFrozen(inJob(patch)), jobSetSpecSchema);
  expect(merged).toEqual(inJob(want));
});

test('names of JavaScript members are ordinary keys', () => {
  const merged = strategicMerge(
    { nodeSelector: { constructor: 'a' } },
    { nodeSelector: { ['__proto__']: 'b', toString: 'c' } },
    {},
  );
  expect(JSON.stringify(merged)).toBe('{"nodeSelector":{"constructor":"a","__proto__":"b","toString":"c"}}');
});

test('finalizers of a template are a set', () => {
  const inTemplate = (finalizers: string[]) => ({
    replicatedJobs: [{ name: 'node', template: { metadata: { finalizers } } }],
  });
  expect(strategicMerge(inTemplate(['a', 'b']), inTemplate(['b', 'c']), jobSetSpecSchema)).toEqual(
    inTemplate(['a', 'b', 'c']),
  );
});

test('of two elements with the same key the first is merged', () => {
  const schema: MergeSchema = { fields: { list: { mergeKey: 'name' } } };
  const original = {
    list: [
      { name: 'a', at: 1 },
      { name: 'a', at: 2 },
    ],
  };
  expect(strategicMerge(original, { list: [{ name: 'a', at: 3 }] }, schema)).toEqual({
    list: [
      { name: 'a', at: 3 },
      { name: 'a', at: 2 },
    ],
  });
});

// ---- any patch

const schema: MergeSchema = {
  fields: { list: { mergeKey: 'name', items: { fields: { list: { mergeKey: 'name' } } } } },
};
const element = fc.record(
  { name: fc.constantFrom('a', 'b', 'c'), value: fc.nat(3) },
  { requiredKeys: ['name'] },
);
const list = fc.uniqueArray(element, { selector: ({ name }) => name });
const tree = fc.record(
  {
    list: fc.uniqueArray(
      fc.record({ name: fc.constantFrom('x', 'y', 'z'), list }, { requiredKeys: ['name'] }),
      { selector: ({ name }) => name },
    ),
    value: fc.nat(3),
  },
  { requiredKeys: [] },
);
const names = ({ list: elements = [] }: { list?: readonly { name: string }[] }) =>
  elements.map(({ name }) => name);

test('a patch that is applied twice has the effect of one', () => {
  fc.assert(
    fc.property(tree, tree, (original, patch) => {
      const once = strategicMerge(original, patch, schema);
      expect(strategicMerge(once, patch, schema)).toEqual(once);
    }),
  );
});

test('existing elements keep their order, and new ones follow in the order of the patch', () => {
  fc.assert(
    fc.property(tree, tree, (original, patch) => {
      const added = names(patch).filter((name) => !names(original).includes(name));
      expect(names(strategicMerge(original, patch, schema))).toEqual([...names(original), ...added]);
    }),
  );
});

test('neither side is changed', () => {
  fc.assert(
    fc.property(tree, tree, (original, patch) => {
      expect(() => strategicMerge(deepFrozen(original), deepFrozen(patch), schema)).not.toThrow();
    }),
  );
});
