// Carries out effects on an object store, with the verb that the effect's kind declares.
import type { EffectOutcome, CarryOut, Effect } from '../hooks/api/hook.js';
import { type EffectVerb, verbOf } from '../hooks/contract/effects.js';
import type { Kind } from '../hooks/contract/kind.js';
import { ApiError, type ObjectStore } from './objectstore.js';

const carriers: Readonly<Record<EffectVerb, (effect: Effect, store: ObjectStore) => Promise<void>>> = {
  delete: ({ object, uid, resourceVersion }, store) =>
    store.delete(object, { uid, resourceVersion, propagationPolicy: 'Background' }),
};

export function effectsOn(store: ObjectStore, kinds: readonly Kind[]): CarryOut {
  return async (effect) => {
    const carry = carriers[verbOf(effect, kinds)];
    return carry(effect, store).then((): EffectOutcome => 'done', refusalOf);
  };
}

function refusalOf(error: unknown): EffectOutcome {
  if (error instanceof ApiError && error.code === 404) return 'gone';
  if (error instanceof ApiError && error.code === 409) return 'changed';
  throw error;
}
