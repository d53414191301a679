// When a job was last resumed. Kubeflow KEP-2899 counts the deadline from there, and a sync may not have seen the
// suspension. Only a change of spec.suspend sets the time: what a client writes is ignored.
import { RESUMED_AT } from '../api/labels.js';
import type { TrainJob } from '../api/types.js';
import type { Default } from './rule.js';

export const resumedAt: Default = (trainJob, old, now) => {
  const isResumed = old?.spec.suspend === true && trainJob.spec.suspend !== true;
  const since = isResumed ? now : old?.metadata.annotations?.[RESUMED_AT];
  return trainJob.metadata.annotations?.[RESUMED_AT] === since ? trainJob : withResumedAt(trainJob, since);
};

function withResumedAt(trainJob: TrainJob, since: string | undefined): TrainJob {
  const { [RESUMED_AT]: _written, ...others } = trainJob.metadata.annotations ?? {};
  const annotations = since === undefined ? others : { ...others, [RESUMED_AT]: since };
  return { ...trainJob, metadata: { ...trainJob.metadata, annotations } };
}
