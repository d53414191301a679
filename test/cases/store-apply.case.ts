// Server-side apply of the API server: the managers of fields, what is removed, and what is a conflict.
import type { ObjectStore, WriteOptions } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import {
  aConfigMap,
  aWidget,
  configMapRef,
  define,
  holdersOf,
  newName,
  widgetRef,
  type WidgetChange,
} from './widgets.js';

interface By {
  readonly force?: boolean;
  readonly options?: WriteOptions;
}

export function applyCases(makeStore: () => Promise<ObjectStore>): void {
  let store: ObjectStore;
  let name: string;

  beforeAll(async () => {
    store = await makeStore();
    await define(store);
  });
  beforeEach(() => {
    name = newName();
  });

  const apply = (
    manager: string,
    change: WidgetChange,
    { force = false, options }: By = {},
  ): Promise<AnyObject> =>
    store.patch(
      widgetRef(name),
      { type: 'apply', body: aWidget(name, change), force },
      { fieldManager: manager, ...options },
    );
  const merge = (manager: string, body: object): Promise<AnyObject> =>
    store.patch(widgetRef(name), { type: 'merge', body }, { fieldManager: manager });
  const create = (manager: string, change: WidgetChange): Promise<AnyObject> =>
    store.create(aWidget(name, change), { fieldManager: manager });

  describe('what is applied', () => {
    test('is created if it is absent, and defaults have no manager', async () => {
      const made = await apply('a', { spec: { mode: 'fast', items: [{ name: 'n', value: '1' }] } });
      expect(made).toMatchObject({
        metadata: { generation: 1 },
        spec: { size: 1, mode: 'fast', nested: { x: 'y' }, items: [{ name: 'n', value: '1', count: 3 }] },
      });
      expect(holdersOf(made)).toEqual({
        'a Apply': [
          'spec.items.k:{"name":"n"}.',
          'spec.items.k:{"name":"n"}.name',
          'spec.items.k:{"name":"n"}.value',
          'spec.mode',
        ],
      });
    });

    test('is managed with the granularity of the schema', async () => {
      const made = await apply('a', {
        metadata: {
          labels: { l: '1' },
          finalizers: ['example.org/f'],
          ownerReferences: [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'o', uid: 'u' }],
        },
        spec: {
          map: { m: '1' },
          atom: { a: '1' },
          list: [{ a: '1' }],
          tags: ['t'],
          ports: [{ number: 1 }],
          struct: { a: '1' },
          free: { f: { g: 1 }, h: [1], i: {}, j: null },
        },
      });
      expect(holdersOf(made)).toEqual({
        'a Apply': [
          'metadata.finalizers.v:"example.org/f"',
          'metadata.labels.l',
          'metadata.ownerReferences.k:{"uid":"u"}',
          'spec.atom',
          'spec.free.f.',
          'spec.free.f.g',
          'spec.free.h',
          'spec.free.i',
          'spec.free.j',
          'spec.list',
          'spec.map.m',
          'spec.ports.k:{"number":1,"protocol":"TCP"}.',
          'spec.ports.k:{"number":1,"protocol":"TCP"}.number',
          'spec.struct.a',
          'spec.tags.v:"t"',
        ],
      });
    });

    test('a second time is not written', async () => {
      const made = await apply('a', { spec: { mode: 'fast' } });
      expect(await apply('a', { spec: { mode: 'fast' } })).toEqual(made);
    });

    test('by another manager with the same value is managed by both', async () => {
      const made = await apply('a', { spec: { mode: 'fast' } });
      const next = await apply('b', { spec: { mode: 'fast' } });
      expect(next.metadata.generation).toBe(1);
      expect(next.metadata.resourceVersion).not.toBe(made.metadata.resourceVersion);
      expect(holdersOf(next)).toEqual({ 'a Apply': ['spec.mode'], 'b Apply': ['spec.mode'] });
    });

    test('is removed when its manager no longer applies it', async () => {
      await apply('a', {
        metadata: { labels: { l: '1' } },
        spec: { mode: 'fast', map: { m: '1' }, items: [{ name: 'n' }], size: 4 },
      });
      const next = await apply('a', { spec: { map: { k: '1' } } });
      expect(next.metadata).not.toHaveProperty('labels');
      expect(next['spec']).toEqual({ size: 1, nested: { x: 'y' }, map: { k: '1' } });
    });

    test('stays when it has another manager', async () => {
      await apply('a', { spec: { mode: 'fast', map: { m: '1', n: '2' } } });
      await apply('b', { spec: { mode: 'fast', map: { m: '1' } } });
      const next = await apply('a', {});
      expect(next['spec']).toMatchObject({ mode: 'fast', map: { m: '1' } });
      expect(holdersOf(next)).toEqual({ 'a Apply': ['spec'], 'b Apply': ['spec.map.m', 'spec.mode'] });
    });

    test('keeps what others have added', async () => {
      await apply('a', { spec: { items: [{ name: 'n', value: '1' }], map: { m: '1' }, tags: ['t'] } });
      await merge('other', {
        spec: {
          items: [{ name: 'o' }, { name: 'n', value: '1', sub: { a: '1' } }],
          map: { o: '1' },
          tags: ['t', 'o'],
        },
      });
      const next = await apply('a', { spec: { items: [{ name: 'n', value: '2' }] } }, { force: true });
      expect(next['spec']).toMatchObject({
        items: [
          { name: 'o', count: 3 },
          { name: 'n', value: '2', sub: { a: '1', b: 'x' } },
        ],
        map: { o: '1' },
        tags: ['o'],
      });
    });

    test('sets the order of the items that it names, and keeps the place of the others', async () => {
      await create('other', { spec: { tags: ['a', 'b', 'c'] } });
      expect(await apply('a', { spec: { tags: ['c', 'a', 'd'] } })).toHaveProperty('spec.tags', [
        'b',
        'c',
        'a',
        'd',
      ]);
    });

    test('is not stored by a dry run', async () => {
      const made = await apply('a', { spec: { size: 2 } });
      const would = await apply('a', { spec: { size: 3 } }, { options: { dryRun: true } });
      expect(would).toMatchObject({ metadata: { generation: 2 }, spec: { size: 3 } });
      expect(await store.get(widgetRef(name))).toEqual(made);
    });
  });

  describe('a conflict', () => {
    test('is a field that another manager has set to another value: refused, and named', async () => {
      await apply('a', { spec: { mode: 'fast' } });
      await expect(apply('b', { spec: { mode: 'slow' } })).rejects.toMatchObject({
        code: 409,
        reason: 'Conflict',
        message: 'Apply failed with 1 conflict: conflict with "a": .spec.mode',
      });
    });

    test('with several fields and managers names them all', async () => {
      await apply('a', { spec: { mode: 'fast', items: [{ name: 'n', value: '1' }] } });
      await merge('c', { spec: { size: 2 } });
      const wanted = { spec: { mode: 'slow', size: 3, items: [{ name: 'n', value: '2' }] } };
      await expect(apply('b', wanted)).rejects.toMatchObject({
        message: [
          'Apply failed with 3 conflicts: conflicts with "a":',
          '- .spec.mode',
          '- .spec.items[name="n"].value',
          'conflicts with "c" using cases.example.org/v1:',
          '- .spec.size',
        ].join('\n'),
      });
    });

    test('is taken over by force', async () => {
      await apply('a', { spec: { mode: 'fast', map: { m: '1' } } });
      const next = await apply('b', { spec: { mode: 'slow' } }, { force: true });
      expect(next).toHaveProperty('spec.mode', 'slow');
      expect(holdersOf(next)).toEqual({ 'a Apply': ['spec.map.m'], 'b Apply': ['spec.mode'] });
    });

    test('is not a field without a manager', async () => {
      await apply('a', {});
      expect(await apply('b', { spec: { size: 5 } })).toHaveProperty('spec.size', 5);
    });

    test('is a change of an atomic map or list as a whole', async () => {
      await apply('a', { spec: { atom: { a: '1' }, list: [{ a: '1' }] } });
      await expect(apply('b', { spec: { atom: { b: '1' } } })).rejects.toMatchObject({ code: 409 });
      await expect(apply('b', { spec: { list: [{ a: '1' }, { a: '2' }] } })).rejects.toMatchObject({
        code: 409,
      });
    });

    test('is a field of an update, even by a manager of the same name', async () => {
      await create('a', { spec: { mode: 'fast' } });
      await expect(apply('a', { spec: { mode: 'slow' } })).rejects.toMatchObject({
        message: 'Apply failed with 1 conflict: conflict with "a" using cases.example.org/v1: .spec.mode',
      });
    });
  });

  describe('an update by others', () => {
    test('that creates an object manages all of it, with the defaults', async () => {
      const made = await create('other', { spec: { map: { m: '1' } } });
      expect(holdersOf(made)).toEqual({
        'other Update': ['spec.', 'spec.map.', 'spec.map.m', 'spec.nested.', 'spec.nested.x', 'spec.size'],
      });
    });

    test('takes the fields that it changes, and no others', async () => {
      await apply('a', { spec: { mode: 'fast', size: 2 } });
      const next = await merge('other', { spec: { mode: 'slow', size: 2 } });
      expect(holdersOf(next)).toEqual({ 'a Apply': ['spec.size'], 'other Update': ['spec.mode'] });
    });

    test('removes fields from all managers', async () => {
      await apply('a', { spec: { mode: 'fast', map: { m: '1' } } });
      const next = await merge('other', { spec: { mode: null, map: null } });
      expect(holdersOf(next)).toEqual({});
    });

    test('that its manager applies no longer stays', async () => {
      await apply('a', { spec: { mode: 'fast' } });
      await merge('other', { spec: { mode: 'slow' } });
      const next = await apply('a', {});
      expect(next).toHaveProperty('spec.mode', 'slow');
    });

    test('of status has its own entry', async () => {
      const made = await apply('a', { spec: { mode: 'fast' } });
      const next = await store.update(
        { ...made, status: { phase: 'Ready' } },
        { fieldManager: 'a', subresource: 'status' },
      );
      expect(holdersOf(next)).toEqual({
        'a Apply': ['spec.mode'],
        'a Update status': ['status.', 'status.phase'],
      });
    });

    test('keeps managedFields when it does not send them, and drops them on request', async () => {
      const made = await apply('a', { spec: { mode: 'fast' } });
      const { managedFields: _record, ...metadata } = made.metadata;
      const next = await store.update(
        { ...made, metadata: { ...metadata, labels: { l: '1' } } },
        { fieldManager: 'b' },
      );
      expect(holdersOf(next)).toEqual({
        'a Apply': ['spec.mode'],
        'b Update': ['metadata.labels.', 'metadata.labels.l'],
      });
      const reset = { ...next, metadata: { ...next.metadata, managedFields: [{}] } };
      expect(holdersOf(await store.update(reset))).toEqual({});
    });

    test('before the first apply has a manager of its own', async () => {
      const made = await create('other', { spec: { mode: 'fast' } });
      await store.update({ ...made, metadata: { ...made.metadata, managedFields: [{}] } });
      await expect(apply('a', { spec: { mode: 'slow' } })).rejects.toMatchObject({
        message: expect.stringContaining('conflict with "before-first-apply"') as string,
      });
    });
  });

  describe('an apply to status', () => {
    const toStatus: By = { options: { subresource: 'status' } };

    test('writes only status', async () => {
      await apply('a', { spec: { size: 2 } });
      const next = await apply(
        's',
        { spec: { size: 9 }, status: { conditions: [{ type: 'A', status: 'True' }] } },
        toStatus,
      );
      expect(next).toMatchObject({
        metadata: { generation: 1 },
        spec: { size: 2 },
        status: { conditions: [{ type: 'A', status: 'True' }] },
      });
      expect(holdersOf(next)['s Apply status']).toEqual([
        'status.conditions.k:{"type":"A"}.',
        'status.conditions.k:{"type":"A"}.status',
        'status.conditions.k:{"type":"A"}.type',
      ]);
    });

    test('allows several managers of conditions', async () => {
      await apply('a', {});
      await apply('s', { status: { conditions: [{ type: 'A', status: 'True' }] } }, toStatus);
      await apply('t', { status: { conditions: [{ type: 'B', status: 'True' }] } }, toStatus);
      const next = await apply('s', { status: { conditions: [{ type: 'A', status: 'False' }] } }, toStatus);
      expect(next).toHaveProperty('status.conditions', [
        { type: 'A', status: 'False' },
        { type: 'B', status: 'True' },
      ]);
    });

    test('of a missing object is refused', async () => {
      await expect(apply('s', { status: { phase: 'Ready' } }, toStatus)).rejects.toMatchObject({ code: 404 });
    });

    test('is not possible through the main resource', async () => {
      const made = await apply('a', { status: { phase: 'Ready' } });
      expect(made).not.toHaveProperty('status');
      expect(holdersOf(made)).toEqual({ 'a Apply': ['spec'] });
    });
  });

  describe('a configuration is refused', () => {
    const fault = (text: string): object => ({ code: 500, message: expect.stringContaining(text) as string });
    test.each([
      ['with an unknown member', { unknown: 1 }, fault('.spec.unknown: field not declared in schema')],
      ['of another type', { size: 'x' }, fault('.spec.size: expected numeric (int or float), got string')],
      [
        'with twins',
        { items: [{ name: 'n' }, { name: 'n' }] },
        fault('.spec.items: duplicate entries for key [name="n"]'),
      ],
      ['with items without keys', { items: [{ value: '1' }] }, fault('omits all key fields ["name"]')],
      ['with a null that is not allowed', { map: null }, { code: 422, reason: 'Invalid' }],
      ['out of bounds', { size: 22 }, { code: 422, reason: 'Invalid' }],
    ])('%s', async (_title, spec, want) => {
      await expect(apply('a', { spec })).rejects.toMatchObject(want);
    });

    test.each([
      ['with managedFields', { managedFields: [] }, 400],
      ['for another name', { name: 'other' }, 400],
      ['for a deleted object', { uid: 'gone' }, 409],
    ])('%s', async (_title, metadata, code) => {
      await expect(
        store.patch(
          widgetRef(name),
          { type: 'apply', body: aWidget(name, { metadata }), force: true },
          { fieldManager: 'a' },
        ),
      ).rejects.toMatchObject({ code });
    });

    test('without a field manager', async () => {
      const change = { type: 'apply', body: aWidget(name) } as const;
      await expect(store.patch(widgetRef(name), change)).rejects.toMatchObject({
        code: 422,
        message: expect.stringContaining('fieldManager: Required value') as string,
      });
    });

    test('for an older state', async () => {
      await apply('a', {});
      const old = { metadata: { resourceVersion: '1' } };
      await expect(apply('a', old, { force: true })).rejects.toMatchObject({ code: 409, reason: 'Conflict' });
    });
  });

  describe('a ConfigMap', () => {
    const applyData = (manager: string, data?: object): Promise<AnyObject> =>
      store.patch(
        configMapRef(name),
        { type: 'apply', body: aConfigMap(name, data && { data }), force: true },
        { fieldManager: manager },
      );

    test('shares its data among managers', async () => {
      await applyData('a', { a: '1', both: '2' });
      await applyData('b', { b: '1', both: '2' });
      expect(await applyData('a')).toHaveProperty('data', { b: '1', both: '2' });
    });

    test('without its last data has no data member', async () => {
      await applyData('a', { a: '1' });
      expect(await applyData('a')).not.toHaveProperty('data');
    });
  });
}
