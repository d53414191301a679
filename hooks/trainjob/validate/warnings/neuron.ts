// An AWS Neuron device has several cores; the number depends on the machine. One process is started for it, which is
// rarely intended. Source: AWS Neuron's device plugin.
import type { Subject, Warn } from '../../build/check.js';
import { acceleratorOf } from '../../build/mlpolicy/accelerators.js';
import { nodeResourcesOf } from '../../build/resources.js';

export const neuron: Warn<Subject> = (subject) => {
  const { resource = '' } = acceleratorOf(nodeResourcesOf(subject)) ?? {};
  const isSet = subject.trainJob.spec.trainer?.numProcPerNode !== undefined;
  if (isSet || !/^aws\.amazon\.com\/neuron(device)?$/.test(resource)) return [];
  return [
    `spec.trainer.numProcPerNode: one process is started for ${resource}; set it to the number of NeuronCores`,
  ];
};
