// Which jobs of a runtime are launcher and nodes, and how many Pods each gets. Kubeflow KEP-2170, as built in Trainer
// v2.3, with two differences: there is one launcher, and a launcher that is a node counts as one.
import type { Issue } from '../../../../api/issue.js';
import type { Container } from '../../../../api/kinds.js';
import type { MPIPolicy } from '../../../api/types.js';
import {
  type Draft,
  type PodSet,
  TRAINER_CONTAINER,
  containerOf,
  isTrainer,
  replicasOf,
  withPodSets,
} from '../../draft.js';

const LAUNCHER = 'launcher';
const NODE = 'node';

export function isLauncher({ name }: PodSet): boolean {
  return name === LAUNCHER;
}

export function isNode({ name }: PodSet): boolean {
  return name === NODE;
}

/** Whether processes are started in it: on every node, and on a launcher that is a node. */
export function computes(podSet: PodSet, { runLauncherAsNode }: MPIPolicy): boolean {
  return isNode(podSet) || (isLauncher(podSet) && runLauncherAsNode === true);
}

/** The container in which processes are started; that of the launcher, if it is the only node. */
export function computingContainerOf({ podSets }: Draft): Container | undefined {
  const podSet =
    podSets.find((candidate) => isNode(candidate) && candidate.count > 0) ?? podSets.find(isLauncher);
  return podSet === undefined ? undefined : containerOf(podSet, TRAINER_CONTAINER);
}

/** The draft with one launcher, and as many Pods in the job `node` as the TrainJob or the runtime has nodes. */
export function withCounts(draft: Draft, policy: MPIPolicy): Draft {
  const nodes = Math.max(nodePodsOf(draft, policy), 0);
  return withPodSets(
    draft,
    (podSet) => isNode(podSet) || (isLauncher(podSet) && isTrainer(podSet)),
    (podSet) => ({ ...podSet, count: isNode(podSet) ? nodes : 1 }),
  );
}

function nodePodsOf({ trainer, runtime, podSets }: Draft, { runLauncherAsNode }: MPIPolicy): number {
  const launchers = runLauncherAsNode === true ? 1 : 0;
  if (trainer.numNodes !== undefined) return trainer.numNodes - launchers;

  const { numNodes = 1 } = runtime.spec.mlPolicy ?? {};
  // If the launcher is the step that trains, Trainer v2.3 would create this number of launchers.
  if (numNodes > 1 && podSets.some((podSet) => isLauncher(podSet) && isTrainer(podSet))) {
    return numNodes - launchers;
  }
  const node = podSets.find(isNode);
  if (node === undefined) return 0;
  return node.count * replicasOf(node) === 1 ? 1 - launchers : node.count;
}

/** Jobs and containers that the runtime needs and does not have. A launcher that is the only node needs no others. */
export function missingIssues(draft: Draft, policy: MPIPolicy): readonly Issue[] {
  const { podSets, trainer, runtime } = draft;
  const nodes = trainer.numNodes ?? runtime.spec.mlPolicy?.numNodes ?? 1;
  const isAlone = policy.runLauncherAsNode === true && nodes <= 1;
  return [LAUNCHER, NODE].flatMap((name) => {
    const podSet = podSets.find((candidate) => candidate.name === name);
    if (podSet === undefined) return name === NODE && isAlone ? [] : [noJob(name)];
    // The container of the step that trains is checked in any case.
    if (isTrainer(podSet) || containerOf(podSet, TRAINER_CONTAINER) !== undefined) return [];
    return [noContainer(name)];
  });
}

const field = 'spec.template.spec.replicatedJobs';
const tasks: Readonly<Record<string, string>> = {
  [LAUNCHER]: 'from which MPI starts the processes',
  [NODE]: 'on which MPI starts the processes',
};

function noJob(name: string): Issue {
  return {
    field,
    problem: `the runtime has no job ${name}, ${tasks[name] ?? ''}`,
    remedy: `name that job ${name}`,
  };
}

function noContainer(name: string): Issue {
  return {
    field,
    problem: `job ${name} of the runtime, ${tasks[name] ?? ''}, has no container ${TRAINER_CONTAINER}`,
    remedy: `name its container ${TRAINER_CONTAINER}`,
  };
}
