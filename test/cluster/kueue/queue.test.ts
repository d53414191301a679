// A TrainJob's life in a queue: Kueue queues, starts, preempts and restarts it, as with Kubeflow
// Trainer.
import type { AnyObject } from '../../../hooks/api/hook.js';
import { RESUMED_AT } from '../../../hooks/trainjob/api/labels.js';
import {
  apply,
  applyTrainJob,
  condition,
  deleteTrainJob,
  hasCondition,
  isGone,
  jobSet,
  pods,
  release,
  running,
  store,
  trainJob,
} from '../trainjob/jobs.js';
import { waitFor } from '../waitfor.js';
import { gold, node, queue, queuedRuntime, step, workload, workloadIs } from './queues.js';
import { underKueue } from './stage.js';

interface PodTemplate {
  readonly metadata?: { readonly labels?: object; readonly annotations?: object };
  readonly spec?: { readonly nodeSelector?: object; readonly tolerations?: readonly object[] };
}

/** The Pod template of each job of the JobSet. */
async function templatesOf(name: string): Promise<readonly PodTemplate[]> {
  const { spec } = await jobSet(name);
  return (spec.replicatedJobs ?? []).map(({ template }) => template.spec!.template as PodTemplate);
}

async function isStopped(name: string): Promise<void> {
  await hasCondition(name, 'Suspended');
  const look = (): Promise<readonly AnyObject[]> => pods(name);
  await waitFor(`no Pod of ${name} is left`, look, ({ length }) => length === 0, 60);
}

const kueuePatch = async (name: string): Promise<object | undefined> => {
  const { runtimePatches = [] } = (await trainJob(name)).spec;
  return runtimePatches.find(({ manager }) => manager === 'kueue.x-k8s.io/manager')?.trainingRuntimeSpec;
};

