// Facts from a live API server and from this process. A fact that cannot be gathered in time is left out: each hook defines
// what it does without it.
import type { Need, NeedOf, SSHKey } from '../facts/need.js';
import { type Source, lookupResult } from '../facts/source.js';
import { HookError } from '../kube/errors.js';
import { inTime } from './intime.js';
import type { KubeApi } from './kubeapi.js';

export interface FactSources {
  /** Undefined if no API server is configured. */
  readonly kubeApi: Pick<KubeApi, 'dryRunCreate' | 'read' | 'list'> | undefined;
  readonly newSSHKey: () => Promise<SSHKey>;
  /** Undefined if no CA is configured. */
  readonly serverCa: (() => Promise<string>) | undefined;
}

/** Called for each needed fact that could not be gathered. */
export type OnMissing = (fact: Need['fact'], cause: unknown) => void;

/** Metacontroller gives a hook ten seconds; a fact that takes longer than this is left out. */
const LONGEST_SECONDS = 3;

export function liveSource({ kubeApi, newSSHKey, serverCa }: FactSources, onMissing: OnMissing): Source {
  const limited =
    <N extends Need, T>(ask: (need: N) => Promise<T>) =>
    async (need: N): Promise<T | undefined> => {
      try {
        return await inTime(ask(need), LONGEST_SECONDS);
      } catch (cause) {
        // A HookError means that the hook needs this fact: the call is refused and retried later.
        if (cause instanceof HookError) throw cause;
        onMissing(need.fact, cause);
        return undefined;
      }
    };
  return {
    freshSecret: limited(newSSHKey),
    ...(serverCa === undefined ? {} : { serverCa: limited(serverCa) }),
    ...(kubeApi === undefined
      ? {}
      : {
          read: limited<NeedOf<'read'>, Awaited<ReturnType<KubeApi['read']>>>(({ object }) =>
            kubeApi.read(object),
          ),
          list: limited(({ objects }: NeedOf<'list'>) => kubeApi.list(objects)),
          dryRunCreate: limited(({ object }: NeedOf<'dryRunCreate'>) => kubeApi.dryRunCreate(object)),
          exists: limited((need: NeedOf<'exists'>) => lookUp(need, kubeApi, onMissing)),
        }),
  };
}

/** Looks up each object; only those that cannot be read are left out. */
async function lookUp(
  { fact, objects }: NeedOf<'exists'>,
  { read }: Pick<KubeApi, 'read'>,
  onMissing: OnMissing,
) {
  const all = await Promise.all(
    objects.map(async (name) => {
      try {
        return lookupResult(name, await read(name));
      } catch (cause) {
        onMissing(fact, cause);
        return undefined;
      }
    }),
  );
  return all.filter((one) => one !== undefined);
}
