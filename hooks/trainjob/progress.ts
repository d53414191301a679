// How TrainJobs receive reports of progress (Kubeflow KEP-2779): on metatrain's path, and on the path that workers of
// Kubeflow Trainer use, with the messages of Trainer v2.3.
import type { ProgressReports } from '../contract/progress.js';
import { endOf } from './api/end.js';
import { PROGRESS } from './api/labels.js';
import type { TrainJob } from './api/types.js';
import { progressAudienceOf } from './build/progress.js';
import { readTrainerStatus, trainerStatusOf } from './status/progress.js';

/** Accepted for the reports of every job: the Pod decides which. */
const AUDIENCE = 'trainer.kubeflow.org';

export const progress: ProgressReports = {
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'TrainJob',
  plural: 'trainjobs',
  member: 'trainerStatus',
  annotation: PROGRESS,
  audiences: (namespace, name) => [AUDIENCE, progressAudienceOf(namespace, name)],
  read: (reported) => {
    const reading = readTrainerStatus(reported);
    return reading.state === 'read' ? { state: 'read', report: reading.trainerStatus } : reading;
  },
  stored: (parent) => trainerStatusOf(parent as unknown as TrainJob),
  ended: (parent) => endOf((parent as unknown as TrainJob).status?.conditions)?.type,
  upstream: {
    path: '/apis/trainer.kubeflow.org/v1alpha1/namespaces/{namespace}/trainjobs/{name}/status',
    statuses: {
      401: { reason: 'Unauthorized', words: 'Unauthorized' },
      403: { reason: 'Forbidden', words: 'Forbidden' },
      404: { reason: 'NotFound', words: 'Train job not found' },
      405: { reason: 'MethodNotAllowed', words: 'Method not allowed' },
      408: { reason: 'Timeout', words: 'Timeout' },
      409: { reason: 'Conflict', words: 'Train job finished' },
      413: { reason: 'RequestEntityTooLarge', words: 'Payload too large' },
      422: { reason: 'Invalid', words: 'Invalid payload' },
      429: { reason: 'TooManyRequests', words: 'Too many requests' },
      503: { reason: 'ServiceUnavailable', words: 'Service unavailable' },
    },
  },
};
