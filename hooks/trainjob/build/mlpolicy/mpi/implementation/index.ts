// The MPI implementation in the images of a runtime: one entry for each value of mpiImplementation. Kubeflow KEP-2170;
// Trainer v2.3 supports only the first.
import type { MPIPolicy } from '../../../../api/types.js';
import type { Implementation } from './implementation.js';
import { intel } from './intel.js';
import { mpich } from './mpich.js';
import { openMPI } from './openmpi.js';

type Name = NonNullable<MPIPolicy['mpiImplementation']>;

const implementations: { readonly [N in Name]: Implementation } = {
  OpenMPI: openMPI,
  Intel: intel,
  MPICH: mpich,
  '': openMPI,
};

export function implementationOf({ mpiImplementation = 'OpenMPI' }: MPIPolicy): Implementation {
  return implementations[mpiImplementation];
}
