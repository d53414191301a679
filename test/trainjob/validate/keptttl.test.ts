// The warning for a TTL that is removed from the spec.
import { judgeTrainJob } from '../../../hooks/trainjob/admit/judge.js';
import { TTL_SECONDS } from '../../../hooks/trainjob/api/labels.js';
import type { TrainJob } from '../../../hooks/trainjob/api/types.js';
import { aTrainJob } from '../../support/objects.js';

const job = (ttlSecondsAfterFinished: number | undefined, annotation?: string): TrainJob =>
  aTrainJob({
    spec: ttlSecondsAfterFinished === undefined ? {} : { ttlSecondsAfterFinished },
    metadata: annotation === undefined ? {} : { annotations: { [TTL_SECONDS]: annotation } },
  });
const said = [
  `spec.ttlSecondsAfterFinished: 60 still applies because of the annotation ${TTL_SECONDS}; to keep the job, remove the annotation too`,
];

test.each([
  {
    name: 'one that still applies because of the annotation gives a warning',
    now: job(undefined, '60'),
    want: said,
  },
  { name: 'one that is removed completely does not', now: job(undefined), want: [] },
  { name: 'one that changes is not', now: job(30, '60'), want: [] },
  {
    name: 'one that was removed before does not again',
    old: job(undefined, '60'),
    now: job(undefined, '60'),
    want: [],
  },
])('of a time to live, $name', ({ now, old = job(60, '60'), want }) => {
  expect(judgeTrainJob({ trainJob: now, old }, {})).toEqual({ state: 'admitted', warnings: want });
});
