// How long finished jobs are kept, on a real API server with the real JobSet controller: the hooks delete with the rights
// of the shipped role, and a job that ends while they are down does not run twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { installedBefore, underEachHost } from '../underhosts.js';
import { waitFor } from '../waitfor.js';
import {
  applyRuntime,
  applyTrainJob,
  condition,
  hasCondition,
  isGone,
  jobSet,
  patchTrainJob,
  pods,
  release,
  running,
  snapshot,
  trainJob,
} from './jobs.js';

const { installed, access } = installedBefore();

/** The pods and the JobSet end while the hooks are down. */
async function endsWhileTheHooksAreAway(name: string): Promise<void> {
  await installed().hooks.kill();
  await release(name);
  const terminal = async () => (await jobSet(name))['status'] as { readonly terminalState?: string };
  await waitFor(`${name} is complete`, terminal, ({ terminalState }) => terminalState === 'Completed');
}

async function isAllGone(name: string): Promise<void> {
  for (const look of [trainJob, jobSet, snapshot]) {
    await waitFor(`${look.name} of ${name} is deleted`, () => isGone(() => look(name)), Boolean);
  }
  await waitFor(
    `no pod of ${name} is left`,
    () => pods(name),
    ({ length }) => length === 0,
  );
}

underEachHost({ access, prepare: () => applyRuntime('torch') }, () => {
  test('a job that ends while the hooks are down is Complete afterwards, and does not run twice (D29)', async () => {
    await applyRuntime('sweeping', undefined, true, { jobSetTtl: 2 });
    await applyTrainJob('away', 'sweeping');
    await running('away');
    const { metadata, spec } = await jobSet('away');
    expect(spec.ttlSecondsAfterFinished).toBeUndefined();

    await endsWhileTheHooksAreAway('away');
    await sleep(4_000);
    expect((await jobSet('away')).metadata.uid).toBe(metadata.uid);
    expect(condition(await trainJob('away'), 'Complete')).toBeUndefined();
    await installed().hooks.start('product');

    expect(await hasCondition('away', 'Complete')).toMatchObject({ reason: 'AllJobsCompleted' });
    await waitFor('the JobSet is deleted', () => isGone(() => jobSet('away')), Boolean);
    for (const nudge of ['1', '2']) {
      await patchTrainJob('away', { metadata: { labels: { nudge } } });
      await sleep(1_000);
    }
    expect(await isGone(() => jobSet('away'))).toBe(true);
    expect(await pods('away')).toEqual([]);
    expect(condition(await trainJob('away'), 'Complete')?.status).toBe('True');
    expect(await isGone(() => snapshot('away'))).toBe(false);
  });

  test('a TrainJob is deleted with all that it owns after its time to live, although the hooks were down', async () => {
    await applyTrainJob('brief', 'torch', { ttlSecondsAfterFinished: 0 });
    await running('brief');

    await endsWhileTheHooksAreAway('brief');
    expect((await trainJob('brief')).metadata.deletionTimestamp).toBeUndefined();
    await installed().hooks.start('product');

    await isAllGone('brief');
  });

  test('a TrainJob without a time to live is kept as long as its runtime said at its start', async () => {
    await applyRuntime('tidy', undefined, true, { runPolicy: { ttlSecondsAfterFinished: 2 } });
    await applyTrainJob('plain', 'tidy');
    await applyTrainJob('own', 'tidy', { ttlSecondsAfterFinished: 3600 });
    await Promise.all([running('plain'), running('own')]);
    await applyRuntime('tidy', undefined, true, { runPolicy: { ttlSecondsAfterFinished: 7200 } });

    await release('plain');
    await release('own');

    await isAllGone('plain');
    await hasCondition('own', 'Complete');
    expect((await trainJob('own')).metadata.deletionTimestamp).toBeUndefined();
  });
});
