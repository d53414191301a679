// The annotation that keeps `spec.ttlSecondsAfterFinished`. A client that was built without the field removes it with any
// update, and that cannot be told from a user who removes it: the annotation then stays, and applies.
import { TTL_SECONDS } from '../api/labels.js';
import type { TrainJob } from '../api/types.js';
import type { Default } from './rule.js';

export const ttl: Default = (trainJob) => {
  const seconds = trainJob.spec.ttlSecondsAfterFinished;
  const { annotations } = trainJob.metadata;
  if (seconds === undefined || annotations?.[TTL_SECONDS] === String(seconds)) return trainJob;
  return withAnnotation(trainJob, String(seconds));
};

function withAnnotation(trainJob: TrainJob, text: string): TrainJob {
  const annotations = { ...trainJob.metadata.annotations, [TTL_SECONDS]: text };
  return { ...trainJob, metadata: { ...trainJob.metadata, annotations } };
}
