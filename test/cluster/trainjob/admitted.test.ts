// The whole life of a TrainJob with both webhooks and controller: neither may undo, refuse or wait for the changes of
// the other.
import { RESUMED_AT } from '../../../hooks/trainjob/api/labels.js';
import { adminKubectl } from '../cluster.js';
import { installedBefore, underEachHost } from '../underhosts.js';
import { waitFor } from '../waitfor.js';
import { installWebhooks, type Webhooks } from '../webhooks.js';
import {
  applyRuntime,
  applyTrainJob,
  condition,
  deleteTrainJob,
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

const run = adminKubectl();
let webhooks: Webhooks;

// Before the product is uninstalled: Jest runs the hooks of a file in their order.
afterAll(() => webhooks.uninstall());

const { access } = installedBefore();

beforeAll(async () => {
  webhooks = await installWebhooks();
  await applyRuntime('admitted');
  // The API server needs some time to call a new webhook.
  const refused = (): Promise<boolean> => saysNo(applyTrainJob('probe', 'admitted', none));
  await waitFor('the webhooks are called', refused, Boolean);
});

/** What no TrainJob may have, although the schema allows it. */
const none = { trainer: { numNodes: 2, env: [{ name: 'PET_NNODES', value: '3' }] } };

underEachHost({ access, prepare: () => applyRuntime('admitted') }, () => {
  test('queued, patched, resumed, complete, deleted', async () => {
    await applyTrainJob('lived', 'admitted', { suspend: true, activeDeadlineSeconds: 600 });
    await hasCondition('lived', 'Suspended');
    await waitFor('its JobSet waits', () => jobSet('lived'), isSuspended);

    await patchTrainJob('lived', { spec: placed });
    await patchTrainJob('lived', { spec: { suspend: false } });
    const stamp = (await trainJob('lived')).metadata.annotations?.[RESUMED_AT];
    expect(Date.parse(stamp ?? '')).not.toBeNaN();
    await running('lived');
    expect((await pods('lived')).map(({ spec }) => (spec as Spec).nodeSelector)).toEqual([pool, pool]);
    await hasCondition('lived', 'Suspended', 'False');

    // The admitted job is the one that runs.
    expect(await saysNo(patchTrainJob('lived', { spec: { trainer: { numNodes: 3 } } }))).toBe(true);
    expect((await trainJob('lived')).spec.trainer?.numNodes).toBe(2);

    await release('lived');
    await run(['wait', 'trainjob/lived', '--for=condition=Complete', '--timeout=60s']);
    const ended = await trainJob('lived');
    expect(condition(ended, 'Complete')?.reason).toBe('AllJobsCompleted');
    expect(ended.metadata.annotations?.[RESUMED_AT]).toBe(stamp);

    await deleteTrainJob('lived');
    await waitFor('the TrainJob is deleted', () => isGone(() => trainJob('lived')), Boolean);
    await waitFor('the snapshot is deleted', () => isGone(() => snapshot('lived')), Boolean);
  });

  test('the deadline counts from the time that admission has set, or from the condition if that is later', async () => {
    await applyTrainJob('limited', 'admitted', { suspend: true, activeDeadlineSeconds: 5 });
    await hasCondition('limited', 'Suspended');
    await patchTrainJob('limited', { spec: { suspend: false } });
    const stamp = (await trainJob('limited')).metadata.annotations?.[RESUMED_AT] ?? '';
    const { lastTransitionTime } = await hasCondition('limited', 'Suspended', 'False');

    const failed = await hasCondition('limited', 'Failed');

    expect(failed.reason).toBe('DeadlineExceeded');
    const since = Math.max(Date.parse(stamp), Date.parse(lastTransitionTime));
    expect(Date.parse(failed.lastTransitionTime) - since).toBe(5_000);
  });

  test('without the webhooks new jobs are refused, and running jobs are not affected', async () => {
    await applyTrainJob('under-way', 'admitted');
    await running('under-way');

    await webhooks.kill();
    try {
      expect(await saysNo(applyTrainJob('too-soon', 'admitted'))).toBe(true);
      await release('under-way');
      await hasCondition('under-way', 'Complete');
    } finally {
      await webhooks.start();
    }

    // A server that has just started may be too slow to read the runtime, and asks to try again.
    const admitted = (): Promise<boolean> => saysNo(applyTrainJob('too-soon', 'admitted')).then((no) => !no);
    await waitFor('the webhooks admit it', admitted, Boolean);
    await running('too-soon');
    await deleteTrainJob('too-soon');
    await waitFor('the TrainJob is deleted', () => isGone(() => trainJob('too-soon')), Boolean);
  });
});

interface Spec {
  readonly nodeSelector?: Readonly<Record<string, string>>;
}

const pool = { 'kubernetes.io/os': 'linux' };
const pod = { spec: { nodeSelector: pool } };
const placed = {
  runtimePatches: [
    {
      manager: 'example.com/queue',
      trainingRuntimeSpec: {
        template: { spec: { replicatedJobs: [{ name: 'node', template: { spec: { template: pod } } }] } },
      },
    },
  ],
};

function isSuspended({ spec }: { readonly spec: { readonly suspend?: boolean } }): boolean {
  return spec.suspend === true;
}

function saysNo(asked: Promise<unknown>): Promise<boolean> {
  return asked.then(
    () => false,
    () => true,
  );
}
