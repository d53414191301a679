// A node of an MPI job has at least one slot. Kubeflow Trainer allows any number; for Flux, the CRD has a rule.
import type { TrainingRuntime } from '../../../api/types.js';
import type { Check } from '../../check.js';

export const mpiNumProcPerNode: Check<{ readonly runtime: TrainingRuntime }> = ({ runtime }) => {
  const count = runtime.spec.mlPolicy?.mpi?.numProcPerNode ?? 1;
  if (count >= 1) return [];
  return [
    {
      field: 'spec.mlPolicy.mpi.numProcPerNode',
      problem: `${count} processes on a node cannot train`,
      remedy: 'set it to 1 or more; with 1 it is derived from the resources',
    },
  ];
};
