// Where facts come from: one interface, implemented over a live API server (hooks/adapters) and over an object store
// (apiserver). A verb that is left out, or that gives undefined, leaves its fact absent.
import type { AnyObject } from '../api/hook.js';
import type { Answers, Facts, Looked, Need, NeedOf, Verb } from './need.js';

/** Gives a fact, at once or as a promise. A HookError says that the hook must not go on without the fact. */
export type Source = {
  readonly [V in Verb]?: (need: NeedOf<V>) => Promise<Answers[V] | undefined> | Answers[V] | undefined;
};

/** The same where every fact is given at once. */
export type ImmediateSource = {
  readonly [V in Verb]?: (need: NeedOf<V>) => Answers[V] | undefined;
};

/** Gathers the facts of all needs, in no particular order. */
export type Gather = (needs: readonly Need[]) => Promise<Facts>;

export function gatherFrom(source: Source): Gather {
  return async (needs) => {
    const given = await Promise.all(needs.map(async (need) => [need.fact, await ask(source, need)] as const));
    return present(given);
  };
}

export function gatherAtOnce(source: ImmediateSource, needs: readonly Need[]): Facts {
  return present(needs.map((need) => [need.fact, ask(source, need)] as const));
}

// A need goes to the method of its own verb.
function ask(source: Source, need: Need): unknown {
  const answer = source[need.verb] as ((need: Need) => unknown) | undefined;
  return answer?.(need);
}

function present(given: readonly (readonly [string, unknown])[]): Facts {
  return Object.fromEntries(given.filter(([, fact]) => fact !== undefined));
}

/** Of an object that was looked up only its metadata, which says who controls it. */
export function looked(name: Looked['for'], found: AnyObject | null): Looked {
  if (found === null) return { for: name, found };
  const { apiVersion, kind, metadata } = found;
  return { for: name, found: { apiVersion, kind, metadata } };
}
