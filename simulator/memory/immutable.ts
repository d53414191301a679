// `immutable: true` of a ConfigMap or Secret: its data stays as it is, and the mark cannot be taken back
// (core/v1 validation: ValidateConfigMapUpdate, ValidateSecretUpdate).
import equal from 'fast-deep-equal';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { Fault } from './errors.js';
import type { Kind } from './kinds.js';

/** What a change of an immutable object is refused for. */
export function faultsOfImmutable(kind: Kind, live: AnyObject, next: AnyObject): readonly Fault[] {
  if (kind.fixedWhenImmutable.length === 0 || live['immutable'] !== true) return [];
  const text = 'Forbidden: field is immutable when `immutable` is set';
  return ['immutable', ...kind.fixedWhenImmutable]
    .filter((member) => !equal(live[member], next[member]))
    .map((field) => ({ field, text }));
}
