// Kubernetes label selectors of parents, related rules and decorators.
import { isObject } from '../../hooks/kube/json.js';

export interface LabelSelector {
  readonly matchLabels?: Readonly<Record<string, string>> | null;
  readonly matchExpressions?: readonly Requirement[] | null;
}

export interface Requirement {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[] | null;
}

export type Labels = Readonly<Record<string, string>>;

/** Whether a selector is not empty: an empty one matches everything. */
export function isEmpty({ matchLabels, matchExpressions }: LabelSelector): boolean {
  return Object.keys(matchLabels ?? {}).length === 0 && (matchExpressions ?? []).length === 0;
}

/** An absent selector matches everything. Throws when an operator is unknown. */
export function matches(
  selector: LabelSelector | null | undefined,
  labels: Labels | undefined = {},
): boolean {
  const wanted = Object.entries(selector?.matchLabels ?? {});
  const requirements = selector?.matchExpressions ?? [];
  return (
    wanted.every(([key, value]) => Object.hasOwn(labels, key) && labels[key] === value) &&
    requirements.every((requirement) => meets(requirement, labels))
  );
}

function meets({ key, operator, values }: Requirement, labels: Labels): boolean {
  const value = Object.hasOwn(labels, key) ? labels[key] : undefined;
  const listed = value !== undefined && (values ?? []).includes(value);
  switch (operator) {
    case 'In':
      return listed;
    case 'NotIn':
      return !listed;
    case 'Exists':
      return value !== undefined;
    case 'DoesNotExist':
      return value === undefined;
    default:
      throw new Error(`${operator} is not an operator of a label selector`);
  }
}

/** Reads a selector from an object's spec; undefined if it is malformed. */
export function parseLabelSelector(value: unknown): LabelSelector | undefined {
  if (!isObject(value)) return undefined;
  const { matchLabels, matchExpressions } = value;
  const hasLabels =
    matchLabels == null || (isObject(matchLabels) && Object.values(matchLabels).every(isString));
  const hasExpressions =
    matchExpressions == null || (Array.isArray(matchExpressions) && matchExpressions.every(isRequirement));
  return hasLabels && hasExpressions ? value : undefined;
}

function isRequirement(value: unknown): value is Requirement {
  if (!isObject(value) || !isString(value['key'])) return false;
  const values: unknown = value['values'] ?? [];
  if (!Array.isArray(values) || !values.every(isString)) return false;
  switch (value['operator']) {
    case 'In':
    case 'NotIn':
      return values.length > 0;
    case 'Exists':
    case 'DoesNotExist':
      return values.length === 0;
    default:
      return false;
  }
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
