// Which torchtune recipe a TrainJob selects, as far as the checks need it.
import type { TrainJob } from '../../../api/types.js';
import type { Subject } from '../../check.js';
import { nodeResourcesOf } from '../../resources.js';
import { acceleratorOf } from '../accelerators.js';
import { isTorchtune, modelOf as nameOf } from './torchtune.js';

/** The models that have recipes. Kubeflow Trainer v2.3. */
export const models = ['llama3_2/1B', 'llama3_2/3B', 'llama3_3/70B', 'qwen2_5/1.5B'] as const;
export type Model = (typeof models)[number];

/** Whether the torch policy selects a recipe for it. */
export function isTuned({ trainJob, runtime }: Subject): boolean {
  return runtime.spec.mlPolicy?.torch !== undefined && isTorchtune(trainJob.spec.trainer ?? {});
}

/** Undefined if the runtime is not named after a model with a recipe. */
export function modelOf({ spec }: TrainJob): Model | undefined {
  const name = nameOf(spec.runtimeRef.name);
  return models.find((model) => model === name);
}

/** Whether the TrainJob or its runtime asks for one process, or for one device. */
export function isSingleDevice(subject: Subject): boolean {
  const { numProcPerNode } = subject.trainJob.spec.trainer ?? {};
  return numProcPerNode === 1 || acceleratorOf(nodeResourcesOf(subject))?.count === 1;
}
