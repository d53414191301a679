// Kueue counts the Pods of a queued job with Trainer's own code, and charges its quota for those. Where metatrain runs
// others (differences D7, D8, D9), whoever queues a job should know.
import { ANCESTOR_STEP } from '../../../api/labels.js';
import { KUEUE_QUEUE } from '../../../../kueue/labels.js';
import type { Subject, Warn } from '../../check.js';
import { jobNamed } from '../../../../jobset/template.js';

export const kueueMpi: Warn<Subject> = ({ trainJob, runtime, template }) => {
  const { mpi, numNodes = 1 } = runtime.spec.mlPolicy ?? {};
  const queue = trainJob.metadata.labels?.[KUEUE_QUEUE];
  if (mpi === undefined || queue === undefined) return [];
  const { trainer = {} } = trainJob.spec;
  const isNode = mpi.runLauncherAsNode === true;
  // Trainer gives the number and the resources to the step that trains, which need not be the launcher.
  const launches = jobNamed(template, 'launcher')?.template.metadata?.labels?.[ANCESTOR_STEP] === 'trainer';
  const ofTemplate = jobNamed(template, 'node')?.template.spec?.parallelism ?? 1;
  const nodes = trainer.numNodes ?? (numNodes > 1 ? numNodes : ofTemplate);
  const warnings: string[] = [];
  if (launches && numNodes > 1) {
    warnings.push(
      `Kueue charges queue ${queue} for ${numNodes} launchers, by numNodes of the runtime, and one runs`,
    );
  }
  if (isNode && nodes === 1) {
    warnings.push(`Kueue charges queue ${queue} for two nodes, and one runs: the launcher`);
  }
  if (launches && !isNode && trainer.resourcesPerNode !== undefined) {
    warnings.push(
      `Kueue charges queue ${queue} for spec.trainer.resourcesPerNode once, and every node gets them`,
    );
  }
  return warnings;
};
