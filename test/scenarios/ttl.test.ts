// A TrainJob whose time to live is over, with failures of the deletion; and a finished job does not change until it is
// deleted.
import { readObjects } from '../../cli/manifests.js';
import type { AnyObject, EffectOutcome, Effect } from '../../hooks/api/hook.js';
import { defaultSettings, applyModes } from '../../hooks/api/settings.js';
import { registry } from '../../hooks/registry.js';
import { type Embedded, embedded } from '../support/played.js';

const namespace = 'default';
const ref = { apiVersion: 'trainer.kubeflow.org/v1alpha1', kind: 'TrainJob', name: 'llama', namespace };
const [runtime] = readObjects(`${__dirname}/objects/runtime.yaml`);
const kept = { ttlSecondsAfterFinished: 100 };

/** Applies the job and lets it end, a minute and two seconds after the start. */
async function ended(cluster: Embedded): Promise<AnyObject> {
  const { apiVersion, kind, name } = ref;
  await cluster.apply(runtime!);
  await cluster.apply({
    apiVersion,
    kind,
    metadata: { name },
    spec: { runtimeRef: { name: 'torch' }, ...kept },
  });
  await cluster.advance(65);
  const job = await cluster.get(ref);
  expect(job?.['status']).toMatchObject({ conditions: [{ type: 'Complete', status: 'True' }] });
  return job!;
}

/** All objects, except for those of Kubernetes itself. */
async function world(cluster: Embedded): Promise<readonly AnyObject[]> {
  const kinds = [
    ['trainer.kubeflow.org/v1alpha1', 'trainjobs'],
    ['jobset.x-k8s.io/v1alpha2', 'jobsets'],
    ['v1', 'configmaps'],
    ['v1', 'pods'],
  ] as const;
  return (await Promise.all(kinds.map(([version, plural]) => cluster.list(version, plural)))).flat();
}

describe.each(applyModes)('%s', (applyMode) => {
  test('a finished job does not change until it is deleted, after any syncs', async () => {
    const cluster = embedded(applyMode);
    await ended(cluster);
    const before = await world(cluster);
    await cluster.advance(30);
    cluster.engine.restart();
    await cluster.advance(60);
    expect(await world(cluster)).toEqual(before);
    await cluster.advance(20);
    expect(await world(cluster)).toEqual([]);
  });

  test.each(['unreachable', 'changed'] as const)(
    'a deletion with the result %s is tried again',
    async (first) => {
      const asked: Effect[] = [];
      const cluster = embedded(applyMode, undefined, ({ carryOut }) => (effect): Promise<EffectOutcome> => {
        asked.push(effect);
        return asked.length < 3 ? Promise.resolve(first) : carryOut(effect);
      });
      await ended(cluster);
      await cluster.advance(130);
      expect(asked).toHaveLength(2);
      expect(await cluster.get(ref)).toBeDefined();
      await cluster.advance(30);
      expect(asked).toHaveLength(3);
      expect(await cluster.get(ref)).toBeUndefined();
    },
  );

  test('another job of the same name is not deleted instead of the first one', async () => {
    const effects: Effect[] = [];
    const cluster = embedded(applyMode, undefined, () => (effect) => {
      effects.push(effect);
      return Promise.resolve('unreachable');
    });
    const { metadata } = await ended(cluster);
    await cluster.advance(100);
    await cluster.delete(ref);
    await cluster.advance(10);
    const other = await ended(cluster);
    expect(other.metadata.uid).not.toBe(metadata.uid);
    expect(await cluster.plane.carryOut(effects[0]!)).toBe('changed');
    expect((await cluster.get(ref))?.metadata.deletionTimestamp).toBeUndefined();
  });

  test('with the flag off the job stays', async () => {
    const routes = registry({ ...defaultSettings, ttlDeletes: 'off' });
    const cluster = embedded(applyMode, () => routes);
    await ended(cluster);
    const before = await world(cluster);
    await cluster.advance(7200);
    expect(await world(cluster)).toEqual(before);
  });
});
