// Deletion by the API server: at once, or after the last finalizer is removed.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { aWidget, define, newName, widgetRef, type WidgetChange } from './widgets.js';

export function deletionCases(makeStore: () => Promise<ObjectStore>): void {
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
  const merge = (body: object): Promise<AnyObject> => store.patch(widgetRef(name), { type: 'merge', body });
  const isGone = async (): Promise<void> => {
    await expect(get()).rejects.toMatchObject({ code: 404, reason: 'NotFound' });
  };

  describe('a deletion', () => {
    test('without finalizers is at once', async () => {
      await create();
      await store.delete(widgetRef(name));
      await isGone();
      await expect(store.delete(widgetRef(name))).rejects.toMatchObject({ code: 404 });
    });

    test('waits for the last finalizer', async () => {
      await create({ metadata: { finalizers: ['example.org/a', 'example.org/b'] } });
      await store.delete(widgetRef(name));
      const marked = await get();
      expect(marked.metadata).toMatchObject({ generation: 2, deletionGracePeriodSeconds: 0 });
      expect(marked.metadata).toHaveProperty('deletionTimestamp');

      await store.delete(widgetRef(name));
      expect(await get()).toEqual(marked);
      await merge({ metadata: { finalizers: ['example.org/b'] } });
      await store.update({ ...(await get()), metadata: { ...(await get()).metadata, finalizers: [] } });
      await isGone();
    });

    test('does not allow new finalizers', async () => {
      await create({ metadata: { finalizers: ['example.org/a'] } });
      await store.delete(widgetRef(name));
      await expect(
        merge({ metadata: { finalizers: ['example.org/a', 'example.org/b'] } }),
      ).rejects.toMatchObject({
        code: 422,
        message: expect.stringContaining('no new finalizers can be added') as string,
      });
    });

    test('may have preconditions on uid and resourceVersion', async () => {
      const { metadata } = await create();
      const conflict = { code: 409, reason: 'Conflict' };
      await expect(store.delete(widgetRef(name), { uid: 'another' })).rejects.toMatchObject(conflict);
      await expect(store.delete(widgetRef(name), { resourceVersion: '1' })).rejects.toMatchObject(conflict);
      const { uid = '', resourceVersion = '' } = metadata;
      await store.delete(widgetRef(name), { uid, resourceVersion });
      await isGone();
    });

    test.each([
      ['Foreground', 'foregroundDeletion'],
      ['Orphan', 'orphan'],
    ] as const)(
      'with propagation %s waits for the garbage collector',
      async (propagationPolicy, finalizer) => {
        await create({ metadata: { finalizers: ['example.org/hold'] } });
        await store.delete(widgetRef(name), { propagationPolicy });
        expect((await get()).metadata.finalizers).toContain(finalizer);
        await store.delete(widgetRef(name), { propagationPolicy: 'Background' });
        expect((await get()).metadata.finalizers).toEqual(['example.org/hold']);
      },
    );
  });
}
