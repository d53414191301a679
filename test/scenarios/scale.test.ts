// Large objects work with server-side apply, and with dynamic apply up to the limit of its annotation; beyond that the job
// has a condition with the reason and the remedy. The jobs are suspended: it is their objects that are large.
import { readObjects } from '../../cli/manifests.js';
import type { JobSet } from '../../hooks/api/kinds.js';
import { type ApplyMode, applyModes } from '../../hooks/api/settings.js';
import type { TrainJob } from '../../hooks/trainjob/api/types.js';
import { type Embedded, embedded, root } from '../support/played.js';

const runtimes = ['deepspeed-distributed', 'torch-distributed'].flatMap((name) =>
  readObjects(`${root}/manifests/runtimes/${name}.yaml`),
);
const ref = (apiVersion: string, kind: string, name: string) => ({
  apiVersion,
  kind,
  name,
  namespace: 'default',
});

async function applied(applyMode: ApplyMode, runtime: string, trainer: object): Promise<Embedded> {
  const cluster = embedded(applyMode);
  for (const object of runtimes) await cluster.apply(object);
  await cluster.apply({
    apiVersion: 'trainer.kubeflow.org/v1alpha1',
    kind: 'TrainJob',
    metadata: { name: 'large' },
    spec: { runtimeRef: { name: runtime }, trainer, suspend: true },
  });
  await cluster.settle();
  return cluster;
}

const jobSetIn = async (cluster: Embedded): Promise<JobSet | undefined> =>
  (await cluster.get(ref('jobset.x-k8s.io/v1alpha2', 'JobSet', 'large'))) as JobSet | undefined;

test.each(applyModes)('an MPI job of 4,000 nodes is created, in %s', async (applyMode) => {
  const cluster = await applied(applyMode, 'deepspeed-distributed', { numNodes: 4000 });
  const hostfile = await cluster.get(ref('v1', 'ConfigMap', 'large-mpi-hostfile'));
  expect((hostfile?.['data'] as { hostfile: string }).hostfile.match(/\n/g)).toHaveLength(4000);
  expect((await jobSetIn(cluster))?.spec.replicatedJobs?.[0]?.template.spec?.parallelism).toBe(3999);
});

const script = { command: ['python', '-c'], args: ['#'.repeat(900 * 1024)] };

test('a script of 900 KiB works with server-side apply', async () => {
  const cluster = await applied('server-side-apply', 'torch-distributed', script);
  const pod = (await jobSetIn(cluster))?.spec.replicatedJobs?.[0]?.template.spec?.template.spec;
  expect(pod?.containers[0]?.args?.[0]).toHaveLength(900 * 1024);
});

test('with dynamic apply it is refused with the reason and the remedy, and nothing is created', async () => {
  const cluster = await applied('dynamic', 'torch-distributed', script);
  expect(await jobSetIn(cluster)).toBeUndefined();
  const job = (await cluster.get(
    ref('trainer.kubeflow.org/v1alpha1', 'TrainJob', 'large'),
  )) as unknown as TrainJob;
  const created = job.status?.conditions?.find(({ type }) => type === 'Created');
  expect(created).toMatchObject({ status: 'False', reason: 'JobsBuildFailed' });
  expect(created?.message).toMatch(
    /JobSet default\/large takes \d+ bytes .*--apply-strategy=server-side-apply/,
  );
});
