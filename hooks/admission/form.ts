// The form of a review.
import { admissionReview, conversionReview } from '../api/generated/validators.js';
import type { Issue } from '../api/issue.js';
import { formIssues } from '../kube/form.js';

/** Faults of a body of a webhook; not of the objects in it. */
export function admissionReviewIssues(body: unknown): readonly Issue[] {
  return formIssues(admissionReview, body);
}

/** Faults of a body of the conversion webhook; of its objects only that they are objects. */
export function conversionReviewIssues(body: unknown): readonly Issue[] {
  return formIssues(conversionReview, body);
}
