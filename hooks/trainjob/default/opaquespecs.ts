// The annotation that keeps runtimePatches[].opaqueRuntimeSpec, as long as the manager of the patch has an entry.
import { stableJson } from '../../kube/stablejson.js';
import { OPAQUE_SPECS } from '../api/labels.js';
import type { TrainJob } from '../api/types.js';
import { keptSpecsOf, opaqueSpecOf } from '../build/opaquespecs.js';
import type { Default } from './rule.js';

export const opaqueSpecs: Default = (trainJob) => {
  const kept = keptSpecsOf(trainJob);
  const specs = (trainJob.spec.runtimePatches ?? [])
    .map((patch) => [patch.manager, opaqueSpecOf(patch, kept)] as const)
    .filter(([, spec]) => spec !== undefined);
  const text = specs.length === 0 ? undefined : stableJson(Object.fromEntries(specs));
  return trainJob.metadata.annotations?.[OPAQUE_SPECS] === text ? trainJob : withAnnotation(trainJob, text);
};

function withAnnotation(trainJob: TrainJob, text: string | undefined): TrainJob {
  const { [OPAQUE_SPECS]: _before, ...others } = trainJob.metadata.annotations ?? {};
  const annotations = text === undefined ? others : { ...others, [OPAQUE_SPECS]: text };
  return { ...trainJob, metadata: { ...trainJob.metadata, annotations } };
}
