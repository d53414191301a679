// The form of a refusal: on metatrain's path the same as for every request, on the upstream project's path a Kubernetes
// Status that starts with the upstream project's message.
import type { ServerResponse } from 'node:http';
import type { UpstreamPath } from '../contract/progress.js';
import { refuse, sendJson, setHeadersOf } from '../http/refuse.js';
import type { HookError } from '../kube/errors.js';

/** `upstream` is undefined on metatrain's path. */
export function refuseReport(response: ServerResponse, error: HookError, upstream?: UpstreamPath): void {
  if (upstream === undefined) {
    refuse(response, error);
    return;
  }
  setHeadersOf(response, error);
  const { status: code, problem, remedy } = error;
  const { reason, words } = upstream.statuses[code] ?? { reason: 'InternalError', words: 'Internal error' };
  const message = `${words}: ${problem}; ${remedy}`;
  sendJson(response, code, JSON.stringify({ metadata: {}, status: 'Failure', message, reason, code }));
}
