// Kueue counts the Pods of a queued job with Trainer's own code, and charges its quota for those. Where metatrain runs
// others (differences D7, D8, D9), whoever queues a job should know.
import { KUEUE_QUEUE } from '../../../api/labels.js';
import type { Subject, Warn } from '../check.js';

export const kueueMpi: Warn<Subject> = ({ trainJob, runtime }) => {
  const { mpi, numNodes: launchers = 1 } = runtime.spec.mlPolicy ?? {};
  const queue = trainJob.metadata.labels?.[KUEUE_QUEUE];
  if (mpi === undefined || queue === undefined) return [];
  const { trainer = {} } = trainJob.spec;
  const isNode = mpi.runLauncherAsNode === true;
  const warnings: string[] = [];
  if (launchers > 1) {
    warnings.push(
      `Kueue charges queue ${queue} for ${launchers} launchers, by numNodes of the runtime, and one runs`,
    );
  }
  if (isNode && trainer.numNodes === 1) {
    warnings.push(`Kueue charges queue ${queue} for two nodes, and one runs: the launcher`);
  }
  if (!isNode && trainer.resourcesPerNode !== undefined) {
    warnings.push(
      `Kueue charges queue ${queue} for spec.trainer.resourcesPerNode once, and every node gets them`,
    );
  }
  return warnings;
};
