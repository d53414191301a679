// The events of a runtime snapshot (Kubeflow KEP-2599); other ConfigMaps are not shown.
import type { ConfigMap } from '../../api/kinds.js';
import { type Describe, event } from '../../contract/timeline.js';

const SUFFIX = /-runtime-snapshot$/;

export const isSnapshot = ({ metadata }: ConfigMap): boolean => SUFFIX.test(metadata.name);

/** The name of the TrainJob. */
export const shortNameOf = (name: string): string => name.replace(SUFFIX, '');

export const describeSnapshot: Describe<ConfigMap> = (before, after) => {
  if (after === undefined) return [event('gone', 'quiet')];
  return before === undefined ? [event('keeps the runtime as it is now')] : [];
};
