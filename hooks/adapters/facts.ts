// Gathers what a hook needs and its request cannot hold. A fact that cannot be had is left out: each hook says
// what it does without it.
import type { DryRunCreate, Facts, KubeObject, Need } from '../api/hook.js';
import { HookError } from '../kube/errors.js';

/** What the facts are read from; undefined where there is no cluster. */
export interface Sources {
  readonly dryRunCreate: ((object: KubeObject) => Promise<DryRunCreate>) | undefined;
}

/** Told about each fact that was wanted and could not be had. */
export type Missed = (fact: Need['fact'], cause: unknown) => void;

/** Metacontroller gives a hook ten seconds; a fact that takes longer than this is left out. */
const LONGEST_SECONDS = 3;

export function gatherer(sources: Sources, missed: Missed): (needs: readonly Need[]) => Promise<Facts> {
  return async (needs) => {
    const gathered = await Promise.all(needs.map((need) => gather(need, sources, missed)));
    return Object.assign({}, ...gathered) as Facts;
  };
}

async function gather(need: Need, sources: Sources, missed: Missed): Promise<Facts> {
  try {
    return await inTime(gathering[need.fact](need, sources));
  } catch (cause) {
    // A hook that must not go on without this fact is asked again later: its source throws a HookError.
    if (cause instanceof HookError) throw cause;
    missed(need.fact, cause);
    return {};
  }
}

/** How each fact is had. */
const gathering: { readonly [F in Need['fact']]: (need: Need, sources: Sources) => Promise<Facts> } = {
  dryRunCreate: async ({ object }, { dryRunCreate }) =>
    dryRunCreate === undefined ? {} : { dryRunCreate: await dryRunCreate(object) },
};

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`took longer than ${LONGEST_SECONDS} s`));
    }, LONGEST_SECONDS * 1000);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
