// The interface of a source of facts. It is implemented for a live API server (hooks/adapters) and for an object store
// (apiserver). If a verb is missing or returns undefined, its fact is absent.
import type { AnyObject } from '../api/hook.js';
import type { Answers, Facts, Looked, Need, NeedOf, Verb } from './need.js';

/** Returns a fact, at once or as a promise. A HookError means that the hook must not run without the fact. */
export type Source = {
  readonly [V in Verb]?: (need: NeedOf<V>) => Promise<Answers[V] | undefined> | Answers[V] | undefined;
};

/** A source that returns every fact at once. */
export type ImmediateSource = {
  readonly [V in Verb]?: (need: NeedOf<V>) => Answers[V] | undefined;
};

/** Gathers the facts of all needs, in no particular order. */
export type Gather = (needs: readonly Need[]) => Promise<Facts>;

export function gatherFrom(source: Source): Gather {
  return async (needs) => {
    const gathered = await Promise.all(
      needs.map(async (need) => [need.fact, await ask(source, need)] as const),
    );
    return present(gathered);
  };
}

export function gatherAtOnce(source: ImmediateSource, needs: readonly Need[]): Facts {
  return present(needs.map((need) => [need.fact, ask(source, need)] as const));
}

// Calls the method of the verb.
function ask(source: Source, need: Need): unknown {
  const answer = source[need.verb] as ((need: Need) => unknown) | undefined;
  return answer?.(need);
}

function present(gathered: readonly (readonly [string, unknown])[]): Facts {
  return Object.fromEntries(gathered.filter(([, fact]) => fact !== undefined));
}

/** A looked-up object is reduced to its metadata, which has its controller. */
export function lookupResult(name: Looked['for'], found: AnyObject | null): Looked {
  if (found === null) return { for: name, found };
  const { apiVersion, kind, metadata } = found;
  return { for: name, found: { apiVersion, kind, metadata } };
}
