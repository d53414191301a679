// How many Pods a replicated job gets. Kubeflow KEP-2170: numNodes of the TrainJob wins over the runtime.
import type { ReplicatedJob } from '../../../api/kinds.js';
import type { MLPolicy } from '../../api/types.js';
import { type Draft, trainerStepOf, withPodSets } from '../draft.js';

/** For a step that trains, numNodes of the ML policy; else the parallelism of the template. At least 1. */
export function numNodesOf(
  { template }: ReplicatedJob,
  step: string | undefined,
  mlPolicy: MLPolicy | undefined,
): number {
  const isTrainer = step === 'trainer' && mlPolicy !== undefined;
  const count = isTrainer ? mlPolicy.numNodes : template.spec?.parallelism;
  return Math.max(count ?? 1, 1);
}

/** Sets the TrainJob's numNodes, if it has one, in the trainer step. */
export function withNumNodes(draft: Draft): Draft {
  const { numNodes } = draft.trainer;
  if (numNodes === undefined) return draft;
  const trainerStep = trainerStepOf(draft);
  return withPodSets(
    draft,
    (podSet) => podSet === trainerStep,
    (podSet) => ({ ...podSet, count: numNodes }),
  );
}
