// The children that a job needs in addition to its JobSet: which of them to create or update now, and which have to wait.
// Before the JobSet is created, all of them are brought up to date; afterwards only missing ones are created. An immutable
// one, such as a key, is created once and never replaced.
import type { AnyObject, KubeObject, ObjectName } from '../../api/hook.js';
import type { Volume } from '../../api/kinds.js';
import type { Settings } from '../../api/settings.js';
import type { Need } from '../../facts/need.js';
import { jobsOf, podOf } from '../../jobset/template.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import type { Build } from '../build/built.js';
import { childNamesOf } from '../build/childnames.js';
import type { Observed } from '../observed/children.js';

export interface Dependencies {
  /** Those that are missing. They are created one sync before the JobSet is created or resumed. */
  readonly podGroups: readonly KubeObject[];
  readonly others: readonly KubeObject[];
  /** Facts without which further ones cannot be built. */
  readonly needs: readonly Need[];
}

export function dependenciesOf(
  { others, pending }: Extract<Build, { readonly state: 'built' }>,
  observed: Observed,
): Dependencies {
  const exists = (object: KubeObject): boolean => has(observed, nameOf(object));
  const isKept = (object: KubeObject): boolean =>
    exists(object) && (observed.jobSet !== undefined || isImmutable(object));
  const isNewPodGroup = (object: KubeObject): boolean => isPodGroup(object) && !exists(object);
  return {
    podGroups: others.filter(isNewPodGroup),
    others: others.filter((object) => !isKept(object) && !isNewPodGroup(object)),
    needs: pending.filter(({ child }) => !has(observed, nameOf(child))).map(({ need }) => need),
  };
}

/** Whether every child exists, by name only, which is far cheaper than building them. */
export function isComplete(
  trainJob: TrainJob,
  runtime: TrainingRuntime,
  observed: Observed,
  progress: Settings['progress'],
): boolean {
  return childNamesOf(trainJob, runtime, progress).every((child) => has(observed, child));
}

/**
 * Whether an object that is built from a fact, and that the Pods of the JobSet mount, is missing. It is called on every
 * sync, to find out whether facts are needed, so it looks only at the JobSet.
 */
export function isMountMissing({ metadata }: TrainJob, observed: Observed): boolean {
  return jobsOf(observed.jobSet ?? {})
    .flatMap((job) => podOf(job).volumes ?? [])
    .flatMap(mountedBy)
    .filter(({ name }) => name.startsWith(`${metadata.name}-`))
    .some((mounted) => !has(observed, mounted));
}

/** The objects in a volume that may be built from facts: a key, and the CA next to a token. */
function mountedBy({ secret, projected }: Volume): readonly ObjectName[] {
  const { secretName } = secret ?? {};
  const names = (projected?.sources ?? []).map(({ configMap }) => configMap?.name);
  return [
    ...(secretName === undefined ? [] : [{ apiVersion: 'v1', kind: 'Secret', name: secretName }]),
    ...names
      .filter((name) => name !== undefined)
      .map((name) => ({ apiVersion: 'v1', kind: 'ConfigMap', name })),
  ];
}

/** An object that is being deleted does not count. */
function has({ all }: Observed, { apiVersion, kind, name }: ObjectName): boolean {
  return all.some(
    ({ object }) =>
      object.kind === kind &&
      object.metadata.name === name &&
      object.apiVersion === apiVersion &&
      object.metadata.deletionTimestamp === undefined,
  );
}

function nameOf({ apiVersion, kind, metadata }: KubeObject): ObjectName {
  return { apiVersion, kind, name: metadata.name };
}

function isPodGroup({ kind }: KubeObject): boolean {
  return kind === 'PodGroup';
}

function isImmutable(object: KubeObject): boolean {
  return (object as AnyObject)['immutable'] === true;
}
