// Whether a TrainJob's runtime is of a kind that is registered in the configuration. Kubeflow KEP-2170.
import type { OpaqueRuntime } from '../../api/opaque.js';
import type { Settings } from '../../api/settings.js';
import type { TrainJob } from '../api/types.js';
import { groupKindOf } from './reference.js';

export function opaqueOf(
  trainJob: TrainJob,
  { opaqueRuntimes }: Pick<Settings, 'opaqueRuntimes'>,
): OpaqueRuntime | undefined {
  return opaqueRuntimes.find(
    ({ apiVersion, kind }) => `${kind}.${groupOf(apiVersion)}` === groupKindOf(trainJob),
  );
}

function groupOf(apiVersion: string): string {
  return apiVersion.split('/', 1)[0] ?? '';
}
