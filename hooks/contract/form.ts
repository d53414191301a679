// Checks the structure of requests for kinds without a generated validator: their objects must only be objects.
import { compositeCustomize, compositeSync } from '../api/generated/validators.js';
import type { Issue } from '../api/issue.js';
import { formIssues, requestIssues } from '../kube/form.js';

/** Faults of the body of sync or finalize of a CompositeController. */
export function compositeIssues(body: unknown): readonly Issue[] {
  return requestIssues(compositeSync, body, ['children', 'related']);
}

/** Faults of the body of customize of a CompositeController. */
export function compositeCustomizeIssues(body: unknown): readonly Issue[] {
  return formIssues(compositeCustomize, body);
}
