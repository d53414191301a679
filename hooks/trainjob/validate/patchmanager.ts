// The manager of a patch is a domain-prefixed path, so that managers do not conflict by accident. Kubeflow KEP-2170.
import type { Check, Change } from '../build/check.js';

const label = '[a-z0-9]([-a-z0-9]*[a-z0-9])?';
const domain = new RegExp(`^${label}(\\.${label})*$`);
// The characters of a path by RFC 3986.
const path = /^[A-Za-z0-9/\-._~%!$&'()*+,;=:]+$/;

export const patchManager: Check<Change> = ({ trainJob }) =>
  (trainJob.spec.runtimePatches ?? []).flatMap(({ manager }, place) =>
    isDomainPrefixedPath(manager)
      ? []
      : {
          field: `spec.runtimePatches[${place}].manager`,
          problem: `${JSON.stringify(manager)} is not a domain-prefixed path`,
          remedy: 'use the form example.com/name',
        },
  );

function isDomainPrefixedPath(text: string): boolean {
  const slash = text.indexOf('/');
  const host = text.slice(0, Math.max(slash, 0));
  return host.length <= 253 && domain.test(host) && path.test(text.slice(slash + 1));
}
