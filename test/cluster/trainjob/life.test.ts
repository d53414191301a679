// The life of torch TrainJobs on a real API server with the real JobSet controller, under each host.
import type { AnyObject } from '../../../hooks/api/hook.js';
import { installedBefore, underEachHost } from '../underhosts.js';
import { waitFor } from '../waitfor.js';
import {
  applyRuntime,
  applyTrainJob,
  condition,
  deleteJobSet,
  deleteRuntime,
  deleteTrainJob,
  hasCondition,
  isGone,
  jobSet,
  patchTrainJob,
  pods,
  release,
  running,
  snapshot,
  store,
  trainJob,
} from './jobs.js';

const { installed, access } = installedBefore();

underEachHost({ access, prepare: () => applyRuntime('torch') }, ({ mode }) => {
  test('a torch job gets a snapshot and a JobSet, runs, and is complete with its pods', async () => {
    await applyTrainJob('whole', 'torch');
    await running('whole');
    const { metadata } = await jobSet('whole');
    const owner = { kind: 'TrainJob', name: 'whole', controller: true };
    expect(metadata.ownerReferences).toMatchObject([owner]);
    expect((await snapshot('whole')).metadata.ownerReferences).toMatchObject([owner]);
    const look = () => trainJob('whole');
    const active = { name: 'node', active: 1 };
    await waitFor('the status counts', look, (job) => job.status?.jobsStatus?.[0]?.active === 1);
    expect((await look()).status).toMatchObject({ jobsStatus: [active] });

    await release('whole');

    expect(await hasCondition('whole', 'Complete')).toMatchObject({
      reason: 'AllJobsCompleted',
      message: 'jobset completed successfully',
    });
    expect((await jobSet('whole')).metadata.uid).toBe(metadata.uid);
  });

  test('a paused job resumes with its original runtime, although that was edited and deleted', async () => {
    await applyRuntime('edited', 'registry.local/train:1');
    await applyTrainJob('paused', 'edited', { suspend: true });
    await hasCondition('paused', 'Suspended');
    await waitFor(
      'the JobSet exists',
      () => jobSet('paused'),
      ({ spec }) => spec.suspend === true,
    );

    await applyRuntime('edited', 'registry.local/train:2');
    await deleteRuntime('edited');
    await patchTrainJob('paused', { spec: { suspend: false } });

    await running('paused');
    expect((await pods('paused')).map(imageOf)).toEqual(['registry.local/train:1', 'registry.local/train:1']);
    expect(await hasCondition('paused', 'Suspended', 'False')).toMatchObject({ reason: 'Resumed' });
    await release('paused');
    await hasCondition('paused', 'Complete');
  });

  test('the deadline starts again with a resume; after it only the snapshot is left', async () => {
    await applyTrainJob('late', 'torch', { activeDeadlineSeconds: 6 });
    await running('late');
    await patchTrainJob('late', { spec: { suspend: true } });
    await waitFor(
      'no pod is left',
      () => pods('late'),
      ({ length }) => length === 0,
    );
    await patchTrainJob('late', { spec: { suspend: false } });
    const { lastTransitionTime: resumedAt } = await hasCondition('late', 'Suspended', 'False');

    const failed = await hasCondition('late', 'Failed');

    expect(failed).toMatchObject({
      reason: 'DeadlineExceeded',
      message: 'TrainJob exceeded its active deadline',
    });
    expect(Date.parse(failed.lastTransitionTime) - Date.parse(resumedAt)).toBe(6_000);
    await waitFor('the JobSet is deleted', () => isGone(() => jobSet('late')), Boolean);
    await waitFor(
      'no pod is left',
      () => pods('late'),
      ({ length }) => length === 0,
    );
    expect(await isGone(() => snapshot('late'))).toBe(false);
  });

  test('hooks that were killed continue with the running job', async () => {
    await applyTrainJob('orphaned', 'torch');
    await running('orphaned');
    const { metadata } = await jobSet('orphaned');

    await installed().hooks.kill();
    await release('orphaned');
    const terminal = async () => (await jobSet('orphaned'))['status'] as { readonly terminalState?: string };
    await waitFor('the JobSet is complete', terminal, ({ terminalState }) => terminalState === 'Completed');
    expect(condition(await trainJob('orphaned'), 'Complete')).toBeUndefined();
    await installed().hooks.start('product');

    await hasCondition('orphaned', 'Complete');
    expect((await jobSet('orphaned')).metadata.uid).toBe(metadata.uid);
  });

  test('hooks of another build do not change a running job, and render the next one differently', async () => {
    await applyTrainJob('running', 'torch');
    await running('running');
    const before = await waitFor('the JobSet counts its pods', () => jobSet('running'), allReady);

    await installed().hooks.start('other-torch');
    await nudged('running');
    await applyTrainJob('next', 'torch');
    await running('next');

    expect(await jobSet('running')).toEqual(before);
    expect(variablesOf(await pods('running'))).not.toContain('RENDERED_BY');
    expect(variablesOf(await pods('next'))).toContain('RENDERED_BY');
    await installed().hooks.start('product');
  });

  test('children that are deleted after the end are not created again', async () => {
    await applyTrainJob('swept', 'torch');
    await running('swept');
    await release('swept');
    await hasCondition('swept', 'Complete');

    await deleteJobSet('swept');
    await waitFor('the JobSet is deleted', () => isGone(() => jobSet('swept')), Boolean);
    await nudged('swept');

    expect(await isGone(() => jobSet('swept'))).toBe(true);
    expect(await pods('swept')).toEqual([]);
    expect(condition(await trainJob('swept'), 'Complete')?.status).toBe('True');
  });

  test('a job without a runtime waits, with a condition, and starts when it exists', async () => {
    await applyTrainJob('early', 'not-yet');
    expect(await hasCondition('early', 'Created', 'False')).toMatchObject({
      reason: 'TrainingRuntimeNotFound',
    });

    await applyRuntime('not-yet');

    await running('early');
    const look = () => trainJob('early');
    await waitFor('Created is no longer False', look, (job) => condition(job, 'Created') === undefined);
  });

  test('a deleted job deletes its JobSet first, then the rest', async () => {
    await applyTrainJob('short', 'torch');
    await running('short');

    await deleteTrainJob('short');

    await waitFor('the TrainJob is deleted', () => isGone(() => trainJob('short')), Boolean);
    expect(await isGone(() => jobSet('short'))).toBe(true);
    await waitFor('the snapshot is deleted', () => isGone(() => snapshot('short')), Boolean);
  });

  // Server-side apply takes over an object without a controller: admission prevents that in this mode.
  const inDynamic = mode === 'dynamic' ? test : test.skip;
  inDynamic("a JobSet of the job's name with another owner is reported, and not changed", async () => {
    await store.create(theirs);
    const before = await jobSet('taken');

    await applyTrainJob('taken', 'torch');

    const { reason, message } = await hasCondition('taken', 'Created', 'False');
    expect({ reason, message }).toEqual({
      reason: 'JobsCreationFailed',
      message:
        'JobSet default/taken already exists and has no controller; delete it, or give the TrainJob another name',
    });
    expect((await jobSet('taken')).spec).toEqual(before.spec);
    expect((await jobSet('taken')).metadata.ownerReferences).toBeUndefined();
    await deleteTrainJob('taken');
    await waitFor('the TrainJob is deleted', () => isGone(() => trainJob('taken')), Boolean);
    expect((await jobSet('taken')).metadata.uid).toBe(before.metadata.uid);
    await deleteJobSet('taken');
  });
});

