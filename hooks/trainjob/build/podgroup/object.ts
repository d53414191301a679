// The PodGroup of a TrainJob has its name, in either API group.
import type { AnyObject } from '../../../api/hook.js';
import type { TrainJob } from '../../api/types.js';

export function podGroup(apiVersion: string, { metadata }: TrainJob, spec: object): AnyObject {
  const { name, namespace } = metadata;
  return {
    apiVersion,
    kind: 'PodGroup',
    metadata: namespace === undefined ? { name } : { name, namespace },
    spec,
  };
}
