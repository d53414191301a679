// When a finished JobSet is deleted. Source: JobSet v0.12, executeTTLAfterFinishedPolicy.
import type { JobSet } from '../../../hooks/api/kinds.js';
import { secondsOf } from '../../../hooks/kube/time.js';

/** Milliseconds since 1970; undefined for a JobSet that is not deleted. */
export function expiresAt({ spec, status }: JobSet): number | undefined {
  const { ttlSecondsAfterFinished: ttl } = spec;
  const end = status?.conditions?.find(
    ({ type, status }) => (type === 'Completed' || type === 'Failed') && status === 'True',
  );
  const since = end && secondsOf(end.lastTransitionTime);
  return ttl === undefined || since === undefined ? undefined : (since + ttl) * 1000;
}
