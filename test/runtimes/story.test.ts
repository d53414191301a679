// Protection of runtimes beside the composite of TrainJobs, on the simulator's Metacontroller, in both ways of applying.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { controlPlane } from '../../apiserver/controlplane.js';
import { controllersOf, crdsOf } from '../../cli/embedded.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { type ApplyMode, defaultSettings, applyModes } from '../../hooks/api/settings.js';
import { registry } from '../../hooks/registry.js';
import { type Cluster, cluster } from '../../simulator/cluster.js';
import { inProcess } from '../../simulator/inprocess.js';
import { aRuntime, aTrainJob } from '../support/objects.js';
import { root } from '../support/played.js';

const FINALIZER = 'metacontroller.io/decoratorcontroller-runtime-protection';
const protection = parse(
  readFileSync(join(root, 'decoratorcontrollers/runtime-protection.yaml'), 'utf8'),
) as AnyObject;
const RUNTIME = {
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'ClusterTrainingRuntime',
  name: 'torch',
};
const JOB = { apiVersion: 'trainer.kubeflow.org/v1alpha1', kind: 'TrainJob', name: 'llama', namespace: 'ml' };

async function protectedCluster(applyMode: ApplyMode): Promise<Cluster> {
  const plane = controlPlane({ crds: crdsOf(root) });
  const failed = (_route: unknown, _body: unknown, cause: unknown): never => {
    throw cause;
  };
  const { now, gather, carryOut } = plane;
  const call = inProcess({ routes: registry(defaultSettings), now, gather, carryOut, failed });
  const made = cluster(plane, { controllers: [...controllersOf(root), protection], call, applyMode });
  const { spec } = aRuntime();
  const { apiVersion, kind, name } = RUNTIME;
  await made.apply({ apiVersion, kind, metadata: { name }, spec });
  await made.settle();
  return made;
}

async function applyJob(made: Cluster, spec: object = {}): Promise<void> {
  const { apiVersion, kind, metadata } = aTrainJob();
  const { name, namespace } = metadata;
  await made.apply({
    apiVersion,
    kind,
    metadata: { name, namespace },
    spec: { runtimeRef: { name: 'torch' }, ...spec },
  });
  await made.settle();
}

const keptFor = async (made: Cluster): Promise<string | undefined> =>
  (await made.get(RUNTIME))?.metadata.annotations?.['metatrain.io/kept-for'];

describe.each(applyModes)('%s', (applyMode) => {
  test('a runtime that only jobs with snapshots name goes, and they run on', async () => {
    const made = await protectedCluster(applyMode);
    expect((await made.get(RUNTIME))?.metadata.finalizers).toEqual([FINALIZER]);
    await applyJob(made);

    await made.delete(RUNTIME);
    await made.advance(4);

    expect(await made.get(RUNTIME)).toBeUndefined();
    await made.advance(120);
    expect(await made.get(JOB)).toMatchObject({ status: { conditions: [{ type: 'Complete' }] } });
  });

  test('one that is deleted while the hooks are away waits for the snapshot of a new job, which then runs', async () => {
    const made = await protectedCluster(applyMode);
    made.setHooks('down');
    await applyJob(made);
    await made.delete(RUNTIME);
    await made.settle();
    expect(await made.get(RUNTIME)).toBeDefined();

    made.setHooks('up');
    await made.advance(300);

    expect(await made.get(RUNTIME)).toBeUndefined();
    expect(await made.get(JOB)).toMatchObject({ status: { conditions: [{ type: 'Complete' }] } });
  });

  test('one that a job of another cluster needs stays, says so, and goes when that job has ended', async () => {
    const made = await protectedCluster(applyMode);
    await applyJob(made, { managedBy: 'kueue.x-k8s.io/multikueue' });

    await made.delete(RUNTIME);
    await made.settle();
    expect(await keptFor(made)).toBe('ml/llama: no snapshot yet');
    await made.advance(300);
    expect(await made.get(RUNTIME)).toBeDefined();

    const ended = {
      type: 'Complete',
      status: 'True',
      reason: 'AllJobsCompleted',
      message: 'jobset completed successfully',
      lastTransitionTime: '2030-01-01T12:05:00Z',
    };
    await made.patch(JOB, { status: { conditions: [ended] } }, { subresource: 'status' });
    await made.settle();
    expect(await made.get(RUNTIME)).toBeUndefined();
  });
});
