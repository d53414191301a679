// What a job needs beside its JobSet: which of it is to be made now, and which cannot be made yet. A JobSet that is
// made gets all of it anew, one that exists what is missing. What is immutable is made once: a key is never replaced.
import type { AnyObject, KubeObject, ObjectName } from '../../api/hook.js';
import type { Need } from '../../facts/need.js';
import type { Volume } from '../../api/kinds.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import type { Settings } from '../../api/settings.js';
import { jobsOf, podOf } from '../../jobset/template.js';
import type { Build } from '../build/built.js';
import type { Observed } from '../observed/children.js';
import { childNamesOf } from '../build/childnames.js';

export interface Beside {
  /** Those that are not there: asked for one sync before there are Pods. */
  readonly podGroups: readonly KubeObject[];
  readonly others: readonly KubeObject[];
  /** Facts without which more of it cannot be made. */
  readonly needs: readonly Need[];
}

export function besideOf(
  { others, pending }: Extract<Build, { readonly state: 'built' }>,
  observed: Observed,
): Beside {
  const isThere = (object: KubeObject): boolean => has(observed, nameOf(object));
  const isKept = (object: KubeObject): boolean =>
    isThere(object) && (observed.jobSet !== undefined || isImmutable(object));
  const isNewPodGroup = (object: KubeObject): boolean => isPodGroup(object) && !isThere(object);
  return {
    podGroups: others.filter(isNewPodGroup),
    others: others.filter((object) => !isKept(object) && !isNewPodGroup(object)),
    needs: pending.filter(({ child }) => !has(observed, nameOf(child))).map(({ need }) => need),
  };
}

/** Whether every child is there, by its name alone: far cheaper than building them. */
export function isComplete(
  trainJob: TrainJob,
  runtime: TrainingRuntime,
  observed: Observed,
  progress: Settings['progress'],
): boolean {
  return childNamesOf(trainJob, runtime, progress).every((child) => has(observed, child));
}

/**
 * Whether the JobSet has Pods mount what is made from facts for this job, and is not there. Asked on every sync, to see whether a
 * fact is wanted: it looks at the JobSet alone, and not at what it was built from.
 */
export function lacksMounted({ metadata }: TrainJob, observed: Observed): boolean {
  return jobsOf(observed.jobSet ?? {})
    .flatMap((job) => podOf(job).volumes ?? [])
    .flatMap(mountedBy)
    .filter(({ name }) => name.startsWith(`${metadata.name}-`))
    .some((mounted) => !has(observed, mounted));
}

/** Of a volume the objects that are made from facts: a key, and the CA beside a token. */
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

/** What is being deleted is as good as gone. */
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
