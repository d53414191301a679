// Errors of a hook: one class and one catalog of codes. A user's mistake is an Issue, not an error.
import type { Issue } from '../api/issue.js';

interface CodeRow {
  readonly status: number;
  /** How to fix it. */
  readonly help: string;
  /** Metacontroller calls again after this many seconds; without it, immediately after a 429. */
  readonly retryAfterSeconds?: number;
}

const codes = {
  RequestInvalid: { status: 400, help: 'Compare the body with the v2 request of this hook' },
  Unauthenticated: { status: 401, help: 'Send the bearer token that HOOK_TOKEN_FILE holds' },
  CallerNotLocal: { status: 403, help: 'Set HOOK_TOKEN_FILE or CLIENT_CA_FILE, or call from the same host' },
  PathUnknown: { status: 404, help: 'Compare the path with the webhooks of the controller' },
  MethodNotAllowed: { status: 405, help: 'Use the method that the header Allow names' },
  BodyTooSlow: { status: 408, help: 'Send the whole request within ten seconds' },
  CallerGone: { status: 499, help: 'Raise the timeout of the webhook if this happens often' },
  RequestTooLarge: { status: 413, help: 'Raise MAX_BODY_BYTES, or make the objects smaller' },
  ContentTypeUnsupported: { status: 415, help: 'Send application/json in UTF-8, not compressed' },
  Overloaded: { status: 429, help: 'Add replicas, or raise MAX_CONCURRENCY', retryAfterSeconds: 1 },
  FactsUnavailable: { status: 429, help: 'Nothing was changed; it is asked again', retryAfterSeconds: 5 },
  ProgressUnauthenticated: { status: 401, help: 'Send the token that KUBEFLOW_TRAINER_SERVER_TOKEN names' },
  ProgressForbidden: { status: 403, help: 'Report from a Pod of the TrainJob, with the token of that Pod' },
  ProgressJobUnknown: { status: 404, help: 'Compare the path with KUBEFLOW_TRAINER_SERVER_URL' },
  ProgressJobEnded: { status: 409, help: 'Stop reporting: the status of a job that has ended is final' },
  ProgressTooLarge: { status: 413, help: 'Report fewer metrics' },
  ProgressInvalid: { status: 422, help: 'Compare the body with the one in docs/guides/progress.md' },
  ProgressUnavailable: { status: 503, help: 'Report again later; nothing was stored', retryAfterSeconds: 5 },
  InternalError: { status: 500, help: 'Nothing was changed; the cause is in the log of the hook server' },
} as const satisfies Record<string, CodeRow>;

export type ErrorCode = keyof typeof codes;

export interface ErrorDetails {
  readonly issues?: readonly Issue[];
  readonly cause?: unknown;
}

/** Thrown when a hook cannot answer. Metacontroller then changes nothing and calls again. */
export class HookError extends Error {
  override readonly name = 'HookError';
  readonly code: ErrorCode;
  readonly status: number;
  /** What is wrong, without the remedy. */
  readonly problem: string;
  /** Path of the invalid member, or empty. */
  readonly field: string;
  readonly remedy: string;
  readonly issues: readonly Issue[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, problem: string, { issues = [], cause }: ErrorDetails = {}) {
    const row: CodeRow = codes[code];
    const remedy = issues[0]?.remedy ?? row.help;
    super(`${problem}. ${remedy}.`, { cause });
    this.code = code;
    this.status = row.status;
    this.problem = problem;
    this.field = issues[0]?.field ?? '';
    this.remedy = remedy;
    this.issues = issues;
    this.retryAfterSeconds = row.retryAfterSeconds;
  }
}

/** The error for a malformed request, with the text of its first issue. */
export function requestInvalid(first: Issue, ...others: readonly Issue[]): HookError {
  return new HookError('RequestInvalid', first.problem, { issues: [first, ...others] });
}
