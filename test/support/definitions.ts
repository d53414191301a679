// CustomResourceDefinitions for kinds of the tests.
import type { AnyObject } from '../../hooks/api/hook.js';

/** The schema of an object with any members. */
export const anything = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } as const;

interface Definition {
  readonly group?: string;
  readonly kind: string;
  readonly scope?: string;
  /** By default one, without a status subresource. */
  readonly versions?: readonly object[];
}

export function aDefinition({
  group = 'example.org',
  kind,
  scope = 'Namespaced',
  versions = [aVersion()],
}: Definition): AnyObject {
  const singular = kind.toLowerCase();
  const plural = `${singular}s`;
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}` },
    spec: { group, scope, names: { plural, singular, kind, listKind: `${kind}List` }, versions },
  };
}

/** Version v1 with any members; `members` may replace all of that. */
export function aVersion(members: object = {}): object {
  return { name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: anything }, ...members };
}

export const withStatus = { subresources: { status: {} } };
