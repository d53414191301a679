// The mutating webhook: sets the defaults that need the time or the stored object.
import jsonPatch from 'fast-json-patch';
import type { AdmissionReview } from '../api/admission.js';
import type { At } from '../api/hook.js';
import type { Kind } from '../contract/kind.js';
import type { RouteResult } from '../contract/route.js';
import { admitted, changed } from './answer.js';
import { subjectOf } from './subject.js';

/** A malformed object does not change: the API server refuses it next, with its own message. */
export function mutate(
  review: AdmissionReview,
  { now }: Pick<At, 'now'>,
  kinds: readonly Kind[],
): RouteResult {
  const subject = subjectOf(review, kinds);
  const withDefaults = subject.state === 'judged' ? subject.row.withDefaults : undefined;
  if (subject.state !== 'judged' || withDefaults === undefined) return admitted(review.request);
  const { object, old } = subject.change;
  const operations = jsonPatch.compare(object, withDefaults(object, old, now));
  return operations.length === 0 ? admitted(review.request) : changed(review.request, operations);
}
