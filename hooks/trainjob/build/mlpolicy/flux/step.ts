// The job whose Pods form the Flux instance, and what its container's variables may change. Kubeflow KEP-2841.
import type { Issue } from '../../../../api/issue.js';
import { type Draft, type PodSet, TRAINER_CONTAINER, containerOf, isTrainer } from '../../draft.js';

/** The name of the job. */
export const STEP = 'node';

export const noStep: Issue = {
  field: 'spec.template.spec.replicatedJobs',
  problem: `the runtime has no job ${STEP} that trains, which the flux policy needs`,
  remedy: `name the job that trains ${STEP}`,
};

export function stepOf({ podSets }: Draft): PodSet | undefined {
  return podSets.find((podSet) => podSet.name === STEP && isTrainer(podSet));
}

const defaults = {
  FLUX_VIEW_IMAGE: 'ghcr.io/converged-computing/flux-view-ubuntu:tag-jammy',
  FLUX_NETWORK_DEVICE: 'eth0',
  FLUX_QUEUE_POLICY: 'fcfs',
};

/** The defaults, over them plain values of the runtime's container, over them those of the TrainJob. */
export function settingsOf({ trainer }: Draft, step: PodSet): typeof defaults {
  const env = [...(containerOf(step, TRAINER_CONTAINER)?.env ?? []), ...(trainer.env ?? [])];
  const given = env.flatMap(({ name, value }) =>
    name in defaults && value !== undefined && value !== '' ? [[name, value] as const] : [],
  );
  return { ...defaults, ...Object.fromEntries(given) };
}
