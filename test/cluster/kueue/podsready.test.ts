// A job whose Pods are not ready in time: Kueue evicts it, queues it, and tries again.
import { adminKubectl } from '../cluster.js';
import { apply, hasCondition, jobSet, pods, release, running } from '../trainjob/jobs.js';
import { waitFor } from '../waitfor.js';
import { queue, queuedRuntime, workload, workloadIs } from './queues.js';
import { underKueue } from './stage.js';

const run = adminKubectl();
const node = 'node-0';
const waitForPodsReady = { timeout: '3s', requeuingStrategy: { backoffBaseSeconds: 1 } };

underKueue(
  () => {
    afterAll(() => run(['uncordon', node]));

    test('it is evicted, and starts as the same JobSet once there is a node', async () => {
      await apply(queuedRuntime('torch'));
      await run(['cordon', node]);
      await queue('unready', 'torch');

      const look = async (): Promise<object | undefined> =>
        (await workload('unready')).status?.schedulingStats;
      await waitFor('it was evicted', look, (seen) => seen !== undefined, 60);
      expect(await look()).toMatchObject({
        evictions: [{ reason: 'PodsReadyTimeout', underlyingCause: 'WaitForStart' }],
      });
      const { uid } = (await jobSet('unready')).metadata;
      await run(['uncordon', node]);

      await running('unready');
      expect(await workloadIs('unready', 'PodsReady')).toMatchObject({ reason: 'Started' });
      expect((await jobSet('unready')).metadata.uid).toBe(uid);
      expect(await pods('unready')).toHaveLength(2);
      await release('unready');
      await hasCondition('unready', 'Complete');
      await workloadIs('unready', 'Finished');
    });
  },
  { waitForPodsReady },
);
