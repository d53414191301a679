// Carries out the effects that a hook requested, one after the other, after its answer is sent. Each effect is counted, and
// logged in one line with the hook, the object, the reason and the outcome.
import type { CarryOut, Effect } from '../api/hook.js';
import { firstLineOf } from '../http/cause.js';
import type { Log } from '../http/log.js';
import type { Metrics } from '../http/metrics.js';

export interface EffectParts {
  readonly carryOut: CarryOut;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Never rejects: a later sync requests a failed effect again. */
export async function carryOutAll(
  hook: string,
  effects: readonly Effect[],
  { carryOut, log, metrics }: EffectParts,
): Promise<void> {
  for (const effect of effects) {
    const line = { hook, ...fieldsOf(effect) };
    try {
      const outcome = await carryOut(effect);
      metrics.carriedOut(effect, outcome);
      // A missing API server is logged once, at the start.
      if (outcome !== 'unreachable') log.info({ ...line, outcome }, 'effect');
    } catch (cause) {
      metrics.carriedOut(effect, 'failed');
      log.warn({ ...line, outcome: 'failed', problem: firstLineOf(cause) }, 'effect');
    }
  }
}

function fieldsOf({ effect, object, uid, because }: Effect): object {
  const { kind, namespace, name } = object;
  return { effect, kind, namespace, name, uid, because };
}
