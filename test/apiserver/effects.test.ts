// Effects in a cluster in memory.
import { effectsOn } from '../../apiserver/effects.js';
import { type MemoryStore, memoryStore } from '../../apiserver/memory/store.js';
import type { AnyObject, EffectOutcome } from '../../hooks/api/hook.js';
import { kinds } from '../../hooks/registry.js';
import { inProcess } from '../../simulator/inprocess.js';

const job: AnyObject = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'llama', namespace: 'ml' } };
const object = { apiVersion: 'v1', kind: 'ConfigMap', name: 'llama', namespace: 'ml' };
const seen = { uid: 'uid-1', resourceVersion: '1' };

async function aStore(): Promise<MemoryStore> {
  let uids = 0;
  const now = () => '2030-01-01T12:00:00Z';
  const store = memoryStore({ now, uid: () => `uid-${(uids += 1)}` });
  const { metadata } = await store.create(job);
  expect(metadata).toMatchObject(seen);
  return store;
}

interface Row {
  readonly name: string;
  readonly meanwhile?: (store: MemoryStore) => Promise<unknown>;
  readonly want: EffectOutcome;
}

test.each<Row>([
  { name: 'the object is deleted', want: 'done' },
  { name: 'an object that was deleted meanwhile', meanwhile: (store) => store.delete(object), want: 'gone' },
  {
    name: 'an object that has changed meanwhile is not deleted',
    meanwhile: (store) => store.update({ ...job, data: { a: 'b' } }),
    want: 'changed',
  },
  {
    name: 'another object of the same name is not deleted',
    meanwhile: async (store) => {
      await store.delete(object);
      await store.create(job);
    },
    want: 'changed',
  },
])('$name', async ({ meanwhile, want }) => {
  const store = await aStore();
  await meanwhile?.(store);
  const carried = await effectsOn(store, kinds)({ effect: 'deleteTrainJob', object, ...seen, because: '' });
  expect(carried).toBe(want);
  const isThere = await store.get(object).then(
    () => true,
    () => false,
  );
  expect(isThere).toBe(want === 'changed');
});

test('the effects of a hook in process are carried out', async () => {
  const store = await aStore();
  const effects = [{ effect: 'deleteTrainJob', object, ...seen, because: '' }] as const;
  const route = {
    path: '/hooks/demos/sync',
    hook: 'demos/sync',
    check: () => [],
    needs: () => [],
    run: () => ({ answer: { children: [] }, effects }),
    subject: () => undefined,
  };
  const call = inProcess({ routes: [route], now: () => '', carryOut: effectsOn(store, kinds) });
  const { body } = await call({ url: 'http://hooks/hooks/demos/sync' }, '{}');
  expect(body).toBe('{"children":[]}');
  await expect(store.get(object)).rejects.toMatchObject({ code: 404 });
});

test('an effect that no kind declares is an error, and nothing is deleted', async () => {
  const store = await aStore();
  const carried = effectsOn(store, kinds)({ effect: 'deleteEverything', object, ...seen, because: '' });
  await expect(carried).rejects.toThrow('no kind declares the effect deleteEverything');
  await expect(store.get(object)).resolves.toMatchObject({ kind: 'ConfigMap' });
});