const theirs = {
  apiVersion: 'jobset.x-k8s.io/v1alpha2',
  kind: 'JobSet',
  metadata: { name: 'taken', namespace: 'default' },
  spec: {
    suspend: true,
    replicatedJobs: [
      {
        name: 'other',
        template: {
          spec: {
            template: { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'theirs' }] } },
          },
        },
      },
    ],
  },
};

interface PodSpec {
  readonly containers: readonly {
    readonly image: string;
    readonly env: readonly { readonly name: string }[];
  }[];
}

function imageOf(pod: AnyObject): string | undefined {
  return (pod['spec'] as PodSpec).containers[0]?.image;
}

function variablesOf(all: readonly AnyObject[]): readonly string[] {
  return all.flatMap(({ spec }) =>
    (spec as PodSpec).containers.flatMap(({ env }) => env.map(({ name }) => name)),
  );
}

function allReady({ status }: AnyObject): boolean {
  const { replicatedJobsStatus = [] } = (status ?? {}) as {
    readonly replicatedJobsStatus?: readonly { readonly ready: number }[];
  };
  return replicatedJobsStatus[0]?.ready === 1;
}

/** A change of the TrainJob triggers a sync, so that what must not happen would happen. */
async function nudged(name: string): Promise<void> {
  for (const nudge of ['1', '2', '3']) {
    await patchTrainJob(name, { metadata: { labels: { nudge } } });
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
}
