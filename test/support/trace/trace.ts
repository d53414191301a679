// The form of a recorded trace: a scenario, and what the real Metacontroller did in each of its steps.
import type { AnyObject } from '../../../hooks/api/hook.js';

/** A hook's answer; `__status`, `__headers` and `__raw` (the unchanged body) set the HTTP answer. */
export type ScriptedAnswer = Readonly<Record<string, unknown>>;

/** A write by another client. */
export type Write = Readonly<Partial<Record<'apply' | 'merge' | 'status' | 'delete', AnyObject>>>;

export interface Step {
  readonly name: string;
  /** Answers by hook; each stays until a later step replaces it. */
  readonly respond?: Readonly<Record<string, ScriptedAnswer>>;
  readonly do?: readonly Write[];
  /** Seconds without a call after which the step ends. */
  readonly settle?: number;
  /** Maximum seconds of the step. */
  readonly max?: number;
}

export interface Scenario {
  readonly name: string;
  readonly controllers: readonly AnyObject[];
  readonly setup: readonly AnyObject[];
  /** apiVersion and kind. */
  readonly watch: readonly (readonly [string, string])[];
  readonly steps: readonly Step[];
}

export interface StepRecord {
  readonly name: string;
  /** The last request of each hook that was called in the step. */
  readonly requests: Readonly<Record<string, unknown>>;
  /** The objects of the watched kinds, in `default` and cluster-wide. */
  readonly objects: readonly AnyObject[];
  readonly apiErrors: readonly string[];
  /** Hooks that were called more than 20 times in the step. */
  readonly hot: readonly string[];
}

export interface Trace {
  readonly scenario: Scenario;
  readonly record: readonly StepRecord[];
}
