// How the API server applies the schema of a kind: defaults, pruning, and validation.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { aWidget, define, newName } from './widgets.js';

interface Kept {
  readonly title: string;
  readonly spec: object;
  readonly want: object;
}

const kept: readonly Kept[] = [
  { title: 'an empty spec gets its defaults', spec: {}, want: { size: 1, nested: { x: 'y' } } },
  { title: 'a value keeps its default away', spec: { size: 2 }, want: { size: 2, nested: { x: 'y' } } },
  {
    title: 'defaults reach into objects, lists and keyed lists',
    spec: { nested: { z: '1' }, list: [{ a: '1' }], items: [{ name: 'n', sub: {} }], ports: [{ number: 1 }] },
    want: {
      size: 1,
      nested: { x: 'y', z: '1' },
      list: [{ a: '1', b: 7 }],
      items: [{ name: 'n', count: 3, sub: { b: 'x' } }],
      ports: [{ number: 1, protocol: 'TCP' }],
    },
  },
  {
    title: 'unknown members are dropped, on every level',
    spec: { unknown: 1, nested: { unknown: 1 }, items: [{ name: 'n', unknown: 1 }] },
    want: { size: 1, nested: { x: 'y' }, items: [{ name: 'n', count: 3 }] },
  },
  {
    title: 'unknown members stay where the schema says so',
    spec: { free: { a: { b: [1, null] }, c: null } },
    want: { size: 1, nested: { x: 'y' }, free: { a: { b: [1, null] }, c: null } },
  },
  {
    title: 'an embedded resource keeps what every resource has',
    spec: { template: { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'x' }, spec: { a: '1', b: '2' } } },
    want: {
      size: 1,
      nested: { x: 'y' },
      template: { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'x' }, spec: { a: '1' } },
    },
  },
  {
    title: 'a null that is not allowed becomes the default, or goes',
    spec: { size: null, mode: null, nested: null, map: { a: null, b: '1' }, list: [{ a: null }] },
    want: { size: 1, nested: { x: 'y' }, map: { b: '1' }, list: [{ b: 7 }] },
  },
  {
    title: 'a null that is allowed stays',
    spec: { maybe: null },
    want: { size: 1, nested: { x: 'y' }, maybe: null },
  },
];

interface Refused {
  readonly title: string;
  readonly spec: object;
  readonly fault: string;
}

const refused: readonly Refused[] = [
  {
    title: 'another type',
    spec: { size: 'a' },
    fault: 'spec.size: Invalid value: "string": spec.size in body must be of type integer: "string"',
  },
  {
    title: 'a fraction for an integer',
    spec: { size: 1.5 },
    fault: 'spec.size: Invalid value: "number": spec.size in body must be of type integer: "number"',
  },
  {
    title: 'neither integer nor text',
    spec: { port: true },
    fault: 'spec.port: Invalid value: "boolean": spec.port in body must be of type integer,string: "boolean"',
  },
  {
    title: 'a number that is too large',
    spec: { size: 11 },
    fault: 'spec.size: Invalid value: 11: spec.size in body should be less than or equal to 10',
  },
  {
    title: 'a number that is too small',
    spec: { size: -1 },
    fault: 'spec.size: Invalid value: -1: spec.size in body should be greater than or equal to 0',
  },
  {
    title: 'a number on an excluded bound',
    spec: { ratio: 0 },
    fault: 'spec.ratio: Invalid value: 0: spec.ratio in body should be greater than 0',
  },
  {
    title: 'a word that is not in the list',
    spec: { mode: 'x' },
    fault: 'spec.mode: Unsupported value: "x": supported values: "fast", "slow"',
  },
  {
    title: 'a text that is too short',
    spec: { code: 'a' },
    fault: 'spec.code: Invalid value: "a": spec.code in body should be at least 2 chars long',
  },
  {
    title: 'a text that is too long',
    spec: { code: 'abcde' },
    fault: 'spec.code: Too long: may not be more than 4 bytes',
  },
  {
    title: 'a text of another pattern',
    spec: { code: 'AB' },
    fault: `spec.code: Invalid value: "AB": spec.code in body should match '^[a-z]+$'`,
  },
  {
    title: 'too many items',
    spec: { tags: ['a', 'b', 'c', 'd', 'e'] },
    fault: 'spec.tags: Too many: 5: must have at most 4 items',
  },
  { title: 'a set with twins', spec: { tags: ['a', 'a'] }, fault: 'spec.tags[1]: Duplicate value: "a"' },
  {
    title: 'a keyed list with twins',
    spec: { items: [{ name: 'n' }, { name: 'n' }] },
    fault: 'spec.items[1]: Duplicate value: {"name":"n"}',
  },
  { title: 'a missing member', spec: { struct: {} }, fault: 'spec.struct.a: Required value' },
  {
    title: 'a missing member of an item',
    spec: { items: [{}] },
    fault: 'spec.items[0].name: Required value',
  },
  {
    title: 'a null among the items',
    spec: { list: [null] },
    fault: 'spec.list[0]: Invalid value: "null": spec.list[0] in body must be of type object: "null"',
  },
];

export function schemaCases(makeStore: () => Promise<ObjectStore>): void {
  let store: ObjectStore;

  beforeAll(async () => {
    store = await makeStore();
    await define(store);
  });

  test.each(kept)('$title', async ({ spec, want }) => {
    expect((await store.create(aWidget(newName(), { spec })))['spec']).toEqual(want);
  });

  test.each(refused)('refused: $title', async ({ spec, fault }) => {
    const name = newName();
    await expect(store.create(aWidget(name, { spec }))).rejects.toMatchObject({
      code: 422,
      reason: 'Invalid',
      message: expect.stringContaining(fault) as string,
    });
  });

  test('every fault is named', async () => {
    const sent = aWidget(newName(), { spec: { size: 11, mode: 'x' } });
    await expect(store.create(sent)).rejects.toMatchObject({
      message: expect.stringMatching(
        /is invalid: \[.*spec\.(size|mode): .*, spec\.(size|mode): .*\]$/,
      ) as string,
    });
  });

  test('a required spec that is missing is refused', async () => {
    const { spec: _spec, ...bare } = aWidget(newName());
    await expect(store.create(bare)).rejects.toMatchObject({
      code: 422,
      message: expect.stringContaining('spec: Required value') as string,
    });
  });

  test('a status is validated too', async () => {
    const sent = aWidget(newName());
    const made = await store.create(sent);
    const next = { ...made, status: { conditions: [{ status: 'True' }] } };
    await expect(store.update(next, { subresource: 'status' })).rejects.toMatchObject({ code: 422 });
  });
}
