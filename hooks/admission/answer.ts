// The answers of a webhook: admitted, with warnings or changes; refused, with every fault; or unknown.
import type { AdmissionAnswer, AdmissionRequest, AdmissionResponse } from '../api/admission.js';
import type { Issue } from '../api/issue.js';
import type { RouteResult } from '../contract/route.js';
import { formatIssues } from '../kube/issues.js';

export function admitted({ uid }: AdmissionRequest, warnings: readonly string[] = []): RouteResult {
  return result('Admitted', { uid, allowed: true, ...withWarnings(warnings) });
}

/** Admitted with changes: operations of RFC 6902. */
export function changed({ uid }: AdmissionRequest, operations: readonly object[]): RouteResult {
  const patch = btoa(ascii(JSON.stringify(operations)));
  return result('Changed', { uid, allowed: true, patchType: 'JSONPatch', patch });
}

/** kubectl shows the causes, one per line; other clients show the message. */
export function refused(
  { uid, kind, name, object }: AdmissionRequest,
  issues: readonly Issue[],
  warnings: readonly string[] = [],
): RouteResult {
  const causes = issues.map(({ field, problem, remedy }) => ({
    reason: 'FieldValueInvalid' as const,
    field,
    message: `${problem}; ${remedy}`,
  }));
  const details = { group: kind.group, kind: kind.kind, name: name || (object?.metadata.name ?? ''), causes };
  const status = { code: 422, reason: 'Invalid', message: formatIssues(issues), details };
  return result('Refused', { uid, allowed: false, status, ...withWarnings(warnings) });
}

export function unknown({ uid }: AdmissionRequest, problem: string): RouteResult {
  const message = `${problem}, so the request could not be checked; try again, or see the log of the hook server`;
  const status = { code: 503, reason: 'ServiceUnavailable', message };
  return result('Unknown', { uid, allowed: false, status });
}

function result(reason: string, response: AdmissionResponse): RouteResult {
  const answer: AdmissionAnswer = { apiVersion: 'admission.k8s.io/v1', kind: 'AdmissionReview', response };
  return { answer, decision: { phase: 'Admission', reason } };
}

function withWarnings(warnings: readonly string[]): { readonly warnings?: readonly string[] } {
  return warnings.length === 0 ? {} : { warnings };
}

// btoa needs ASCII; JSON can write every other character as an escape.
function ascii(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
