// The objects that a TrainJob will own, by name: an object that has one of these names already is in the way.
import type { ObjectName } from '../../api/hook.js';
import type { Settings } from '../../api/settings.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import { snapshotNameOf } from '../runtime/snapshot.js';
import { type ChildName, objectNameOf } from './child.js';
import { mlPoliciesOf } from './mlpolicy/index.js';
import { podGroupPoliciesOf } from './podgroup/index.js';
import { progressChildren } from './progress.js';

const jobSet: ChildName = { apiVersion: 'jobset.x-k8s.io/v1alpha2', kind: 'JobSet', suffix: '' };

/** `progress`: whether its Pods report, which needs one more child. */
export function childNamesOf(
  trainJob: TrainJob,
  runtime: TrainingRuntime,
  progress: Settings['progress'] = 'off',
): readonly ObjectName[] {
  const children: readonly ChildName[] = [
    ...(progress === 'off' ? [] : progressChildren),
    ...mlPoliciesOf(runtime).flatMap(({ rule }) => sorted(rule.children)),
    ...podGroupPoliciesOf(runtime).flatMap(({ rule }) => sorted(rule.children)),
  ];
  const named = objectNameOf(jobSet, trainJob);
  return [
    named,
    { ...named, apiVersion: 'v1', kind: 'ConfigMap', name: snapshotNameOf(trainJob) },
    ...children.map((child) => objectNameOf(child, trainJob)),
  ];
}

/** By kind, whatever order they are built in. */
function sorted(children: readonly ChildName[]): readonly ChildName[] {
  return children.toSorted((a, b) => Number(a.kind > b.kind) - Number(a.kind < b.kind));
}
