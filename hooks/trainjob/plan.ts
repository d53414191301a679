// What a sync has decided about a TrainJob's children, before it is put into an answer.
import type { CreatedFault } from '../api/conditions.js';
import type { ConditionUpdate } from '../kube/conditions.js';
import type { Decision, Effect, KubeObject, Need } from '../api/hook.js';
import type { Wanted } from './children.js';

/** Why nothing can be created now, in words that say what helps. */
export interface Fault {
  readonly reason: CreatedFault;
  readonly message: string;
}

export interface Plan extends Wanted {
  readonly decision: Decision;
  readonly fault?: Fault;
  /** The job ends here, by a fault that nothing can mend. */
  readonly failed?: ConditionUpdate;
  readonly resyncAfterSeconds?: number;
  readonly effects?: readonly Effect[];
  /** Facts without which what is wanted cannot be made. */
  readonly needs?: readonly Need[];
  /** Asked for long ago and still not there: would the API server take it at all? */
  readonly overdue?: KubeObject;
}

export function faultPlan(fault: Fault, rest: Omit<Plan, 'decision' | 'fault'> = {}): Plan {
  return { ...rest, fault, decision: { phase: 'NotCreated', reason: fault.reason } };
}

// Metacontroller's delay overflows past 292 years and then means "at once".
const LONGEST_DELAY_SECONDS = 100 * 365 * 24 * 3600;

/** The soonest of several delays; none when there is none. */
export function soonest(...seconds: readonly (number | undefined)[]): number | undefined {
  const given = seconds.filter((value) => value !== undefined);
  return given.length === 0 ? undefined : Math.min(...given, LONGEST_DELAY_SECONDS);
}
