// The contract between the hooks and their callers: server, simulator and CLI.
import type { AnyObject, At, Decision, Effect, Timestamp } from '../api/hook.js';
import type { Issue } from '../api/issue.js';
import type { Facts, Need } from '../facts/need.js';

/** What a route gives: the answer for the wire, and what stays in the server. */
export interface RouteResult {
  readonly answer: object;
  readonly decision?: Decision;
  readonly effects?: readonly Effect[];
}

/** One path of the server. `body` has passed `check` before `needs` and `run` see it. */
export interface HookRoute {
  readonly path: string;
  /** Name in logs and metrics: `jobs/sync`. */
  readonly hook: string;
  /** Metacontroller, unless it says otherwise. Most API servers have no credentials to show. */
  readonly caller?: 'apiServer';
  /** The faults of a body as it came off the wire; none means that it is well formed. */
  readonly check: (body: unknown) => readonly Issue[];
  /** Which facts `run` needs. */
  readonly needs: (body: unknown, now: Timestamp) => readonly Need[];
  /** Which other facts it needs, now that the first ones are known. */
  readonly needsMore?: (body: unknown, facts: Facts) => readonly Need[];
  readonly run: (body: unknown, at: At<Facts>) => RouteResult;
  /** The object that the call is about, for the log line. */
  readonly subject: (body: unknown) => AnyObject | undefined;
}
