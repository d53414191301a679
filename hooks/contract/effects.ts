// Effects by name: each kind declares its effects, and the verb that carries out each of them.
import type { Effect } from '../api/hook.js';

/** `delete`: deletes the object, if it still has the uid and resourceVersion of the effect. */
export type EffectVerb = 'delete';

interface Declares {
  readonly effects?: Readonly<Record<string, EffectVerb>>;
}

/** The verb of an effect. Throws if no kind declares the effect, so that nothing is written. */
export function verbOf({ effect }: Effect, kinds: readonly Declares[]): EffectVerb {
  const owner = kinds.find(({ effects = {} }) => Object.hasOwn(effects, effect));
  const verb = owner?.effects?.[effect];
  if (verb === undefined) throw new Error(`no kind declares the effect ${effect}`);
  return verb;
}
