// What the API server asks before it keeps an object: the mutating and validating webhooks of others, as functions.
import type { AnyObject } from '../hooks/api/hook.js';

/** One write of a main resource (not of its status). Without `oldObject` it creates the object. */
export interface Review {
  readonly object: AnyObject;
  readonly oldObject?: AnyObject;
}

/** Gives the object back, changed or not; throws an ApiError to refuse it. */
export type Admission = (review: Review) => AnyObject;

/** One after the other: each sees what the ones before it have made of the object. */
export function admissions(all: readonly Admission[]): Admission {
  return (review) => all.reduce((object, admit) => admit({ ...review, object }), review.object);
}
