// A cluster whose jobs Kubeflow Trainer made, moved to metatrain and back, in memory.
import type { JobSet } from '../../hooks/api/kinds.js';
import type { TrainJob } from '../../hooks/trainjob/api/types.js';
import { CONTROLLER_UID } from '../../hooks/api/labels.js';
import { applyModes } from '../../hooks/api/settings.js';
import { aRuntime } from '../support/objects.js';
import { applyAsTrainer, jobSetOf } from '../support/trainermade.js';
import {
  type World,
  contentOf,
  migrate,
  namespace,
  patchOf,
  selectorOf,
  trainJobNamed,
  trainer,
  underTrainer,
  versionsOf,
} from '../support/undertrainer.js';

describe.each(applyModes)('in %s', (mode) => {
  let world: World;
  let before: readonly object[];

  beforeAll(async () => {
    world = await underTrainer(mode);
    before = await contentOf(world);
  });

  test('a dry run says what would be done, and does nothing', async () => {
    const versions = await versionsOf(world);
    const { exitCode, printed } = await migrate(world, mode, '--dry-run');

    expect(exitCode).toBe(0);
    expect(printed).toContain(`JobSet default/running gets the label ${CONTROLLER_UID}`);
    expect(printed).toContain('5 changes would be made.');
    expect(await versionsOf(world)).toEqual(versions);
  });

  test('children get their label, runtimes lose the old finalizer', async () => {
    const { exitCode, printed, complained } = await migrate(world, mode);

    expect({ exitCode, complained }).toEqual({ exitCode: 0, complained: '' });
    expect(printed).toContain('5 changes were made.');
    const { metadata } = await world.get('TrainJob', 'running');
    expect((await world.get('JobSet', 'running')).metadata.labels).toEqual({
      [CONTROLLER_UID]: metadata.uid,
    });
    expect(await contentOf(world)).toEqual(before);
    const runtime = await world.store.get({
      apiVersion: trainer,
      kind: 'ClusterTrainingRuntime',
      name: 'torch',
    });
    expect(runtime.metadata.finalizers ?? []).toEqual([]);
  });

  test('a second run finds nothing to do', async () => {
    expect((await migrate(world, mode)).printed).toContain('there is nothing to do');
  });

  test('under Metacontroller the running job is not written to at all, and the paused one keeps what it is', async () => {
    const [jobSet, snapshot] = await versionsOf(world);
    await world.settle();

    expect((await versionsOf(world)).slice(0, 2)).toEqual([jobSet, snapshot]);
    expect(await contentOf(world)).toEqual(before);
    expect((await world.get('TrainJob', 'paused'))['status']).toMatchObject({
      conditions: [{ type: 'Suspended', status: 'True' }],
    });
  });

  test('the paused job loses its node selector, takes another one, and resumes with it', async () => {
    const ref = { apiVersion: trainer, kind: 'TrainJob', name: 'paused', namespace };
    await world.patch(ref, { spec: { runtimePatches: null } });
    await world.settle();
    expect(selectorOf(await world.get('JobSet', 'paused'))).toBeUndefined();

    await world.patch(ref, { spec: { runtimePatches: patchOf({ zone: 'b' }) } });
    await world.settle();
    expect(selectorOf(await world.get('JobSet', 'paused'))).toEqual({ zone: 'b' });

    await world.patch(ref, { spec: { suspend: false } });
    await world.settle();
    const { spec, metadata } = (await world.get('JobSet', 'paused')) as unknown as JobSet;
    expect(spec.suspend).toBe(false);
    expect({ uid: metadata.uid }).toEqual({ uid: (before[2] as { uid: string }).uid });
  });

  test('the way back leaves no trace of ours, and changes nothing else', async () => {
    await trainJobNamed(world, 'ours', { suspend: true, runtimePatches: patchOf({ zone: 'a' }) });
    await world.settle();
    const { status, ...ours } = await world.get('JobSet', 'ours');
    const running = await contentOf(world);

    const { exitCode, complained } = await migrate(world, mode, '--back');

    expect({ exitCode, complained }).toEqual({ exitCode: 0, complained: '' });
    const jobs = ['running', 'paused', 'ours'];
    for (const name of jobs) {
      const { labels, annotations, finalizers } = (await world.get('TrainJob', name)).metadata;
      const { metadata: ofJobSet } = await world.get('JobSet', name);
      const { metadata: ofSnapshot } = await world.get('ConfigMap', `${name}-runtime-snapshot`);
      const traces = JSON.stringify([labels, annotations, finalizers, ofJobSet, ofSnapshot]);
      expect(traces).not.toMatch(/metacontroller|controller-uid|metatrain\.io/);
    }
    expect(await contentOf(world)).toEqual(running);
    expect((await world.get('JobSet', 'ours'))['spec']).toEqual(ours['spec']);
    expect((await migrate(world, mode, '--back')).printed).toContain('there is nothing to do');
  });

  // The snapshot is there, and Trainer never writes to one that is.
  test('given back, a paused job loses its node selector when Trainer applies it without', async () => {
    const job = await world.get('TrainJob', 'ours');
    const { runtimePatches: _patches, ...spec } = (job as unknown as TrainJob).spec;
    await applyAsTrainer(world.store, jobSetOf({ ...job, spec }, aRuntime()), job);

    const { metadata, ...jobSet } = await world.get('JobSet', 'ours');
    expect(selectorOf({ ...jobSet, metadata })).toBeUndefined();
  });
});
