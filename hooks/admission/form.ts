// The form of a review.
import { admissionReview } from '../api/generated/validators.js';
import type { Issue } from '../api/route.js';
import { formIssues } from '../kube/form.js';

/** Faults of a body of a webhook; not of the objects in it. */
export function admissionReviewIssues(body: unknown): readonly Issue[] {
  return formIssues(admissionReview, body);
}
