// Admission of the API server: mutating and validating webhooks, as functions.
import type { AnyObject } from '../hooks/api/hook.js';

/** One write of a main resource (not of its status). Without `oldObject` it creates the object. */
export interface Review {
  readonly object: AnyObject;
  readonly oldObject?: AnyObject;
}

/** Returns the object, changed or not; throws an ApiError to refuse it. */
export type Admission = (review: Review) => AnyObject;

/** One after the other: each gets the object as the ones before have returned it. */
export function admissions(all: readonly Admission[]): Admission {
  return (review) => all.reduce((object, admit) => admit({ ...review, object }), review.object);
}
