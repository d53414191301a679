// Which objects a rule of a customize answer selects. Source: Metacontroller's related-resource rules.
import type { Resource } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { Shape } from './decode.js';
import { matches } from './labelselector.js';
import type { Labels, LabelSelector } from './labelselector.js';
import type { HookVersion } from './spec.js';

export interface RelatedRule {
  readonly apiVersion: string;
  readonly resource: string;
  readonly namespace?: string | null;
  readonly names?: readonly string[] | null;
  readonly labelSelector?: LabelSelector | null;
  readonly namespaceSelector?: LabelSelector | null;
}

const selector: Shape = {
  is: 'members',
  of: {
    matchLabels: { is: 'strings' },
    matchExpressions: {
      is: 'list',
      of: {
        is: 'members',
        of: {
          key: { is: 'string' },
          operator: { is: 'string' },
          values: { is: 'list', of: { is: 'string' } },
        },
      },
    },
  },
};

export const customizeAnswer: Shape & { readonly is: 'members' } = {
  is: 'members',
  of: {
    relatedResources: {
      is: 'list',
      of: {
        is: 'members',
        of: {
          apiVersion: { is: 'string' },
          resource: { is: 'string' },
          namespace: { is: 'string' },
          names: { is: 'list', of: { is: 'string' } },
          labelSelector: selector,
          namespaceSelector: selector,
        },
      },
    },
  },
};

export interface Scope {
  /** Version of the customize hook. */
  readonly version: HookVersion;
  /** Namespace of the parent; undefined for a cluster-scoped one. */
  readonly namespace: string | undefined;
  /** Labels of a namespace, as last seen. */
  readonly labelsOf: (namespace: string) => Labels | undefined;
}

/** Whether the rule selects an object of its kind. Throws when the rule contradicts itself. */
export function selectorOf(
  rule: RelatedRule,
  resource: Resource,
  scope: Scope,
): (object: AnyObject) => boolean {
  const { names, labelSelector, namespaceSelector } = rule;
  const namespace = resource.namespaced ? (rule.namespace ?? '') : '';
  const hasNames = (names ?? []).length > 0;
  const isConfined = scope.version === 'v1' && scope.namespace !== undefined && resource.namespaced;
  refuse(hasNames && (labelSelector ?? namespaceSelector ?? undefined) !== undefined, 'names and selectors');
  refuse(
    rule.namespace != null && rule.namespace !== '' && namespaceSelector != null,
    'namespace and namespaceSelector',
  );
  refuse(namespaceSelector != null && !resource.namespaced, 'namespaceSelector and a cluster-scoped kind');
  refuse(isConfined && namespaceSelector != null, 'namespaceSelector and version v1');
  refuse(isConfined && namespace !== '' && namespace !== scope.namespace, 'another namespace and version v1');
  const confinedTo = namespace === '' && isConfined && !hasNames ? scope.namespace : namespace;
  return ({ metadata }) =>
    (!hasNames || (names ?? []).includes(metadata.name)) &&
    (confinedTo === '' || metadata.namespace === confinedTo) &&
    matches(labelSelector, metadata.labels) &&
    (namespaceSelector == null || matches(namespaceSelector, scope.labelsOf(metadata.namespace ?? '')));
}

function refuse(isWrong: boolean, what: string): void {
  if (isWrong) throw new Error(`related resource rule: ${what} exclude each other`);
}
