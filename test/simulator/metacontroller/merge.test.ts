import { merge } from '../../../simulator/metacontroller/merge.js';

interface Row {
  readonly name: string;
  readonly observed: unknown;
  readonly last: unknown;
  readonly desired: unknown;
  readonly want: unknown;
}

test.each<Row>([
  {
    name: 'keeps what others have added',
    observed: { ours: 1, theirs: 2 },
    last: { ours: 1 },
    desired: { ours: 3 },
    want: { ours: 3, theirs: 2 },
  },
  {
    name: 'removes what was applied and is no longer desired',
    observed: { ours: 1, theirs: 2 },
    last: { ours: 1 },
    desired: {},
    want: { theirs: 2 },
  },
  {
    name: 'keeps what was never applied, desired or not',
    observed: { theirs: 2 },
    last: {},
    desired: {},
    want: { theirs: 2 },
  },
  {
    name: 'merges nested objects',
    observed: { spec: { a: 1, theirs: 1 } },
    last: { spec: { a: 1 } },
    desired: { spec: { b: 2 } },
    want: { spec: { theirs: 1, b: 2 } },
  },
  {
    name: 'counts null as present: over a scalar it is stored',
    observed: { a: 1 },
    last: { a: 1 },
    desired: { a: null },
    want: { a: null },
  },
  {
    name: 'lets null over an object remove only what was applied',
    observed: { a: { ours: 1, theirs: 2 } },
    last: { a: { ours: 1 } },
    desired: { a: null },
    want: { a: { theirs: 2 } },
  },
  {
    name: 'stores null over a list that has no merge key',
    observed: { a: [1] },
    last: { a: [1] },
    desired: { a: null },
    want: { a: null },
  },
  {
    name: 'never turns an object into a scalar',
    observed: { a: { theirs: 1 } },
    last: {},
    desired: { a: 'text' },
    want: { a: { theirs: 1 } },
  },
  {
    name: 'replaces a scalar by an object',
    observed: { a: 'text' },
    last: { a: 'text' },
    desired: { a: { b: 1 } },
    want: { a: { b: 1 } },
  },
  {
    name: 'replaces a list of scalars',
    observed: { a: ['x', 'theirs'] },
    last: { a: ['x'] },
    desired: { a: ['y'] },
    want: { a: ['y'] },
  },
])('a merge $name', ({ observed, last, desired, want }) => {
  expect(merge(observed, last, desired)).toEqual(want);
});

const item = (name: string, more: object = {}): object => ({ name, ...more });

test.each<Row>([
  {
    name: 'is merged item by item, and items that others have added stay',
    observed: [item('a', { theirs: 1 }), item('foreign')],
    last: [item('a')],
    desired: [item('a', { ours: 2 })],
    want: [item('a', { theirs: 1, ours: 2 }), item('foreign')],
  },
  {
    name: 'keeps its order when the hook reorders, and takes new items at the end',
    observed: [item('a'), item('b')],
    last: [item('a'), item('b')],
    desired: [item('new'), item('b'), item('a')],
    want: [item('a'), item('b'), item('new')],
  },
  {
    name: 'loses an item only if it was applied',
    observed: [item('a'), item('foreign')],
    last: [item('a')],
    desired: [],
    want: [item('foreign')],
  },
  {
    name: 'prefers containerPort to name',
    observed: [{ containerPort: 80, name: 'x' }],
    last: [],
    desired: [{ containerPort: 80, name: 'y' }],
    want: [{ containerPort: 80, name: 'y' }],
  },
  {
    name: 'prefers port to name, and treats 80 and "80" as equal',
    observed: [{ port: 80, name: 'x', theirs: 1 }],
    last: [],
    desired: [{ port: '80', name: 'y' }],
    want: [{ port: '80', name: 'y', theirs: 1 }],
  },
  {
    name: 'merges the last of two equal keys in both places: port 53 for TCP and UDP',
    observed: [
      { port: 53, protocol: 'TCP' },
      { port: 53, protocol: 'UDP' },
    ],
    last: [],
    desired: [
      { port: 53, protocol: 'TCP' },
      { port: 53, protocol: 'UDP' },
    ],
    want: [
      { port: 53, protocol: 'UDP' },
      { port: 53, protocol: 'UDP' },
    ],
  },
  {
    name: 'has no key unless all items of all three lists have it, and is then replaced',
    observed: [item('a'), { other: 1 }],
    last: [item('a')],
    desired: [item('b')],
    want: [item('b')],
  },
  {
    name: 'is replaced when an item is not an object',
    observed: [item('a')],
    last: [],
    desired: ['text'],
    want: ['text'],
  },
  { name: 'is empty when all three are', observed: [], last: [], desired: [], want: [] },
])('a list of objects $name', ({ observed, last, desired, want }) => {
  expect(merge(observed, last, desired)).toEqual(want);
});

test.each(['containerPort', 'port', 'mountPath', 'name', 'uid', 'ip', 'path'])(
  'a list is merged by %s when its items have nothing else in common',
  (key) => {
    const observed = [{ [key]: 'a', theirs: 1 }];
    expect(merge(observed, [], [{ [key]: 'a', ours: 2 }])).toEqual([{ [key]: 'a', theirs: 1, ours: 2 }]);
  },
);

test('a merge changes none of its inputs', () => {
  const observed = Object.freeze({ a: Object.freeze([Object.freeze(item('x', { theirs: 1 }))]) });
  merge(
    observed,
    Object.freeze({}),
    Object.freeze({ a: Object.freeze([Object.freeze(item('x', { b: 1 }))]) }),
  );
  expect(observed).toEqual({ a: [{ name: 'x', theirs: 1 }] });
});
