// The mutating webhook of TrainJobs: the defaults that need the time, or what was stored before.
import jsonPatch from 'fast-json-patch';
import type { AdmissionReview } from '../api/admission.js';
import type { At } from '../api/hook.js';
import type { RouteResult } from '../api/route.js';
import { withDefaults } from '../trainjob/index.js';
import { admitted, changed } from './answer.js';
import { subjectOf } from './subject.js';

/** What is malformed stays as it is: the API server refuses it next, in words of its own. */
export function mutate(review: AdmissionReview, { now }: Pick<At, 'now'>): RouteResult {
  const subject = subjectOf(review);
  if (subject.state !== 'trainJob') return admitted(review.request);
  const { trainJob, old } = subject.change;
  const operations = jsonPatch.compare(trainJob, withDefaults(trainJob, old, now));
  return operations.length === 0 ? admitted(review.request) : changed(review.request, operations);
}
