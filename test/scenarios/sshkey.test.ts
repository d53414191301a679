// The key of an MPI job: created once, the same after every pause, and another one only after its deletion.
import { readObjects } from '../../cli/manifests.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { type ApplyMode, applyModes } from '../../hooks/api/settings.js';
import { type Embedded, embedded, root } from '../support/played.js';

const namespace = 'default';
const job = { apiVersion: 'trainer.kubeflow.org/v1alpha1', kind: 'TrainJob', name: 'deep', namespace };
const jobSet = { apiVersion: 'jobset.x-k8s.io/v1alpha2', kind: 'JobSet', name: 'deep', namespace };
const secret = { apiVersion: 'v1', kind: 'Secret', name: 'deep-mpi-ssh-auth', namespace };
const hostfile = { apiVersion: 'v1', kind: 'ConfigMap', name: 'deep-mpi-hostfile', namespace };

const objects = [
  'manifests/runtimes/deepspeed-distributed.yaml',
  'examples/deepspeed-distributed/trainjob.yaml',
].flatMap((file) => readObjects(`${root}/${file}`));

/** With Pods that run without an end. */
async function running(applyMode: ApplyMode): Promise<Embedded> {
  const cluster = embedded(applyMode);
  cluster.setPods([{ startSeconds: 2 }]);
  for (const object of objects) await cluster.apply(object);
  await cluster.advance(10);
  expect(await cluster.get(jobSet)).toBeDefined();
  return cluster;
}

async function there(cluster: Embedded, ref: typeof job): Promise<AnyObject> {
  const found = await cluster.get(ref);
  if (found === undefined) throw new Error(`${ref.kind} ${ref.name} is missing`);
  return found;
}

describe.each(applyModes)('%s', (applyMode) => {
  test('the key stays the same object through syncs, a pause and a restart of Metacontroller', async () => {
    const cluster = await running(applyMode);
    const before = await there(cluster, secret);
    await cluster.patch(job, { spec: { suspend: true } });
    await cluster.advance(10);
    await cluster.patch(job, { spec: { suspend: false } });
    await cluster.advance(10);
    cluster.engine.restart();
    await cluster.patch(job, { metadata: { labels: { again: 'yes' } } });
    await cluster.advance(30);
    expect((await there(cluster, jobSet))['spec']).toMatchObject({ suspend: false });
    expect(await there(cluster, secret)).toEqual(before);
  });

  test('deleted while the job runs, key and hostfile are created again, and the JobSet is not changed', async () => {
    const cluster = await running(applyMode);
    const [key, hosts, made] = [
      await there(cluster, secret),
      await there(cluster, hostfile),
      await there(cluster, jobSet),
    ];
    await cluster.delete(secret);
    await cluster.delete(hostfile);
    await cluster.advance(10);
    const again = await there(cluster, secret);
    expect(again.metadata.uid).not.toBe(key.metadata.uid);
    expect(again['data']).not.toEqual(key['data']);
    expect((await there(cluster, hostfile))['data']).toEqual(hosts['data']);
    expect(await there(cluster, jobSet)).toEqual(made);
  });

  test('deleted after the end, it is not created again', async () => {
    const cluster = await running(applyMode);
    cluster.setPods([{ startSeconds: 2, runSeconds: 5 }]);
    await cluster.delete(jobSet);
    await cluster.advance(60);
    expect((await there(cluster, job))['status']).toMatchObject({ conditions: [{ type: 'Complete' }] });
    await cluster.delete(secret);
    await cluster.advance(60);
    expect(await cluster.get(secret)).toBeUndefined();
  });
});
