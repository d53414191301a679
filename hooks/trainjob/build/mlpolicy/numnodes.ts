// How many Pods a replicated job gets. Kubeflow KEP-2170: the runtime says so, and the TrainJob's numNodes wins.
import type { ReplicatedJob } from '../../../api/kinds.js';
import type { MLPolicy } from '../../api/types.js';
import { type Draft, trainerStepOf, withPodSets } from '../draft.js';

/** What the runtime says: its ML policy about the steps that train, else the template's parallelism; at least 1. */
export function numNodesOf(
  { template }: ReplicatedJob,
  step: string | undefined,
  mlPolicy: MLPolicy | undefined,
): number {
  const isTrainer = step === 'trainer' && mlPolicy !== undefined;
  const count = isTrainer ? mlPolicy.numNodes : template.spec?.parallelism;
  return Math.max(count ?? 1, 1);
}

/** The trainer step with the TrainJob's own number, where it has one. */
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
