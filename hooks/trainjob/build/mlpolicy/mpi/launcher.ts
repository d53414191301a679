// If the launcher is one of several nodes, the runtime needs both a job for the launcher and one for the other nodes.
// Kubeflow Trainer v2.3 (MPI).
import { jobNamed } from '../../../../jobset/template.js';
import type { Check, Subject } from '../../check.js';

export const mpiLauncher: Check<Subject> = ({ trainJob, runtime, template }) => {
  const isNode = runtime.spec.mlPolicy?.mpi?.runLauncherAsNode === true;
  const { numNodes = 1 } = trainJob.spec.trainer ?? {};
  const missing = ['launcher', 'node'].filter((name) => jobNamed(template, name) === undefined);
  if (!isNode || numNodes < 2 || missing.length === 0) return [];
  return [
    {
      field: 'spec.trainer.numNodes',
      problem: `the runtime sets runLauncherAsNode but has no job ${missing.join(' and no job ')}, so it cannot run ${numNodes} nodes`,
      remedy: 'set it to 1, or use a runtime with jobs launcher and node',
    },
  ];
};
