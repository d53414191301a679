// Faults of a user's object, as one text for a condition.
import type { Issue } from '../api/issue.js';

/** `spec.trainer.env[2].name: PET_NNODES is set by the torch policy; remove it, or set ...` for each, all at once. */
export function wordsOfIssues(issues: readonly Issue[]): string {
  return issues.map(({ field, problem, remedy }) => `${field}: ${problem}; ${remedy}`).join('. ');
}
