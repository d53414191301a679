// An MPI runtime like those of the catalogue: workers that wait for SSH, and a launcher that starts when they are ready.
import type { ConfigMap, Container, JobSet, PodSpec, ReplicatedJob, Secret } from '../../hooks/api/kinds.js';
import type { Settings } from '../../hooks/api/settings.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import type { SSHKey } from '../../hooks/facts/need.js';
import type { TrainJobFacts } from '../../hooks/trainjob/api/facts.js';
import type { MPIPolicy, TrainJobSpec, TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { build, mlPolicyRules } from '../../hooks/trainjob/build/build.js';
import type { Build } from '../../hooks/trainjob/build/built.js';
import { aTrainJob, deepFrozen, find } from './objects.js';
import { aContainer, aJob, runtimeOf } from './runtimes.js';

export const aKey: SSHKey = { privateKey: 'the private key\n', publicKey: 'ecdsa-sha2-nistp521 AAAA\n' };

/** Job `node`: without a step label, as in the runtimes of the catalogue. */
export function aNodeJob(change: Parameters<typeof aJob>[0] = {}): ReplicatedJob {
  const containers = [aContainer({ command: ['/usr/sbin/sshd'], args: ['-De'] })];
  return aJob({ name: 'node', step: null, containers, ...change });
}

/** Job `launcher`: the trainer step. */
export function aLauncherJob(change: Parameters<typeof aJob>[0] = {}): ReplicatedJob {
  return aJob({
    name: 'launcher',
    job: { dependsOn: [{ name: 'node', status: 'Ready' }] },
    ...change,
  });
}

interface RuntimeChange {
  readonly policy?: MPIPolicy;
  readonly numNodes?: number;
  readonly jobs?: readonly ReplicatedJob[];
  readonly subdomain?: string;
}

export function mpiRuntime({
  policy = {},
  numNodes = 1,
  jobs = [aNodeJob(), aLauncherJob()],
  subdomain,
}: RuntimeChange = {}): TrainingRuntime {
  const template = subdomain === undefined ? {} : { spec: { network: { subdomain } } };
  return runtimeOf(jobs, { mlPolicy: { numNodes, mpi: policy }, template });
}

interface MPIChange extends RuntimeChange {
  readonly spec?: Partial<TrainJobSpec>;
  readonly facts?: TrainJobFacts;
  readonly settings?: Partial<Settings>;
}

/** The build of `ml/llama` on such a runtime; two nodes by default. */
export function mpiBuild({ spec, facts = { sshKey: aKey }, settings, ...runtime }: MPIChange = {}): Build {
  const trainJob = deepFrozen(aTrainJob(spec === undefined ? {} : { spec }));
  return build(trainJob, deepFrozen(mpiRuntime(runtime)), mlPolicyRules, {
    facts,
    settings: { ...defaultSettings, ...settings },
  });
}

export interface MPIJob {
  readonly jobSet: JobSet;
  /** Lines of the hostfile. */
  readonly hosts: readonly string[];
  readonly hostfile: ConfigMap;
  readonly secret: Secret;
  readonly pods: (job: string) => number | undefined;
  readonly pod: (job: string) => PodSpec;
  readonly container: (job: string) => Container;
}

/** The parts of the build; fails the test with the issues if the build is refused. */
export function mpiJob(change: MPIChange = {}): MPIJob {
  const built = mpiBuild(change);
  if (built.state === 'refused') throw new Error(JSON.stringify(built.issues));
  const { jobSet, others } = built;
  const specOf = (job: string): NonNullable<ReplicatedJob['template']['spec']> =>
    jobSet.spec.replicatedJobs!.find(({ name }) => name === job)!.template.spec!;
  const pod = (job: string): PodSpec => specOf(job).template.spec!;
  const hostfile = find<ConfigMap>(others, 'ConfigMap')!;
  return {
    jobSet,
    hosts: hostfile.data!['hostfile']!.split('\n').slice(0, -1),
    hostfile,
    secret: find<Secret>(others, 'Secret')!,
    pods: (job) => specOf(job).parallelism,
    pod,
    container: (job) => pod(job).containers.find(({ name }) => name === 'node')!,
  };
}

/** `NAME=value` of each variable of a container. */
export function variablesOf({ env = [] }: Container): readonly string[] {
  return env.map(({ name, value = '' }) => `${name}=${value}`);
}
