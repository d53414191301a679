// Carries out effects on a live API server, with the verb that the effect's kind declares. A failed effect is not retried
// here: the hook requests it again at its next sync.
import type { EffectOutcome, CarryOut, Effect } from '../api/hook.js';
import { type EffectVerb, verbOf } from '../contract/effects.js';
import type { Kind } from '../contract/kind.js';
import { inTime } from './intime.js';
import type { KubeApi } from './kubeapi.js';

type Writer = Pick<KubeApi, 'remove'>;

const carriers: Readonly<Record<EffectVerb, (effect: Effect, kubeApi: Writer) => Promise<EffectOutcome>>> = {
  delete: ({ object, uid, resourceVersion }, { remove }) => remove(object, { uid, resourceVersion }),
};

const LONGEST_SECONDS = 10;

/** Without an API server every effect is `unreachable`. */
export function carrierTo(kubeApi: Writer | undefined, kinds: readonly Kind[]): CarryOut {
  return async (effect) => {
    const carry = carriers[verbOf(effect, kinds)];
    return kubeApi === undefined ? 'unreachable' : await inTime(carry(effect, kubeApi), LONGEST_SECONDS);
  };
}
