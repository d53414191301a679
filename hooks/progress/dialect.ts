// How a refusal is worded: on our own path like every other one, on Kubeflow Trainer's path as the Kubernetes Status that
// Trainer v2.3 sends, its words first.
import type { ServerResponse } from 'node:http';
import type { HookError } from '../kube/errors.js';
import { refuse, sendJson, setHeadersOf } from '../http/refuse.js';

export type Dialect = 'metatrain' | 'trainer';

export function refuseReport(response: ServerResponse, error: HookError, dialect: Dialect): void {
  if (dialect === 'metatrain') {
    refuse(response, error);
    return;
  }
  setHeadersOf(response, error);
  const { status: code, problem, remedy } = error;
  const { reason, words } = statuses[code] ?? { reason: 'InternalError', words: 'Internal error' };
  const message = `${words}: ${problem}; ${remedy}`;
  sendJson(response, code, JSON.stringify({ metadata: {}, status: 'Failure', message, reason, code }));
}

/** By HTTP status: Kubernetes' reason, and Trainer's words. */
const statuses: Readonly<Record<number, { readonly reason: string; readonly words: string }>> = {
  401: { reason: 'Unauthorized', words: 'Unauthorized' },
  403: { reason: 'Forbidden', words: 'Forbidden' },
  404: { reason: 'NotFound', words: 'Train job not found' },
  405: { reason: 'MethodNotAllowed', words: 'Method not allowed' },
  408: { reason: 'Timeout', words: 'Timeout' },
  409: { reason: 'Conflict', words: 'Train job finished' },
  413: { reason: 'RequestEntityTooLarge', words: 'Payload too large' },
  422: { reason: 'Invalid', words: 'Invalid payload' },
  429: { reason: 'TooManyRequests', words: 'Too many requests' },
  503: { reason: 'ServiceUnavailable', words: 'Service unavailable' },
};
