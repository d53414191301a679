// Runtimes of jobs that Kueue manages: it reads them as they are, while the jobs run as they were created. Admission
// names the jobs that a change concerns, and protection keeps a runtime that Kueue needs for changes of its jobs.
import type { AnyObject } from '../../../hooks/api/hook.js';
import { adminKubectl } from '../cluster.js';
import {
  apply,
  applyTrainJob,
  deleteRuntime,
  deleteTrainJob,
  hasCondition,
  isGone,
  jobSet,
  patchTrainJob,
  pods,
  release,
  running,
  store,
  trainJob,
} from '../trainjob/jobs.js';
import { waitFor } from '../waitfor.js';
import { node, queue, queuedRuntime, workload, workloadIs } from './queues.js';
import { underKueue } from './stage.js';

const run = adminKubectl();

/** With another image, and half the processors. */
function newer(name: string): AnyObject {
  const resources = { requests: { cpu: '1' } };
  return queuedRuntime(name, [
    node({ containers: [{ name: 'node', image: 'registry.local/train:2', resources }] }),
  ]);
}

/** Applies an object; throws the warnings of kubectl. */
function applyStrictly(object: AnyObject): Promise<string> {
  const flags = ['--server-side', '--field-manager=user', '--dry-run=server', '--warnings-as-errors'];
  return run(['apply', ...flags, '-f', '-'], JSON.stringify(object));
}

async function imagesOf(name: string): Promise<readonly unknown[]> {
  return (await pods(name)).map(({ spec }) => {
    const { containers } = spec as { readonly containers: readonly { readonly image: string }[] };
    return containers[0]?.image;
  });
}

function runtime(name: string): Promise<AnyObject> {
  return store.get({ apiVersion: 'trainer.kubeflow.org/v1alpha1', kind: 'ClusterTrainingRuntime', name });
}

underKueue(
  () => {
    test('edited under a running job: the job is named, queued again, and runs as it was created', async () => {
      await apply(queuedRuntime('edited'));
      await queue('under', 'edited');
      await running('under');
      const { uid } = (await workload('under')).metadata;
      const before = await jobSet('under');

      await expect(applyStrictly(newer('edited'))).rejects.toThrow(
        'Warning: spec: Kueue would count the wrong Pods for default/under, because',
      );
      await apply(newer('edited'));
      // Kueue reconciles a job when it changes.
      await patchTrainJob('under', { metadata: { labels: { nudge: '1' } } });

      const look = async (): Promise<unknown> => (await workload('under')).metadata.uid;
      await waitFor('there is another Workload', look, (seen) => seen !== uid, 60);
      await workloadIs('under', 'PodsReady');
      await running('under');
      expect(await imagesOf('under')).toEqual(['registry.local/train:1', 'registry.local/train:1']);
      expect((await jobSet('under')).metadata.uid).toBe(before.metadata.uid);
      expect((await workload('under'))['status']).toMatchObject({
        admission: { podSetAssignments: [{ resourceUsage: { cpu: '2' } }] },
      });
      await release('under');
      await workloadIs('under', 'Finished');
    });

    test('once the jobs have ended, or for a runtime of another name, no job is named', async () => {
      await apply(queuedRuntime('over'));
      await queue('ended', 'over');
      await running('ended');
      await release('ended');
      await hasCondition('ended', 'Complete');

      expect(await applyStrictly(newer('over'))).toContain('serverside-applied');
      expect(await applyStrictly(newer('over-2'))).toContain('serverside-applied');
    });

    test('deleted under a job that has a snapshot, it stays until Kueue no longer needs it', async () => {
      await apply(queuedRuntime('needed'));
      const held = (): Promise<AnyObject> => runtime('needed');
      await waitFor('it is protected', held, ({ metadata }) => metadata.finalizers?.length === 1);
      await applyTrainJob('unqueued', 'needed');
      await running('unqueued');

      await deleteRuntime('needed');

      const { metadata } = await waitFor('it names the jobs', held, (seen) => {
        return seen.metadata.annotations?.['metatrain.io/kept-for'] !== undefined;
      });
      expect(metadata.annotations?.['metatrain.io/kept-for']).toBe(
        'default/unqueued: Kueue refuses to change or delete them without it',
      );
      await release('unqueued');
      await hasCondition('unqueued', 'Complete');
      await deleteTrainJob('unqueued');
      await waitFor('the TrainJob is deleted', () => isGone(() => trainJob('unqueued')), Boolean, 60);
      await waitFor('the runtime is deleted', () => isGone(held), Boolean, 60);
    });
  },
  { isProtected: true },
);
