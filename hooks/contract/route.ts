// The contract between the hooks and their callers: server, simulator and CLI.
import type { AnyObject, At, Decision, Effect, Timestamp } from '../api/hook.js';
import type { Issue } from '../api/issue.js';
import type { Facts, Need } from '../facts/need.js';

/** The result of a route: the answer that is sent, and what stays in the server. */
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
  /** Metacontroller by default. Most API servers send no credentials. */
  readonly caller?: 'apiServer';
  /** The faults of a parsed body; none if it is well formed. */
  readonly check: (body: unknown) => readonly Issue[];
  /** The facts that `run` needs. */
  readonly needs: (body: unknown, now: Timestamp) => readonly Need[];
  /** Further facts that depend on the first ones. */
  readonly needsMore?: (body: unknown, facts: Facts) => readonly Need[];
  readonly run: (body: unknown, at: At<Facts>) => RouteResult;
  /** The object of the call, for the log line. */
  readonly subject: (body: unknown) => AnyObject | undefined;
}
