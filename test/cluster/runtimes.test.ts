// The real API server accepts the catalogue and all examples, JobSet's webhooks accept their JobSets, and the API server
// accepts the Jobs that JobSet creates for them.
import { existsSync, readdirSync } from 'node:fs';
import { readObjects } from '../../cli/manifests.js';
import type { KubeObject } from '../../hooks/api/hook.js';
import type { JobSet, ReplicatedJob } from '../../hooks/api/kinds.js';
import type { TrainJob, TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { build, mlPolicyRules } from '../../hooks/trainjob/build/build.js';
import { adminKubectl } from './cluster.js';
import { waitFor } from './waitfor.js';

const run = adminKubectl();
const catalogue = 'manifests/runtimes';
const folders = [catalogue, `${catalogue}/data-cache`];

interface Example {
  readonly name: string;
  readonly trainJob: TrainJob;
  readonly runtime: TrainingRuntime;
}

const runtimes = folders
  .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.yaml') && !file.endsWith('kustomization.yaml'))
  .flatMap(readObjects) as unknown as TrainingRuntime[];
const examples = readdirSync('examples')
  .filter((name) => existsSync(`examples/${name}/trainjob.yaml`))
  .flatMap((name): readonly Example[] => {
    const trainJob = readObjects(`examples/${name}/trainjob.yaml`)[0] as unknown as TrainJob;
    const runtime = runtimes.find(({ metadata }) => metadata.name === trainJob.spec.runtimeRef.name);
    return runtime === undefined ? [] : [{ name, trainJob, runtime }];
  });

/** The text of the key does not matter here. */
const facts = { sshKey: { privateKey: 'private', publicKey: 'public' } };

function builtOf({ trainJob, runtime }: Example): readonly [JobSet, readonly KubeObject[]] {
  const { metadata, spec } = trainJob;
  const stored = { ...metadata, namespace: 'default', uid: '7b1e6a4e-0000-4000-8000-000000000001' };
  const result = build({ ...trainJob, metadata: stored, spec }, runtime, mlPolicyRules, { facts });
  if (result.state === 'refused') throw new Error(JSON.stringify(result.issues));
  return [result.jobSet, result.others];
}

/** As JobSet creates it: with the defaults of its webhook, and the volumes of its claims. */
function jobOf({ metadata, spec }: JobSet, { name, template }: ReplicatedJob): object {
  const claims = (spec.volumeClaimPolicies ?? []).flatMap(({ templates = [] }) => templates);
  const volumes = claims.map((claim) => ({
    name: claim.metadata?.name,
    persistentVolumeClaim: { claimName: `${claim.metadata?.name ?? ''}-${metadata.name}` },
  }));
  const pod = template.spec!.template;
  const podSpec = {
    restartPolicy: 'OnFailure',
    ...pod.spec,
    volumes: [...(pod.spec?.volumes ?? []), ...volumes],
  };
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: `${metadata.name}-${name}-0`, namespace: 'default' },
    spec: { completionMode: 'Indexed', ...template.spec, template: { ...pod, spec: podSpec } },
  };
}

const dryRun = (objects: readonly object[]): Promise<string> =>
  run(
    ['create', '--dry-run=server', '-f', '-', '-o', 'name'],
    JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects }),
  );

afterAll(async () => {
  for (const folder of folders) await run(['delete', '-k', folder, '--wait=false']);
});

test.each(folders)('%s can be applied', async (folder) => {
  const answer = await run(['apply', '--server-side', '-k', folder]);
  const names = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  expect(answer.trim().split('\n')).toHaveLength(names.length - 1);
});

test('every runtime has an example', () => {
  expect(examples.map(({ runtime }) => runtime.metadata.name).sort()).toEqual(
    runtimes
      .filter(({ kind }) => kind === 'ClusterTrainingRuntime')
      .map(({ metadata }) => metadata.name)
      .sort(),
  );
});

test.each(examples)('examples/$name is accepted, and so are its JobSet and Jobs', async (example) => {
  const [jobSet, others] = builtOf(example);
  const jobs = (jobSet.spec.replicatedJobs ?? []).map((job) => jobOf(jobSet, job));
  const answer = await dryRun([example.trainJob, jobSet, ...others, ...jobs]);
  expect(answer.trim().split('\n')).toHaveLength(2 + others.length + jobs.length);
});

test.each([
  { exitCode: '1', name: 'is final', reason: 'FailJobSetFailurePolicyAction', restarts: '0' },
  { exitCode: '143', name: 'is retried', reason: 'ReachedMaxRestarts', restarts: '3' },
])('exit code $exitCode under jax-distributed-retry $name', async ({ exitCode, reason, restarts }) => {
  const example = examples.find(({ name }) => name === 'jax-distributed-retry')!;
  const [jobSet] = builtOf(example);
  const name = `retry-${exitCode}`;
  const annotations = { 'test.metatrain.io/exit-code': exitCode };
  const replicatedJobs = jobSet.spec.replicatedJobs!.map((job) => {
    const pod = { ...job.template.spec!.template, metadata: { annotations } };
    return { ...job, template: { ...job.template, spec: { ...job.template.spec, template: pod } } };
  });
  const broken = {
    ...jobSet,
    metadata: { ...jobSet.metadata, name },
    spec: { ...jobSet.spec, replicatedJobs },
  };
  await run(['create', '-f', '-'], JSON.stringify(broken));

  const path = "{.status.conditions[?(@.type=='Failed')].reason} {.status.restarts}";
  const seen = (): Promise<string> => run(['get', 'jobset', name, '-o', `jsonpath=${path}`]);
  await waitFor(`the JobSet fails for ${reason}`, seen, (text) => text === `${reason} ${restarts}`);
  await run(['delete', 'jobset', name, '--wait=false']);
});
