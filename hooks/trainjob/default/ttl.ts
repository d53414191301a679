// The annotation that remembers `spec.ttlSecondsAfterFinished`. A client that was built without the field drops it with
// any update, and nobody can tell that from a person who took it away: the annotation then stays, and counts.
import type { TrainJob } from '../api/types.js';
import { TTL_SECONDS } from '../api/labels.js';
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
