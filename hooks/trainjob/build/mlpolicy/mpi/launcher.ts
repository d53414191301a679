// A launcher that trains beside other nodes needs a job of its own, and they theirs. Kubeflow Trainer v2.3 (MPI).
import type { Check, Subject } from '../../check.js';
import { jobNamed } from '../../../../jobset/template.js';

export const mpiLauncher: Check<Subject> = ({ trainJob, runtime, template }) => {
  const isNode = runtime.spec.mlPolicy?.mpi?.runLauncherAsNode === true;
  const { numNodes = 1 } = trainJob.spec.trainer ?? {};
  const missing = ['launcher', 'node'].filter((name) => jobNamed(template, name) === undefined);
  if (!isNode || numNodes < 2 || missing.length === 0) return [];
  return [
    {
      field: 'spec.trainer.numNodes',
      problem: `the runtime has runLauncherAsNode and no job ${missing.join(', no job ')}: it cannot run ${numNodes} nodes`,
      remedy: 'set it to 1, or name a runtime with jobs launcher and node',
    },
  ];
};
