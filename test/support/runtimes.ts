// Runtimes from their jobs, valid by default, and the build of a TrainJob on them. The inputs are frozen, so that a rule
// that writes to them fails at once.
import type { Issue } from '../../hooks/api/issue.js';
import type { Container, JobSet, PodSpec, ReplicatedJob } from '../../hooks/api/kinds.js';
import { ANCESTOR_STEP } from '../../hooks/trainjob/api/labels.js';
import type { TrainJob, TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { build } from '../../hooks/trainjob/build/build.js';
import { containerIn } from './built.js';
import { aTrainJob, deepFrozen } from './objects.js';

interface JobChange {
  readonly name?: string;
  /** The step in its label; null for a job that is not a step of the TrainJob. */
  readonly step?: string | null;
  readonly containers?: readonly Container[];
  readonly pod?: Partial<PodSpec>;
  readonly job?: Omit<Partial<ReplicatedJob>, 'name' | 'template'>;
  readonly parallelism?: number;
}

/** Job `node`, which trains in a container `node`. */
export function aJob({
  name = 'node',
  step = 'trainer',
  containers = [aContainer()],
  pod,
  job,
  parallelism,
}: JobChange = {}): ReplicatedJob {
  return {
    ...job,
    name,
    template: {
      ...(step === null ? {} : { metadata: { labels: { [ANCESTOR_STEP]: step } } }),
      spec: {
        ...(parallelism === undefined ? {} : { parallelism }),
        template: { spec: { containers, ...pod } },
      },
    },
  };
}

export function aContainer(change: Partial<Container> = {}): Container {
  return { name: 'node', image: 'registry.local/train:1', ...change };
}

/** ClusterTrainingRuntime `torch` with these jobs; `spec` can replace or remove the policy. */
export function runtimeOf(
  jobs: readonly ReplicatedJob[] = [aJob()],
  spec: Partial<TrainingRuntime['spec']> = { mlPolicy: { numNodes: 1, torch: {} } },
): TrainingRuntime {
  const { template, ...policies } = spec;
  return {
    apiVersion: 'trainer.kubeflow.org/v1alpha1',
    kind: 'ClusterTrainingRuntime',
    metadata: { name: 'torch' },
    spec: { ...policies, template: { ...template, spec: { ...template?.spec, replicatedJobs: jobs } } },
  };
}

type SpecChange = NonNullable<Parameters<typeof aTrainJob>[0]>['spec'];

const job = (spec: SpecChange): TrainJob =>
  deepFrozen(aTrainJob({ ...(spec === undefined ? {} : { spec }) }));

/** The JobSet of `ml/llama` with this spec. */
export function builtJobSet(runtime: TrainingRuntime, spec?: SpecChange): JobSet {
  const built = build(job(spec), deepFrozen(runtime));
  if (built.state === 'refused') throw new Error(JSON.stringify(built.issues));
  return built.jobSet;
}

export function builtJob(runtime: TrainingRuntime, spec?: SpecChange, name = 'node'): ReplicatedJob {
  return builtJobSet(runtime, spec).spec.replicatedJobs!.find((replicated) => replicated.name === name)!;
}

/** A container of the job with this name, by default that of the trainer. */
export function builtContainer(
  runtime: TrainingRuntime,
  spec?: SpecChange,
  { inJob = 'node', name = inJob }: { inJob?: string; name?: string } = {},
): Container {
  return containerIn(builtJobSet(runtime, spec), inJob, name);
}

/** The issues of a refused TrainJob; none if it is built. */
export function issuesOf(runtime: TrainingRuntime, spec?: SpecChange): readonly Issue[] {
  const built = build(job(spec), deepFrozen(runtime));
  return built.state === 'refused' ? built.issues : [];
}
