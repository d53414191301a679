// How many processes a node starts, and why. Kubeflow KEP-2170 (numProcPerNode); unlike in Trainer v2.3, the merged
// resources of the container decide, by the table of accelerators.
import type { ResourceRequirements } from '../../../api/kinds.js';
import type { Trainer } from '../../api/types.js';
import { acceleratorOf, unitsOf } from './accelerators.js';

export interface Processes {
  /** `auto`: torch counts the devices. */
  readonly perNode: number | 'auto';
  /** For people who ask why. */
  readonly reason: string;
}

/** For a launcher that can count devices itself, such as torchrun. */
export function decideProcesses(
  { numProcPerNode }: Trainer,
  resources: ResourceRequirements = {},
): Processes {
  if (numProcPerNode !== undefined) {
    return { perNode: numProcPerNode, reason: 'spec.trainer.numProcPerNode is set' };
  }
  const found = acceleratorOf(resources);
  switch (found?.class) {
    case 'devices':
    case 'part':
      return { perNode: 'auto', reason: `the container has ${found.resource}; torch counts its devices` };
    case 'chips':
      return { perNode: found.count, reason: `the container has ${found.count} of ${found.resource}` };
    case 'whole':
      return {
        perNode: found.count,
        reason: `one process uses ${found.resource}; for more, set spec.trainer.numProcPerNode`,
      };
    case undefined:
      return withoutAccelerator(resources);
  }
}

function withoutAccelerator(resources: ResourceRequirements): Processes {
  const [claim] = resources.claims ?? [];
  if (claim !== undefined) {
    return {
      perNode: 'auto',
      reason: `the container has the resource claim ${claim.name}; if that is not an accelerator, set spec.trainer.numProcPerNode`,
    };
  }
  const cpus = Math.max(unitsOf(resources, 'cpu'), 1);
  return { perNode: cpus, reason: `the container has no accelerator and ${cpus} CPUs` };
}
