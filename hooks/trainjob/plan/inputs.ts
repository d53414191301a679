// The inputs of a JobSet that cannot change in place: everything but what JobSet lets change while it is suspended.
import { changeableSpec, without } from '../../jobset/changeable.js';
import { hashOf } from '../../kube/hash.js';
import type { PodTemplatePatch, ReplicatedJobPatch, RuntimePatch, TrainJob } from '../api/types.js';

/**
 * Identifies the inputs whose change needs a new JobSet: snapshot, trainer, initializer, and patches without what JobSet
 * lets change.
 */
export function inputsHashOf(trainJob: TrainJob, snapshotHash: string): string {
  const { trainer, initializer, runtimePatches = [] } = trainJob.spec;
  const patches = runtimePatches.map(fixedPartOf).filter((patch) => patch !== undefined);
  return hashOf({ snapshotHash, trainer: trainer ?? {}, initializer: initializer ?? {}, patches });
}

function fixedPartOf(patch: RuntimePatch): object | undefined {
  const jobs = patch.trainingRuntimeSpec?.template?.spec?.replicatedJobs ?? [];
  return pruned(jobs.map(fixedPartOfJob).filter((job) => job !== undefined));
}

function fixedPartOfJob({ name, template }: ReplicatedJobPatch): object | undefined {
  const fixed = pruned({ metadata: template?.metadata, pod: fixedPartOfPod(template?.spec?.template) });
  return fixed === undefined ? undefined : { name, ...fixed };
}

function fixedPartOfPod(pod: PodTemplatePatch | undefined): object | undefined {
  return pruned(without(pod?.spec ?? {}, changeableSpec));
}

/** Without undefined members; undefined if nothing is left. */
function pruned(value: object): object | undefined {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return undefined;
  return Array.isArray(value) ? value : Object.fromEntries(members);
}
