// Faults in what a user wrote, as one text for a condition or a refusal.
import type { Issue } from '../api/issue.js';

/** `spec.trainer.env[2].name: PET_NNODES is set by the torch policy; remove it, or set ...` for each of them. */
export function formatIssues(issues: readonly Issue[]): string {
  return issues.map(({ field, problem, remedy }) => `${field}: ${problem}; ${remedy}`).join('. ');
}
