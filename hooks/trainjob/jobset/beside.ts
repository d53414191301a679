// What a job needs beside its JobSet: which of it is to be made now, and which cannot be made yet. A JobSet that is
// made gets all of it anew, one that exists what is missing. What is immutable is made once: a key is never replaced.
import type { AnyObject, KubeObject, Need } from '../../api/hook.js';
import type { TrainJob, TrainingRuntime } from '../../api/kinds.js';
import type { Settings } from '../../api/settings.js';
import { idOf } from '../../kube/owners.js';
import type { Build } from '../build.js';
import type { Observed } from '../children.js';
import { configMapOf } from '../progress.js';
import { childNamesOf } from '../validate/childnames.js';

export interface Beside {
  /** Asked for one sync before the JobSet is. */
  readonly podGroups: readonly KubeObject[];
  readonly others: readonly KubeObject[];
  /** Facts without which more of it cannot be made. */
  readonly needs: readonly Need[];
}

export function besideOf(
  { others, lacking }: Extract<Build, { readonly state: 'built' }>,
  observed: Observed,
): Beside {
  const there = idsOf(observed);
  const isThere = (object: KubeObject): boolean => there.has(idOf(object));
  const isKept = (object: KubeObject): boolean =>
    isThere(object) && (observed.jobSet !== undefined || isPodGroup(object) || isImmutable(object));
  const wanted = others.filter((object) => !isKept(object));
  return {
    podGroups: wanted.filter(isPodGroup),
    others: wanted.filter((object) => !isPodGroup(object)),
    needs: lacking.filter(({ child }) => !isThere(child)).map(({ need }) => need),
  };
}

/** Whether every child is there, by its name alone: far cheaper than building them. */
export function isComplete(
  trainJob: TrainJob,
  runtime: TrainingRuntime,
  observed: Observed,
  progress: Settings['progress'],
): boolean {
  const there = idsOf(observed);
  if (progress === 'on' && !there.has(idOf(configMapOf(trainJob)))) return false;
  return childNamesOf(trainJob, runtime).every(({ apiVersion, kind, name }) =>
    there.has(idOf({ apiVersion, kind, metadata: { name } })),
  );
}

/** What is being deleted is as good as gone. */
function idsOf({ all }: Observed): ReadonlySet<string> {
  const staying = all.filter(({ object }) => object.metadata.deletionTimestamp === undefined);
  return new Set(staying.map(({ object }) => idOf(object)));
}

function isPodGroup({ kind }: KubeObject): boolean {
  return kind === 'PodGroup';
}

function isImmutable(object: KubeObject): boolean {
  return (object as AnyObject)['immutable'] === true;
}
