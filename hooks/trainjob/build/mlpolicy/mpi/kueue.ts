// Kueue counts the Pods of a queued job with Trainer's own code, and charges the quota of its queue for them. Where
// metatrain runs other Pods (differences D7, D8, D9), the user gets a warning.
import { jobNamed } from '../../../../jobset/template.js';
import { KUEUE_QUEUE } from '../../../../kueue/labels.js';
import { ANCESTOR_STEP } from '../../../api/labels.js';
import type { Subject, Warn } from '../../check.js';

export const kueueMpi: Warn<Subject> = ({ trainJob, runtime, template }) => {
  const { mpi, numNodes = 1 } = runtime.spec.mlPolicy ?? {};
  const queue = trainJob.metadata.labels?.[KUEUE_QUEUE];
  if (mpi === undefined || queue === undefined) return [];
  const { trainer = {} } = trainJob.spec;
  const isNode = mpi.runLauncherAsNode === true;
  // Trainer applies number and resources to the step that trains, which need not be the launcher.
  const launches = jobNamed(template, 'launcher')?.template.metadata?.labels?.[ANCESTOR_STEP] === 'trainer';
  const ofTemplate = jobNamed(template, 'node')?.template.spec?.parallelism ?? 1;
  const nodes = trainer.numNodes ?? (numNodes > 1 ? numNodes : ofTemplate);
  const warnings: string[] = [];
  if (launches && numNodes > 1) {
    warnings.push(
      `Kueue charges queue ${queue} for ${numNodes} launchers, because of numNodes of the runtime, but only one runs`,
    );
  }
  if (isNode && nodes === 1) {
    warnings.push(`Kueue charges queue ${queue} for two nodes, but only one runs: the launcher`);
  }
  if (launches && !isNode && trainer.resourcesPerNode !== undefined) {
    warnings.push(
      `Kueue charges queue ${queue} for spec.trainer.resourcesPerNode once, but every node gets them`,
    );
  }
  return warnings;
};
