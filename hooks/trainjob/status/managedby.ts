// Kubeflow KEP-2170: a TrainJob that names another controller is that controller's; nothing of it is touched.
import type { TrainJob } from '../../api/kinds.js';

export const TRAINJOB_CONTROLLER = 'trainer.kubeflow.org/trainjob-controller';

export function isManagedElsewhere(trainJob: TrainJob): boolean {
  return (trainJob.spec.managedBy ?? TRAINJOB_CONTROLLER) !== TRAINJOB_CONTROLLER;
}
