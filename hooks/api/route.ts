// The contract between the table of hooks (registry) and those who call them: server, simulator and CLI.
import type { AnyObject, At, Decision, Effect, Facts, Need, Timestamp } from './hook.js';

/** A fault in what was sent or written: returned, never thrown. */
export interface Issue {
  /** Path of the member at fault: `spec.trainer.env[2].name`. */
  readonly field: string;
  /** What is wrong: `PET_NNODES is set by the torch policy`. */
  readonly problem: string;
  /** What helps: `remove it, or set spec.trainer.numNodes`. */
  readonly remedy: string;
}

/** What a route gives back: the wire answer, and what is not for the wire. */
export interface RouteResult {
  readonly answer: object;
  readonly decision?: Decision;
  readonly effects?: readonly Effect[];
}

/** One path of the server. `body` has passed `check` before `needs` and `run` see it. */
export interface HookRoute {
  readonly path: string;
  /** Name in logs and metrics: `trainjobs/sync`. */
  readonly hook: string;
  /** Who calls it: Metacontroller, if not said otherwise. Most API servers have no credentials to show. */
  readonly caller?: 'apiServer';
  /** The faults of a body as it came off the wire; none means that it is well formed. */
  readonly check: (body: unknown) => readonly Issue[];
  /** Which facts `run` wants. */
  readonly needs: (body: unknown, now: Timestamp) => readonly Need[];
  /** Which it wants beside, now that the first are known. */
  readonly needsMore?: (body: unknown, facts: Facts) => readonly Need[];
  readonly run: (body: unknown, at: At) => RouteResult;
  /** The object that the call is about, for the log line. */
  readonly subject: (body: unknown) => AnyObject | undefined;
}