underKueue(() => {
  beforeAll(() => apply(queuedRuntime('torch')));

  test('a job is admitted with the node selector of its flavor; the next one waits for its end', async () => {
    await queue('first', 'torch');
    await running('first');
    await queue('second', 'torch');
    await isStopped('second');

    const [template] = await templatesOf('first');
    expect(template).toMatchObject({
      metadata: {
        labels: { 'kueue.x-k8s.io/podset': 'node' },
        annotations: { 'kueue.x-k8s.io/workload': (await workload('first')).metadata.name },
      },
      spec: gold,
    });
    expect((await pods('first')).map(({ spec }) => spec)).toEqual(
      [1, 2].map(() => expect.objectContaining({ nodeSelector: gold.nodeSelector }) as unknown),
    );
    expect(await workloadIs('first', 'PodsReady')).toMatchObject({ reason: 'Started' });
    expect(await workloadIs('second', 'QuotaReserved', 'False')).toBeDefined();
    expect((await jobSet('second')).spec.suspend).toBe(true);
    expect((await templatesOf('second'))[0]!.spec?.nodeSelector).toBeUndefined();

    await release('first');
    await hasCondition('first', 'Complete');
    expect(await workloadIs('first', 'Finished')).toMatchObject({
      reason: 'Succeeded',
      message: 'jobset completed successfully',
    });
    await running('second');
    expect((await templatesOf('second'))[0]!.spec).toMatchObject(gold);
    await release('second');
    await workloadIs('second', 'Finished');
  });

  test('a job of higher priority preempts it; it starts again as the same JobSet, and ends', async () => {
    await queue('low', 'torch');
    await running('low');
    const { uid } = (await jobSet('low')).metadata;

    await queue('high', 'torch', { priority: 'high' });
    await isStopped('low');
    await running('high');
    expect(await workloadIs('low', 'Evicted')).toMatchObject({ reason: 'Preempted' });
    expect(await workloadIs('low', 'Requeued')).toMatchObject({ reason: 'Preempted' });
    expect(await workloadIs('low', 'QuotaReserved', 'False')).toBeDefined();
    const taken = (): Promise<object | undefined> => kueuePatch('low');
    await waitFor('Kueue takes back what it gave', taken, (seen) => !JSON.stringify(seen).includes('gold'));
    expect((await jobSet('low')).spec.suspend).toBe(true);

    await release('high');
    await running('low');
    expect((await jobSet('low')).metadata.uid).toBe(uid);
    expect((await templatesOf('low'))[0]!.spec).toMatchObject(gold);
    expect(await hasCondition('low', 'Suspended', 'False')).toMatchObject({ reason: 'Resumed' });
    expect(await workloadIs('low', 'PodsReady')).toBeDefined();

    await release('low');
    expect(await hasCondition('low', 'Complete')).toMatchObject({ reason: 'AllJobsCompleted' });
    expect(await workloadIs('low', 'Finished')).toMatchObject({ reason: 'Succeeded' });
  });

  test('the quota of a step is free for others once it has succeeded', async () => {
    const initializer = step('dataset-initializer', 'dataset-initializer');
    const dependsOn = [{ name: 'dataset-initializer', status: 'Complete' }];
    await apply(queuedRuntime('staged', [initializer, node({}, { dependsOn })]));
    await queue('staged', 'staged', { trainer: { numNodes: 1 } });
    await running('staged', 1, 'dataset-initializer');
    expect((await templatesOf('staged')).map(({ spec }) => spec)).toMatchObject([gold, gold]);
    await queue('waiting', 'torch', { trainer: { numNodes: 1 } });
    await isStopped('waiting');

    await release('staged', 'dataset-initializer');
    await running('staged', 1, 'node');

    const reclaimed = async (): Promise<unknown> => (await workload('staged')).status?.reclaimablePods;
    const want = JSON.stringify([{ count: 1, name: 'dataset-initializer' }]);
    await waitFor('its Pod is reclaimed', reclaimed, (seen) => JSON.stringify(seen) === want);
    await running('waiting', 1);
    expect(await workloadIs('staged', 'PodsReady')).toBeDefined();
    expect(await workloadIs('staged', 'Admitted')).toBeDefined();
    for (const name of ['staged', 'waiting']) {
      await release(name);
      await workloadIs(name, 'Finished');
    }
  });

  test('the deadline counts from the admission, not from the queue; quota is free when it has passed', async () => {
    await queue('blocks', 'torch');
    await running('blocks');
    await queue('late', 'torch', { activeDeadlineSeconds: 5 });
    await isStopped('late');
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    expect(condition(await trainJob('late'), 'Failed')).toBeUndefined();

    await release('blocks');
    await running('late');

    const failed = await hasCondition('late', 'Failed');
    expect(failed).toMatchObject({ reason: 'DeadlineExceeded' });
    const late = await trainJob('late');
    // The later of the time of admission and that of sync.
    const starts = [
      late.metadata.annotations?.[RESUMED_AT],
      condition(late, 'Suspended')?.lastTransitionTime,
    ];
    const start = Math.max(...starts.map((time) => Date.parse(time!)));
    expect(Date.parse(failed.lastTransitionTime) - start).toBe(5_000);
    expect(await workloadIs('late', 'Finished')).toMatchObject({ reason: 'Failed' });
    await queue('after', 'torch');
    await running('after');
    await release('after');
    await workloadIs('after', 'Finished');
  });

  test("a field that Kueue's Trainer does not know is kept and works", async () => {
    await queue('swept', 'torch', { ttlSecondsAfterFinished: 2 });
    await running('swept');
    await release('swept');

    await workloadIs('swept', 'Finished');
    await waitFor('the TrainJob is deleted', () => isGone(() => trainJob('swept')), Boolean, 60);
  });

  test('deactivated it stops, and starts when it is active again', async () => {
    await queue('resting', 'torch');
    await running('resting');
    const activate = async (active: boolean): Promise<void> => {
      const { apiVersion, kind, metadata } = await workload('resting');
      const ref = { apiVersion, kind, name: metadata.name, namespace: 'default' };
      await store.patch(ref, { type: 'merge', body: { spec: { active } } });
    };

    await activate(false);
    await isStopped('resting');
    await activate(true);

    await running('resting');
    await release('resting');
    await workloadIs('resting', 'Finished');
  });

  test('deleted while it runs, it leaves no objects, and its quota is free', async () => {
    await queue('short', 'torch');
    await running('short');

    await deleteTrainJob('short');

    await waitFor('the TrainJob is deleted', () => isGone(() => trainJob('short')), Boolean, 60);
    await queue('next', 'torch');
    await running('next');
    await release('next');
    await workloadIs('next', 'Finished');
  });

  test('a job without a queue runs at once, outside the quota', async () => {
    await queue('full', 'torch');
    await running('full');
    await applyTrainJob('free', 'torch');

    await running('free');

    expect(await kueuePatch('free')).toEqual({ template: { spec: {} } });
    for (const name of ['free', 'full']) {
      await release(name);
      await hasCondition(name, 'Complete');
    }
  });
});
