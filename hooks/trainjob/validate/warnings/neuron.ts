// An AWS Neuron device has several cores, how many depends on the machine: one process is started for it, which is
// seldom what is meant. Source: AWS Neuron's device plugin.
import { acceleratorOf } from '../../build/mlpolicy/accelerators.js';
import type { Subject, Warn } from '../../build/check.js';
import { nodeResourcesOf } from '../../build/resources.js';

export const neuron: Warn<Subject> = (subject) => {
  const { resource = '' } = acceleratorOf(nodeResourcesOf(subject)) ?? {};
  const isSaid = subject.trainJob.spec.trainer?.numProcPerNode !== undefined;
  if (isSaid || !/^aws\.amazon\.com\/neuron(device)?$/.test(resource)) return [];
  return [
    `spec.trainer.numProcPerNode: one process is started for ${resource}; set it to the number of NeuronCores`,
  ];
};
