// What a sync has decided about the children of a composite parent, before it is put into an answer.
import type { Decision, Effect, KubeObject } from '../api/hook.js';
import type { Need } from '../facts/need.js';
import type { ConditionUpdate } from '../kube/conditions.js';
import type { Wanted } from './children.js';

/** Why nothing can be created now, in words that say what helps. */
export interface Fault<Reason extends string> {
  readonly reason: Reason;
  readonly message: string;
}

export interface Plan<Role extends string, Reason extends string> extends Wanted<Role> {
  readonly decision: Decision;
  readonly fault?: Fault<Reason>;
  /** The parent ends here, by a fault that nothing can fix. */
  readonly failed?: ConditionUpdate;
  readonly resyncAfterSeconds?: number;
  readonly effects?: readonly Effect[];
  /** Facts without which what is wanted cannot be made. */
  readonly needs?: readonly Need[];
  /** Asked for long ago and still missing: would the API server accept it at all? */
  readonly overdue?: KubeObject;
}

// Metacontroller's delay overflows past 292 years and then means "at once".
const LONGEST_DELAY_SECONDS = 100 * 365 * 24 * 3600;

/** The soonest of several delays; none when there is none. */
export function soonest(...seconds: readonly (number | undefined)[]): number | undefined {
  const given = seconds.filter((value) => value !== undefined);
  return given.length === 0 ? undefined : Math.min(...given, LONGEST_DELAY_SECONDS);
}
