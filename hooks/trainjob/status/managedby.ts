// Kubeflow KEP-2170: a TrainJob that names another controller is that controller's; nothing of it is touched. Here it is
// kept, and in the other cluster a copy runs.
import type { TrainJob } from '../api/types.js';
import { MULTIKUEUE_ORIGIN } from '../../kueue/labels.js';

const TRAINJOB_CONTROLLER = 'trainer.kubeflow.org/trainjob-controller';

export function isManagedElsewhere(trainJob: TrainJob): boolean {
  return (trainJob.spec.managedBy ?? TRAINJOB_CONTROLLER) !== TRAINJOB_CONTROLLER;
}

/** Whether this is the copy that another cluster waits for. MultiKueue takes `managedBy` off a copy and labels it. */
export function isCopy({ metadata }: TrainJob): boolean {
  return metadata.labels?.[MULTIKUEUE_ORIGIN] !== undefined;
}
