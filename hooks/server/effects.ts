// What a hook asked for beside its answer, once that is sent: carried out one after the other, each counted and written
// down in one line that says who asked for what, why, and what came of it.
import type { CarryOut, Effect } from '../api/hook.js';
import { firstLineOf } from '../http/cause.js';
import type { Log } from '../http/log.js';
import type { Metrics } from '../http/metrics.js';

export interface EffectParts {
  readonly carryOut: CarryOut;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Never rejects: what fails is asked for again by a later sync. */
export async function carryOutAll(
  hook: string,
  effects: readonly Effect[],
  { carryOut, log, metrics }: EffectParts,
): Promise<void> {
  for (const effect of effects) {
    const line = { hook, ...wordsOf(effect) };
    try {
      const outcome = await carryOut(effect);
      metrics.carriedOut(effect, outcome);
      // That there is no API server to write to has been said at the start.
      if (outcome !== 'unreachable') log.info({ ...line, outcome }, 'effect');
    } catch (cause) {
      metrics.carriedOut(effect, 'failed');
      log.warn({ ...line, outcome: 'failed', problem: firstLineOf(cause) }, 'effect');
    }
  }
}

function wordsOf({ effect, object, uid, because }: Effect): object {
  const { kind, namespace, name } = object;
  return { effect, kind, namespace, name, uid, because };
}
