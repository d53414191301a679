// Writes in random order, on a real API server and on the one in memory: after each, both have the same object with the
// same managers of its fields, or both refuse with the same error.
import fc from 'fast-check';
import { memoryStore } from '../../apiserver/memory/store.js';
import type { ObjectStore, Patch, WriteOptions } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { aWidget, define, holdersOf, newName, widgetRef } from '../cases/widgets.js';
import { clusterAccess } from './cluster.js';
import { realStore } from './realstore.js';

const value = fc.constantFrom('1', '2', '3');
const some = <T>(...items: readonly T[]): fc.Arbitrary<T[]> => fc.shuffledSubarray([...items]);
const texts = (...names: readonly string[]): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });

const keyed = <T extends object>(
  key: string,
  names: readonly unknown[],
  rest: fc.Arbitrary<T>,
): fc.Arbitrary<object[]> =>
  fc
    .tuple(some(...names), fc.array(rest, { minLength: names.length, maxLength: names.length }))
    .map(([keys, items]) => keys.map((name, at) => ({ [key]: name, ...items[at] })));

const item = fc.record({ value, count: fc.constantFrom(1, 2), sub: texts('a', 'b') }, { requiredKeys: [] });
const free = fc.constantFrom(
  { a: 1 },
  { a: { b: '1' } },
  { a: [1, 2] },
  { a: null, c: {} },
  {},
  { a: { c: [] } },
);

const spec = fc.record(
  {
    size: fc.constantFrom(1, 2, 3),
    mode: fc.constantFrom('fast', 'slow'),
    maybe: fc.constantFrom('a', null),
    port: fc.constantFrom(1, '1'),
    tags: some('a', 'b', 'c'),
    items: keyed('name', ['x', 'y', 'z'], item),
    ports: keyed(
      'number',
      [1, 2],
      fc.record({ protocol: fc.constantFrom('TCP', 'UDP'), note: value }, { requiredKeys: [] }),
    ),
    list: fc.array(texts('a'), { maxLength: 2 }),
    map: texts('a', 'b', 'c'),
    atom: texts('a', 'b'),
    nested: texts('x', 'z'),
    struct: fc.record({ a: value, b: value }, { requiredKeys: ['a'] }),
    free,
  },
  { requiredKeys: [] },
);
const metadata = fc.record(
  {
    labels: texts('a', 'b').map((labels) => ({ always: '1', ...labels })),
    finalizers: some('example.org/a').map((more) => ['example.org/b', ...more]),
  },
  { requiredKeys: [] },
);
const conditions = keyed('type', ['A', 'B', 'C'], fc.record({ status: value }, { requiredKeys: [] }));
const status = fc.record({ phase: value, conditions }, { requiredKeys: ['phase'] });

type Write = (store: ObjectStore, name: string) => Promise<unknown>;

const manager = fc.constantFrom('a', 'b', 'c');
const patched =
  (change: (name: string) => Patch, options: WriteOptions): Write =>
  (store, name) =>
    store.patch(widgetRef(name), change(name), options);

const apply = fc
  .tuple(manager, metadata, spec, fc.boolean(), fc.boolean())
  .map(([fieldManager, meta, body, force, dryRun]) =>
    patched((name) => ({ type: 'apply', body: aWidget(name, { metadata: meta, spec: body }), force }), {
      fieldManager,
      dryRun,
    }),
  );
const applyStatus = fc.tuple(manager, status, fc.boolean()).map(([fieldManager, body, force]) =>
  patched((name) => ({ type: 'apply', body: aWidget(name, { status: body }), force }), {
    fieldManager,
    subresource: 'status',
  }),
);
const merge = fc
  .tuple(manager, metadata, spec)
  .map(([fieldManager, meta, body]) =>
    patched(() => ({ type: 'merge', body: { metadata: meta, spec: body } }), { fieldManager }),
  );
const put = fc
  .tuple(manager, spec, fc.boolean())
  .map(([fieldManager, body, keepsRecord]): Write => async (store, name) => {
    const { metadata: live, ...rest } = await store.get(widgetRef(name));
    const { managedFields, ...bare } = live;
    const sent = { ...rest, metadata: keepsRecord ? live : bare, spec: body };
    return store.update(sent, { fieldManager });
  });
const putStatus = fc.tuple(manager, status).map(
  ([fieldManager, body]): Write =>
    async (store, name) =>
      store.update(
        { ...(await store.get(widgetRef(name))), status: body },
        { fieldManager, subresource: 'status' },
      ),
);
const create = fc.tuple(manager, spec).map(
  ([fieldManager, body]): Write =>
    (store, name) =>
      store.create(aWidget(name, { spec: body }), { fieldManager }),
);
const remove = fc.constant<Write>((store, name) => store.delete(widgetRef(name)));

const write = fc.oneof(
  { weight: 5, arbitrary: apply },
  { weight: 2, arbitrary: applyStatus },
  { weight: 2, arbitrary: merge },
  { weight: 2, arbitrary: put },
  { weight: 1, arbitrary: putStatus },
  { weight: 1, arbitrary: create },
  { weight: 1, arbitrary: remove },
);

/** The result of a call, without values that differ between servers. */
async function outcome(call: Promise<unknown>): Promise<unknown> {
  try {
    return comparable((await call) as AnyObject | undefined);
  } catch (error) {
    const { code, reason } = error as { code?: number; reason?: string };
    if (code === undefined) throw error;
    return { code, reason };
  }
}

function comparable(object: AnyObject | undefined): unknown {
  if (object === undefined) return undefined;
  const { uid, resourceVersion, creationTimestamp, deletionTimestamp, managedFields, ...shared } =
    object.metadata;
  const isMarked = deletionTimestamp !== undefined;
  return { ...object, metadata: shared, isMarked, holders: holdersOf(object) };
}

const real = realStore(clusterAccess());
let uids = 0;
const memory = memoryStore({ now: () => '2030-01-01T12:00:00Z', uid: () => `uid-${(uids += 1)}` });

beforeAll(async () => {
  await define(real);
  await define(memory);
});

test('random writes have the same results in memory and on a real API server', async () => {
  const alike = fc.asyncProperty(fc.array(write, { minLength: 4, maxLength: 12 }), async (writes) => {
    const name = newName();
    for (const one of writes) {
      const [want, have] = [await outcome(one(real, name)), await outcome(one(memory, name))];
      expect(have).toEqual(want);
      const [kept, held] = [
        await outcome(real.get(widgetRef(name))),
        await outcome(memory.get(widgetRef(name))),
      ];
      expect(held).toEqual(kept);
    }
  });
  await fc.assert(alike, { numRuns: 60, seed: 20300101 });
});
