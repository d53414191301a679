// Kubeflow KEP-2170: a TrainJob whose `spec.managedBy` names another controller is left to that controller. With
// MultiKueue, a copy of it runs in another cluster.
import { MULTIKUEUE_ORIGIN } from '../../kueue/labels.js';
import type { TrainJob } from '../api/types.js';

const TRAINJOB_CONTROLLER = 'trainer.kubeflow.org/trainjob-controller';

export function isManagedElsewhere(trainJob: TrainJob): boolean {
  return (trainJob.spec.managedBy ?? TRAINJOB_CONTROLLER) !== TRAINJOB_CONTROLLER;
}

/** Whether this is such a copy. MultiKueue removes `managedBy` from a copy, and labels it. */
export function isCopy({ metadata }: TrainJob): boolean {
  return metadata.labels?.[MULTIKUEUE_ORIGIN] !== undefined;
}
