// The job while it is built: the runtime's template with the patches applied, one pod set for each replicated job, and
// what the policies have added so far. Source: Kubeflow KEP-2170, as built in Trainer v2.3 (runtime.Info and its PodSets).
import type { Issue } from '../../api/issue.js';
import type { Container, PodSpec, ReplicatedJob } from '../../api/kinds.js';
import type { Settings } from '../../api/settings.js';
import { type PodHosts, podHost } from '../../jobset/names.js';
import { containerNamed, initContainerNamed, withPodTemplate } from '../../jobset/template.js';
import type { TrainJobFacts } from '../api/facts.js';
import { isStep } from '../api/steps.js';
import type { JobSetTemplate, TrainJob, Trainer, TrainingRuntime } from '../api/types.js';

/** The container that trains, in the trainer step of every runtime. */
export const TRAINER_CONTAINER = 'node';

/** One replicated job, and how many Pods each of its replicas gets. */
export interface PodSet {
  readonly name: string;
  /** Which step of a TrainJob it is; undefined for any other job of the runtime. */
  readonly step: string | undefined;
  readonly count: number;
  /** What is built, without the counts. */
  readonly job: ReplicatedJob;
}

export interface Draft {
  readonly trainJob: TrainJob;
  readonly settings: Pick<Settings, 'clusterDomain' | 'progress' | 'progressUrl'>;
  readonly facts: TrainJobFacts;
  /** `spec.trainer`; `{}` if it is not set. */
  readonly trainer: Trainer;
  readonly runtime: TrainingRuntime;
  /** The JobSet, without its replicated jobs. */
  readonly template: JobSetTemplate;
  readonly podSets: readonly PodSet[];
  /** Faults that were found so far. If there is any, nothing is built. */
  readonly issues: readonly Issue[];
}

// ---- reading a draft

/** The pod set that trains: the first one with that label. */
export function trainerStepOf({ podSets }: Draft): PodSet | undefined {
  return podSets.find(isTrainer);
}

export function isTrainer({ step }: PodSet): boolean {
  return step === 'trainer';
}

export function containerOf({ job }: PodSet, name: string): Container | undefined {
  return containerNamed(job, name);
}

export function initContainerOf({ job }: PodSet, name: string): Container | undefined {
  return initContainerNamed(job, name);
}

/** DNS name of the first Pod of a pod set, where the processes of a job meet. */
export function firstHostOf(draft: Draft, podSet: PodSet): string {
  return podHost(hostsOf(draft, podSet), 0, 0);
}

/** DNS names of all Pods of a pod set, replica by replica. */
export function endpointsOf(draft: Draft, podSet: PodSet): readonly string[] {
  // Without Pods, the number of replicas may be arbitrarily large.
  if (podSet.count === 0) return [];
  const hosts = hostsOf(draft, podSet);
  return Array.from({ length: replicasOf(podSet) }, (_, replica) =>
    Array.from({ length: podSet.count }, (_, index) => podHost(hosts, replica, index)),
  ).flat();
}

/** A step of a TrainJob is one Job; other jobs have the replicas that the runtime sets. */
export function replicasOf({ step, job }: PodSet): number {
  return isStep(step) ? 1 : (job.replicas ?? 1);
}

/** The subdomain of the Pods' host names: the JobSet's headless Service. */
export function subdomainOf({ trainJob, template }: Draft): string {
  return template.spec?.network?.subdomain ?? trainJob.metadata.name;
}

function hostsOf(draft: Draft, podSet: PodSet): PodHosts {
  const jobSet = draft.trainJob.metadata.name;
  return { jobSet, replicatedJob: podSet.name, subdomain: subdomainOf(draft) };
}

// ---- a draft with one change

export function withIssues(draft: Draft, ...issues: readonly Issue[]): Draft {
  return { ...draft, issues: [...draft.issues, ...issues] };
}

/** Changes the pod sets that match `which`. */
export function withPodSets(
  draft: Draft,
  which: (podSet: PodSet) => boolean,
  change: (podSet: PodSet) => PodSet,
): Draft {
  return { ...draft, podSets: draft.podSets.map((podSet) => (which(podSet) ? change(podSet) : podSet)) };
}

export function withPodSpec(podSet: PodSet, change: (spec: PodSpec) => PodSpec): PodSet {
  const job = withPodTemplate(podSet.job, (pod) => ({
    ...pod,
    spec: change(pod.spec ?? { containers: [] }),
  }));
  return { ...podSet, job };
}

/** Changes one container; without it the pod set stays the same. */
export function withContainer(
  podSet: PodSet,
  name: string,
  change: (container: Container) => Container,
): PodSet {
  return withPodSpec(podSet, (spec) => ({ ...spec, containers: spec.containers.map(named(name, change)) }));
}

/** The same for an init container. */
export function withInitContainer(
  podSet: PodSet,
  name: string,
  change: (container: Container) => Container,
): PodSet {
  return withPodSpec(podSet, ({ initContainers = [], ...spec }) => ({
    ...spec,
    initContainers: initContainers.map(named(name, change)),
  }));
}

function named(
  name: string,
  change: (container: Container) => Container,
): (container: Container) => Container {
  return (container) => (container.name === name ? change(container) : container);
}

/** Changes the container that trains. */
export function withTrainerContainer(draft: Draft, change: (container: Container) => Container): Draft {
  const trainerStep = trainerStepOf(draft);
  return withPodSets(
    draft,
    (podSet) => podSet === trainerStep,
    (podSet) => withContainer(podSet, TRAINER_CONTAINER, change),
  );
}
