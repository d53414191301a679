// The behaviour of the API server that every ObjectStore must have: create, read, update and patch.
import type { ObjectStore, Patch, WriteOptions } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import {
  aConfigMap,
  aGadget,
  aWidget,
  configMapRef,
  define,
  newName,
  widgetRef,
  type WidgetChange,
} from './widgets.js';

type StoreMaker = () => Promise<ObjectStore>;

export function storeCases(makeStore: StoreMaker): void {
  let store: ObjectStore;
  let name: string;

  beforeAll(async () => {
    store = await makeStore();
    await define(store);
  });
  beforeEach(() => {
    name = newName();
  });

  const create = (change: WidgetChange = {}): Promise<AnyObject> => store.create(aWidget(name, change));
  const get = (): Promise<AnyObject> => store.get(widgetRef(name));
  const patch = (change: Patch, options?: WriteOptions): Promise<AnyObject> =>
    store.patch(widgetRef(name), change, options);
  const merge = (body: object, options?: WriteOptions): Promise<AnyObject> =>
    patch({ type: 'merge', body }, options);
  const versionOf = ({ metadata }: AnyObject): string | undefined => metadata.resourceVersion;

  describe('a new object', () => {
    test('has the fields that only the server sets', async () => {
      const made = await create({ spec: { size: 2 } });
      expect(made).toMatchObject({
        metadata: { name, namespace: 'default', generation: 1 },
        spec: { size: 2 },
      });
      expect(made.metadata.uid).not.toBe('');
      expect(made.metadata.creationTimestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(await get()).toEqual(made);
    });

    test('does not keep sent values of the fields that only the server sets', async () => {
      const server = { uid: 'mine', generation: 7, deletionGracePeriodSeconds: 3 };
      const made = await create({ metadata: { ...server, deletionTimestamp: '2020-01-01T00:00:00Z' } });
      expect(made.metadata).toMatchObject({ generation: 1 });
      expect(made.metadata.uid).not.toBe('mine');
      expect(made.metadata).not.toHaveProperty('deletionTimestamp');
      expect(made.metadata).not.toHaveProperty('deletionGracePeriodSeconds');
    });

    test('loses its status if that is a subresource, and keeps it otherwise', async () => {
      expect(await create({ status: { phase: 'Early' } })).not.toHaveProperty('status');
      const gadget = await store.create(aGadget(name, { status: { phase: 'Early' } }));
      expect(gadget).toHaveProperty('status.phase', 'Early');
    });

    test('cannot be created twice', async () => {
      await create();
      await expect(create()).rejects.toMatchObject({
        code: 409,
        reason: 'AlreadyExists',
        message: `widgets.cases.example.org "${name}" already exists`,
      });
    });

    test('cannot be created while an object of its name is being deleted', async () => {
      await create({ metadata: { finalizers: ['example.org/hold'] } });
      await store.delete(widgetRef(name));
      await expect(create()).rejects.toMatchObject({ code: 409, reason: 'AlreadyExists' });
      await merge({ metadata: { finalizers: null } });
      await expect(create()).resolves.toBeDefined();
    });

    test('gets a generated name from generateName', async () => {
      const named = { metadata: { generateName: `${name}-`, namespace: 'default' }, data: {} };
      const { metadata } = await store.create({ apiVersion: 'v1', kind: 'ConfigMap', ...named });
      expect(metadata.name).toMatch(new RegExp(`^${name}-.{5}$`));
    });

    const owner = { apiVersion: 'v1', kind: 'ConfigMap', name: 'a', uid: '1', controller: true };
    test.each([
      {
        title: 'without a name',
        metadata: { name: '' },
        want: { code: 422, message: expect.stringContaining('metadata.name: Required value') as string },
      },
      {
        title: 'with a name that is no DNS name',
        metadata: { name: 'Not_A_Name' },
        want: {
          code: 422,
          message: expect.stringContaining('a lowercase RFC 1123 subdomain must') as string,
        },
      },
      {
        title: 'with a label value of 64 characters',
        metadata: { labels: { long: 'x'.repeat(64) } },
        want: { code: 422, message: expect.stringContaining('must be no more than 63 bytes') as string },
      },
      {
        title: 'with a label that is a number',
        metadata: { labels: { count: 1 as never } },
        want: { code: 400, reason: 'BadRequest' },
      },
      {
        title: 'with two controllers',
        metadata: { ownerReferences: [owner, { ...owner, name: 'b', uid: '2' }] },
        want: {
          code: 422,
          message: expect.stringContaining('Only one reference can have Controller') as string,
        },
      },
      {
        title: 'with annotations of more than 256 KiB',
        metadata: { annotations: { big: 'x'.repeat(256 * 1024) } },
        want: { code: 422, message: expect.stringContaining('metadata.annotations: Too long') as string },
      },
    ])('is refused $title', async ({ metadata, want }) => {
      await expect(create({ metadata })).rejects.toMatchObject(want);
    });

    test('of an undefined kind is refused', async () => {
      const stranger = { ...aWidget(name), kind: 'Stranger' };
      await expect(store.create(stranger)).rejects.toMatchObject({ code: 404, reason: 'NotFound' });
    });

    test.each([
      ['etcd accepts', 1.6, 500, 'etcdserver: request is too large'],
      ['the API server reads', 3.1, 413, 'Request entity too large: limit is 3145728'],
    ])('is refused when it is larger than what %s', async (_title, mebibytes, code, message) => {
      const free = { text: 'x'.repeat(mebibytes * 1024 * 1024) };
      await expect(create({ spec: { free } })).rejects.toMatchObject({ code, message });
    });

    test('is not stored by a dry run', async () => {
      const would = await store.create(aWidget(name), { dryRun: true });
      expect(would).toMatchObject({ metadata: { name, generation: 1 }, spec: { size: 1 } });
      await expect(get()).rejects.toMatchObject({ code: 404, reason: 'NotFound' });
    });
  });

  describe('an update', () => {
    test('that changes nothing is not written', async () => {
      const made = await create();
      expect(versionOf(await store.update(made))).toBe(versionOf(made));
      expect(versionOf(await merge({ spec: { size: 1 } }))).toBe(versionOf(made));
    });

    test('gives a new resourceVersion, and a new generation only if more than metadata changes', async () => {
      const made = await create();
      const labelled = await merge({ metadata: { labels: { a: 'b' } } });
      expect(versionOf(labelled)).not.toBe(versionOf(made));
      expect(labelled.metadata.generation).toBe(1);
      const resized = await merge({ spec: { size: 2 } });
      expect(resized.metadata.generation).toBe(2);
    });

    test('of an older state is refused', async () => {
      const made = await create();
      await merge({ spec: { size: 2 } });
      await expect(store.update({ ...made, spec: { size: 3 } })).rejects.toMatchObject({
        code: 409,
        reason: 'Conflict',
      });
      expect(await get()).toHaveProperty('spec.size', 2);
    });

    test('of a custom resource needs a resourceVersion', async () => {
      await create();
      await expect(store.update(aWidget(name))).rejects.toMatchObject({ code: 422, reason: 'Invalid' });
    });

    test('of a built-in kind needs none', async () => {
      await store.create(aConfigMap(name, { data: { a: '1' } }));
      const next = await store.update(aConfigMap(name, { data: { a: '2' } }));
      expect(next).toHaveProperty('data.a', '2');
      expect(next.metadata).not.toHaveProperty('generation');
    });

    test('of another object of that name is refused', async () => {
      const made = await create();
      const other = { ...made, metadata: { ...made.metadata, uid: 'another' } };
      await expect(store.update(other)).rejects.toMatchObject({ code: 409, reason: 'Conflict' });
    });

    test('of a missing object is refused', async () => {
      const missing = aWidget(name, { metadata: { resourceVersion: '1' } });
      await expect(store.update(missing)).rejects.toMatchObject({ code: 404 });
    });

    test('cannot change the fields that only the server sets', async () => {
      const made = await create();
      const server = { generation: 9, creationTimestamp: '2020-01-01T00:00:00Z' };
      expect(await store.update({ ...made, metadata: { ...made.metadata, ...server } })).toEqual(made);
    });

    test('does not change status', async () => {
      await create();
      const made = await merge({ status: { phase: 'Ready' } }, { subresource: 'status' });
      const next = await store.update({ ...made, spec: { size: 4 }, status: { phase: 'Forged' } });
      expect(next).toMatchObject({ spec: { size: 4 }, status: { phase: 'Ready' } });
    });

    test('of status does not change other fields or the generation', async () => {
      const made = await create();
      const labels = { sneaked: 'in' };
      const sent = {
        ...made,
        metadata: { ...made.metadata, labels },
        spec: { size: 4 },
        status: { phase: 'Ready' },
      };
      const next = await store.update(sent, { subresource: 'status' });
      expect(next).toMatchObject({
        metadata: { generation: 1 },
        spec: { size: 1 },
        status: { phase: 'Ready' },
      });
      expect(next.metadata).not.toHaveProperty('labels');
    });

    test('of a status that is not a subresource is refused, and counts as a change otherwise', async () => {
      await store.create(aGadget(name));
      const ref = { apiVersion: 'cases.example.org/v1', kind: 'Gadget', name };
      const change: Patch = { type: 'merge', body: { status: { phase: 'Ready' } } };
      await expect(store.patch(ref, change, { subresource: 'status' })).rejects.toMatchObject({ code: 404 });
      expect(await store.patch(ref, change)).toMatchObject({ metadata: { generation: 2 } });
    });

    test('cannot change the data of an immutable ConfigMap, nor make it mutable', async () => {
      await store.create(aConfigMap(name, { data: { a: '1' }, immutable: true }));
      const change = (body: object): Promise<AnyObject> =>
        store.patch(configMapRef(name), { type: 'merge', body });
      const refused = { code: 422, message: expect.stringContaining('field is immutable when') as string };
      await expect(change({ data: { a: '2' } })).rejects.toMatchObject(refused);
      await expect(change({ binaryData: { b: 'aGk=' } })).rejects.toMatchObject(refused);
      await expect(change({ immutable: false })).rejects.toMatchObject(refused);
      await expect(change({ immutable: null })).rejects.toMatchObject(refused);
      expect(await change({ metadata: { labels: { a: 'b' } } })).toHaveProperty('data.a', '1');
    });

    test('beyond 1 MiB of data is refused', async () => {
      const half = 'x'.repeat(600 * 1024);
      await store.create(aConfigMap(name, { data: { a: half } }));
      const change: Patch = { type: 'merge', body: { data: { b: half } } };
      await expect(store.patch(configMapRef(name), change)).rejects.toMatchObject({ code: 422 });
    });
  });

  describe('a patch', () => {
    test('merges, and removes members that are null', async () => {
      await create({ spec: { map: { a: '1', b: '2' } } });
      const next = await merge({ spec: { map: { a: null, c: '3' } } });
      expect(next).toHaveProperty('spec.map', { b: '2', c: '3' });
    });

    test('in JSON applies all operations, or none', async () => {
      await create({ spec: { size: 2, tags: ['a'] } });
      const next = await patch({
        type: 'json',
        body: [
          { op: 'test', path: '/spec/size', value: 2 },
          { op: 'replace', path: '/spec/size', value: 3 },
          { op: 'add', path: '/spec/tags/-', value: 'b' },
          { op: 'replace', path: '/spec/mode', value: 'fast' },
        ],
      });
      expect(next).toMatchObject({ spec: { size: 3, tags: ['a', 'b'], mode: 'fast' } });
    });

    test.each([
      ['whose test fails', [{ op: 'test', path: '/spec/size', value: 3 }]],
      ['that removes a missing member', [{ op: 'remove', path: '/metadata/annotations/a~1b' }]],
      ['that adds below a missing member', [{ op: 'add', path: '/metadata/labels/a', value: 'b' }]],
      [
        'whose second operation fails',
        [
          { op: 'add', path: '/spec/size', value: 9 },
          { op: 'remove', path: '/x' },
        ],
      ],
    ])('in JSON %s is refused', async (_title, body) => {
      const made = await create();
      await expect(patch({ type: 'json', body })).rejects.toMatchObject({ code: 422, reason: 'Invalid' });
      expect(await get()).toEqual(made);
    });

    test.each([
      ['another name', { metadata: { name: 'other' } }, 400],
      ['another namespace', { metadata: { namespace: 'other' } }, 400],
      ['another kind', { kind: 'Other' }, 422],
      ['an older state', { metadata: { resourceVersion: '1' } }, 409],
    ])('to %s is refused', async (_title, body, code) => {
      await create();
      await expect(merge(body)).rejects.toMatchObject({ code });
    });

    test('is not stored by a dry run', async () => {
      const made = await create();
      const would = await merge({ spec: { size: 2 } }, { dryRun: true });
      expect(would).toMatchObject({ metadata: { generation: 2 }, spec: { size: 2 } });
      expect(await get()).toEqual(made);
    });
  });

  describe('an existing object', () => {
    test('is found by plural and by kind', async () => {
      const resource = {
        apiVersion: 'cases.example.org/v1',
        kind: 'Widget',
        plural: 'widgets',
        namespaced: true,
        hasStatus: true,
      };
      expect(await store.resourceOf('cases.example.org/v1', 'widgets')).toMatchObject(resource);
      expect(await store.resourceOfKind('cases.example.org/v1', 'Widget')).toMatchObject(resource);
      expect(await store.resourceOfKind('cases.example.org/v1', 'Gadget')).toMatchObject({
        namespaced: false,
        hasStatus: false,
      });
      expect(await store.resourceOfKind('v1', 'ConfigMap')).toMatchObject({ plural: 'configmaps' });
      expect(await store.resourceOf('cases.example.org/v1', 'strangers')).toBeUndefined();
    });

    test('is listed by namespace, or in all of them', async () => {
      await create();
      const resource = (await store.resourceOfKind('cases.example.org/v1', 'Widget'))!;
      const namesIn = async (namespace?: string): Promise<readonly string[]> =>
        (await store.list(resource, namespace)).map(({ metadata }) => metadata.name);
      expect(await namesIn('default')).toContain(name);
      expect(await namesIn()).toContain(name);
      expect(await namesIn('kube-system')).not.toContain(name);
    });

    test('has no namespace if its kind is cluster-scoped', async () => {
      const sent = { ...aGadget(name), metadata: { name, namespace: 'default' } };
      expect((await store.create(sent)).metadata).not.toHaveProperty('namespace');
    });
  });
}
