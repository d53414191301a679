// Migrates a cluster in memory from Kubeflow Trainer to metatrain, and back.
import type { JobSet } from '../../hooks/api/kinds.js';
import { CONTROLLER_UID } from '../../hooks/api/labels.js';
import { applyModes } from '../../hooks/api/settings.js';
import type { TrainJob } from '../../hooks/trainjob/api/types.js';
import { aRuntime } from '../support/objects.js';
import {
  type World,
  contentOf,
  migrate,
  namespace,
  patchOf,
  selectorOf,
  trainJobNamed,
  trainer,
  trainerCluster,
  versionsOf,
} from '../support/trainercluster.js';
import { applyAsTrainer, jobSetOf } from '../support/trainerobjects.js';

describe.each(applyModes)('in %s', (mode) => {
  let world: World;
  let before: readonly object[];

  beforeAll(async () => {
    world = await trainerCluster(mode);
    before = await contentOf(world);
  });

  test('a dry run prints the changes, and changes nothing', async () => {
    const versions = await versionsOf(world);
    const { exitCode, stdout } = await migrate(world, mode, '--dry-run');

    expect(exitCode).toBe(0);
    expect(stdout).toContain(`JobSet default/running gets the label ${CONTROLLER_UID}`);
    expect(stdout).toContain('5 changes would be made.');
    expect(await versionsOf(world)).toEqual(versions);
  });

  test('children get their label, runtimes lose the old finalizer', async () => {
    const { exitCode, stdout, stderr } = await migrate(world, mode);

    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain('5 changes were made.');
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

  test('a second run has nothing to change', async () => {
    expect((await migrate(world, mode)).stdout).toContain('Nothing to change.');
  });

  test('under Metacontroller, the running job is not written to, and the paused job does not change', async () => {
    const [jobSet, snapshot] = await versionsOf(world);
    await world.settle();

    expect((await versionsOf(world)).slice(0, 2)).toEqual([jobSet, snapshot]);
    expect(await contentOf(world)).toEqual(before);
    expect((await world.get('TrainJob', 'paused'))['status']).toMatchObject({
      conditions: [{ type: 'Suspended', status: 'True' }],
    });
  });

  test('the node selector of the paused job can be removed and set again, and the job resumes with it', async () => {
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

  test('migrating back removes everything of metatrain, and changes nothing else', async () => {
    await trainJobNamed(world, 'ours', { suspend: true, runtimePatches: patchOf({ zone: 'a' }) });
    await world.settle();
    const { status, ...ours } = await world.get('JobSet', 'ours');
    const running = await contentOf(world);

    const { exitCode, stderr } = await migrate(world, mode, '--back');

    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
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
    expect((await migrate(world, mode, '--back')).stdout).toContain('Nothing to change.');
  });

  // Trainer never writes to a snapshot that exists.
  test('after migrating back, Trainer can remove the node selector of a paused job', async () => {
    const job = await world.get('TrainJob', 'ours');
    const { runtimePatches: _patches, ...spec } = (job as unknown as TrainJob).spec;
    await applyAsTrainer(world.store, jobSetOf({ ...job, spec }, aRuntime()), job);

    const { metadata, ...jobSet } = await world.get('JobSet', 'ours');
    expect(selectorOf({ ...jobSet, metadata })).toBeUndefined();
  });
});
