// The protocol with which every caller answers a route: check, needs, gather, run. The callers are the server, the
// simulator, the webhook calls of the modeled API server, and the CLI.
import type { Timestamp } from '../api/hook.js';
import type { Facts, Need } from '../facts/need.js';
import { type Gather, type ImmediateSource, gatherAtOnce } from '../facts/source.js';
import { requestInvalid } from '../kube/errors.js';
import type { HookRoute, RouteResult } from './route.js';

export interface Call {
  readonly route: HookRoute;
  readonly body: unknown;
  readonly now: Timestamp;
  /** Called once the body is known to be well formed. */
  readonly checked?: () => void;
  /** Called with the facts before the route runs. */
  readonly gathered?: (facts: Facts) => void;
}

/** Rejects with a HookError for a malformed body, and with any error that the route throws. */
export async function answer(call: Call, gather: Gather): Promise<RouteResult> {
  const steps = answering(call);
  let step = steps.next();
  while (step.done !== true) step = steps.next(await gather(step.value));
  return step.value;
}

/** The synchronous form, for a source that gives every fact at once. Throws instead of rejecting. */
export function answerAtOnce(call: Call, source: ImmediateSource): RouteResult {
  const steps = answering(call);
  let step = steps.next();
  while (step.done !== true) step = steps.next(gatherAtOnce(source, step.value));
  return step.value;
}

/** What a check or a hook needs, and what it needs in addition once the first facts are known. */
export interface Needing {
  readonly needs: () => readonly Need[];
  readonly needsMore: (known: Facts) => readonly Need[];
}

/** The facts of a check that is not called through a route. */
export function factsAtOnce(needing: Needing, source: ImmediateSource): Facts {
  const steps = gathering(needing);
  let step = steps.next();
  while (step.done !== true) step = steps.next(gatherAtOnce(source, step.value));
  return step.value;
}

function* gathering({ needs, needsMore }: Needing): Generator<readonly Need[], Facts, Facts> {
  const first = needs();
  const known: Facts = first.length === 0 ? {} : yield first;
  const more = needsMore(known);
  return more.length === 0 ? known : { ...known, ...(yield more) };
}

/** Yields the needs and receives the facts. */
function* answering({
  route,
  body,
  now,
  checked,
  gathered,
}: Call): Generator<readonly Need[], RouteResult, Facts> {
  const [first, ...others] = route.check(body);
  if (first !== undefined) throw requestInvalid(first, ...others);
  checked?.();
  const facts = yield* gathering({
    needs: () => route.needs(body, now),
    needsMore: (known) => route.needsMore?.(body, known) ?? [],
  });
  gathered?.(facts);
  return route.run(body, { now, facts });
}
