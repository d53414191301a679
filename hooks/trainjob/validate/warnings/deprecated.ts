// A runtime that will be removed. Kubeflow Trainer v2.3, there only for a ClusterTrainingRuntime.
import { SUPPORT } from '../../api/labels.js';
import type { TrainingRuntime } from '../../api/types.js';
import type { Subject, Warn } from '../../build/check.js';

const POLICY =
  'https://trainer.kubeflow.org/en/latest/operator-guides/runtime.html#runtime-deprecation-policy';

export const deprecatedRuntime: Warn<{ readonly runtime: TrainingRuntime }> = ({ runtime }) =>
  isDeprecated(runtime) ? [`${nameOf(runtime)} is deprecated and will be removed: ${POLICY}`] : [];

export const onDeprecatedRuntime: Warn<Subject> = ({ runtime }) =>
  isDeprecated(runtime)
    ? [`spec.runtimeRef: ${nameOf(runtime)} is deprecated and will be removed: ${POLICY}`]
    : [];

function isDeprecated({ metadata }: TrainingRuntime): boolean {
  return metadata.labels?.[SUPPORT] === 'deprecated';
}

function nameOf({ kind, metadata }: TrainingRuntime): string {
  return `${kind} ${metadata.name}`;
}
