// Validates requests of the hooks of runtimes.
import type { Issue } from '../api/issue.js';
import { formIssues, requestIssues } from '../kube/form.js';
import { runtimeCustomize, runtimeSync } from './generated/validators.js';

/** Faults of a body of runtimes/sync or runtimes/finalize. */
export function runtimeRequestIssues(body: unknown): readonly Issue[] {
  return requestIssues(runtimeSync, body, ['attachments', 'related']);
}

/** Faults of a body of runtimes/customize. */
export function runtimeCustomizeIssues(body: unknown): readonly Issue[] {
  return formIssues(runtimeCustomize, body);
}
