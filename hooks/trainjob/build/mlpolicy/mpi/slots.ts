// How many processes MPI starts on a node, and why. Kubeflow KEP-2170 (numProcPerNode); unlike in Trainer v2.3, the merged
// resources of the container that computes decide, by the table of accelerators. MPI itself does not count devices.
import type { ResourceRequirements } from '../../../../api/kinds.js';
import type { MPIPolicy, Trainer } from '../../../api/types.js';
import type { Draft } from '../../draft.js';
import { acceleratorOf } from '../accelerators.js';
import { computingContainerOf } from './nodes.js';

export interface Slots {
  readonly perNode: number;
  /** For people who ask why. */
  readonly reason: string;
}

/** Of a draft whose resources are complete. */
export function slotsOf(draft: Draft, policy: MPIPolicy): Slots {
  const { trainer = {} } = draft.trainJob.spec;
  return decideSlots(trainer, policy, computingContainerOf(draft)?.resources);
}

export function decideSlots(
  { numProcPerNode }: Trainer,
  { numProcPerNode: ofRuntime = 1 }: MPIPolicy,
  resources: ResourceRequirements = {},
): Slots {
  if (numProcPerNode !== undefined) {
    return { perNode: numProcPerNode, reason: 'spec.trainer.numProcPerNode is set' };
  }
  // 1 is the default of the API: it may not have been set at all.
  if (ofRuntime > 1) return { perNode: ofRuntime, reason: 'spec.mlPolicy.mpi.numProcPerNode is set' };

  const found = acceleratorOf(resources);
  switch (found?.class) {
    case 'devices':
    case 'chips':
      return { perNode: found.count, reason: `the container has ${found.count} of ${found.resource}` };
    case 'whole':
    case 'part':
      return {
        perNode: found.count,
        reason: `one process uses ${found.resource}; for more, set spec.trainer.numProcPerNode`,
      };
    case undefined:
      return {
        perNode: 1,
        reason: 'the container has no accelerator; for more, set spec.trainer.numProcPerNode',
      };
  }
}
