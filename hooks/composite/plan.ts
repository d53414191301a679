// What a sync has decided about the children of a composite parent.
import type { Decision, Effect, KubeObject } from '../api/hook.js';
import type { Need } from '../facts/need.js';
import type { ConditionUpdate } from '../kube/conditions.js';
import type { Wanted } from './children.js';

/** Why nothing can be created now, and how to fix it. */
export interface Fault<Reason extends string> {
  readonly reason: Reason;
  readonly message: string;
}

export interface Plan<Role extends string, Reason extends string> extends Wanted<Role> {
  readonly decision: Decision;
  readonly fault?: Fault<Reason>;
  /** The parent has failed, because of a fault that cannot be fixed. */
  readonly failed?: ConditionUpdate;
  readonly resyncAfterSeconds?: number;
  readonly effects?: readonly Effect[];
  /** Facts that are missing for building children. */
  readonly needs?: readonly Need[];
  /** A child that is missing for so long that a dry run is due. */
  readonly overdue?: KubeObject;
}

// Metacontroller's delay overflows past 292 years and then means "at once".
const LONGEST_DELAY_SECONDS = 100 * 365 * 24 * 3600;

/** The shortest of several delays; undefined if there is none. */
export function soonest(...seconds: readonly (number | undefined)[]): number | undefined {
  const given = seconds.filter((value) => value !== undefined);
  return given.length === 0 ? undefined : Math.min(...given, LONGEST_DELAY_SECONDS);
}
