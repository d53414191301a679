// The result of `build` for a TrainJob, for the tests of policies: the container of the trainer.
import type { KubeObject } from '../../hooks/api/hook.js';
import type { Container, JobSet, ReplicatedJob } from '../../hooks/api/kinds.js';
import type { MLPolicy, Trainer, TrainJobSpec, TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { build } from '../../hooks/trainjob/build/build.js';
import { aRuntime, aTrainJob, deepFrozen } from './objects.js';

interface Change {
  readonly runtimeName?: string;
  readonly mlPolicy?: MLPolicy;
  /** Fields of the runtime's container in addition to its name and image. */
  readonly container?: Partial<Container>;
  /** Further members of the trainer step's Pod. */
  readonly pod?: object;
  /** Replicated jobs before the trainer step. */
  readonly jobs?: readonly ReplicatedJob[];
  readonly spec?: Partial<TrainJobSpec>;
}

/** The runtime `torch` with another policy, container or further jobs. */
export function runtimeWith({
  mlPolicy = { numNodes: 1, torch: {} },
  container,
  pod,
  jobs = [],
  runtimeName = 'torch',
}: Change = {}): TrainingRuntime {
  const step: ReplicatedJob = {
    name: 'node',
    template: {
      metadata: { labels: { 'trainer.kubeflow.org/trainjob-ancestor-step': 'trainer' } },
      spec: {
        template: {
          spec: { containers: [{ name: 'node', image: 'registry.local/train:1', ...container }], ...pod },
        },
      },
    },
  };
  const runtime = aRuntime({ mlPolicy, template: { spec: { replicatedJobs: [...jobs, step] } } });
  return deepFrozen({ ...runtime, metadata: { name: runtimeName } }) as unknown as TrainingRuntime;
}

export interface BuiltObjects {
  readonly jobSet: JobSet;
  readonly others: readonly KubeObject[];
}

/** Fails the test with the issues if the build is refused. */
export function builtOf(trainer: Trainer | undefined, change: Change = {}): BuiltObjects {
  const { spec, runtimeName = 'torch' } = change;
  const { trainer: _default, ...rest } = aTrainJob().spec;
  const named = { ...rest, runtimeRef: { ...rest.runtimeRef, name: runtimeName } };
  const job = { ...aTrainJob(), spec: { ...named, ...(trainer === undefined ? {} : { trainer }), ...spec } };
  const result = build(deepFrozen(job), runtimeWith(change));
  if (result.state === 'refused') throw new Error(JSON.stringify(result.issues));
  return result;
}

/** The built container of the trainer. */
export function nodeOf(trainer: Trainer | undefined, change: Change = {}): Container {
  return containerIn(builtOf(trainer, change).jobSet, 'node', 'node');
}

export function containerIn({ spec }: JobSet, job: string, name: string): Container {
  const pod = spec.replicatedJobs?.find((replicated) => replicated.name === job)?.template.spec?.template
    .spec;
  const found = [...(pod?.containers ?? []), ...(pod?.initContainers ?? [])].find(
    (container) => container.name === name,
  );
  if (found === undefined) throw new Error(`no container ${name} in ${job}`);
  return found;
}
