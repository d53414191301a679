// Checks the structure of reviews.
import { admissionReview, conversionReview } from '../api/generated/validators.js';
import type { Issue } from '../api/issue.js';
import { formIssues } from '../kube/form.js';

/** Faults of the body of an admission webhook; its objects are not checked. */
export function admissionReviewIssues(body: unknown): readonly Issue[] {
  return formIssues(admissionReview, body);
}

/** Faults of the body of the conversion webhook; its objects must only be objects. */
export function conversionReviewIssues(body: unknown): readonly Issue[] {
  return formIssues(conversionReview, body);
}
