// Gathers what a hook needs and its request cannot hold. A fact that cannot be had is left out: each hook says
// what it does without it.
import type {
  AnyObject,
  DryRunCreate,
  Facts,
  KubeObject,
  LabelledObjects,
  Looked,
  Need,
  ObjectName,
  SSHKey,
} from '../api/hook.js';
import { HookError } from '../kube/errors.js';
import { inTime } from './intime.js';

/** What the facts are read from; undefined where that takes a cluster, and there is none. */
export interface Sources {
  readonly dryRunCreate: ((object: KubeObject) => Promise<DryRunCreate>) | undefined;
  /** null: there is no such object, or no such kind. */
  readonly read: ((name: ObjectName) => Promise<AnyObject | null>) | undefined;
  readonly list?: ((objects: LabelledObjects) => Promise<readonly AnyObject[]>) | undefined;
  readonly sshKey: () => Promise<SSHKey>;
  readonly progressCa?: (() => Promise<string>) | undefined;
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
    return await inTime(factsOf(need, sources, missed), LONGEST_SECONDS);
  } catch (cause) {
    // A hook that must not go on without this fact is asked again later: its source throws a HookError.
    if (cause instanceof HookError) throw cause;
    missed(need.fact, cause);
    return {};
  }
}

async function factsOf(need: Need, sources: Sources, missed: Missed): Promise<Facts> {
  const { dryRunCreate, read, list, sshKey, progressCa } = sources;
  switch (need.fact) {
    case 'dryRunCreate':
      return dryRunCreate === undefined ? {} : { dryRunCreate: await dryRunCreate(need.object) };
    case 'runtime':
    case 'snapshot':
    case 'jobSet':
      return read === undefined ? {} : { [need.fact]: await read(need.object) };
    case 'existing': {
      if (read === undefined) return {};
      const looked = await Promise.all(need.objects.map((name) => look(name, read, missed)));
      return { existing: looked.filter((one) => one !== undefined) };
    }
    case 'queuedTrainJobs':
      return list === undefined ? {} : { [need.fact]: await list(need.objects) };
    case 'sshKey':
      return { sshKey: await sshKey() };
    case 'progressCa':
      return progressCa === undefined ? {} : { progressCa: await progressCa() };
  }
}

/** What is in the object is nobody's business: its metadata is enough to say whose it is. */
async function look(
  name: ObjectName,
  read: NonNullable<Sources['read']>,
  missed: Missed,
): Promise<Looked | undefined> {
  try {
    const found = await read(name);
    if (found === null) return { for: name, found };
    const { apiVersion, kind, metadata } = found;
    return { for: name, found: { apiVersion, kind, metadata } };
  } catch (cause) {
    missed('existing', cause);
    return undefined;
  }
}
