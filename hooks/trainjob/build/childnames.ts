// The objects that a TrainJob will own, by name: whoever holds one of these names already is in the way.
import type { ObjectName } from '../../api/hook.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import type { Settings } from '../../api/settings.js';
import { configMapOf } from './progress.js';
import { snapshotNameOf } from '../runtime/snapshot.js';

/** `progress`: whether its Pods report, which takes one more. */
export function childNamesOf(
  trainJob: TrainJob,
  { spec }: TrainingRuntime,
  progress: Settings['progress'] = 'off',
): readonly ObjectName[] {
  const { name, namespace } = trainJob.metadata;
  const { mlPolicy = {}, podGroupPolicy = {} } = spec;
  const named = (apiVersion: string, kind: string, child: string): ObjectName => ({
    apiVersion,
    kind,
    name: child,
    ...(namespace === undefined ? {} : { namespace }),
  });
  const pair = (configMap: string, secret: string): readonly ObjectName[] => [
    named('v1', 'ConfigMap', `${name}-${configMap}`),
    named('v1', 'Secret', `${name}-${secret}`),
  ];
  return [
    named('jobset.x-k8s.io/v1alpha2', 'JobSet', name),
    named('v1', 'ConfigMap', snapshotNameOf(trainJob)),
    ...(progress === 'off' ? [] : [named('v1', 'ConfigMap', configMapOf(trainJob).metadata.name)]),
    ...(mlPolicy.mpi === undefined ? [] : pair('mpi-hostfile', 'mpi-ssh-auth')),
    ...(mlPolicy.flux === undefined ? [] : pair('flux-entrypoint', 'flux-curve')),
    ...(podGroupPolicy.coscheduling === undefined
      ? []
      : [named('scheduling.x-k8s.io/v1alpha1', 'PodGroup', name)]),
    ...(podGroupPolicy.volcano === undefined
      ? []
      : [named('scheduling.volcano.sh/v1beta1', 'PodGroup', name)]),
  ];
}
