// The public API of the TrainJob kind: all that other kinds and the rooms above may import.
export { endOf } from './api/end.js';
export { runtimeIssues } from './api/form.js';
export {
  ANCESTOR_STEP,
  FRAMEWORK,
  MANAGED_BY,
  PROGRESS,
  RESUMED_AT,
  WEBHOOK_VALIDATION,
} from './api/labels.js';
export { containerOfStep, isStep } from './api/steps.js';
export type { TrainJob, TrainJobStatus, TrainingRuntime } from './api/types.js';
export { build } from './build/build.js';
export type { Check, Warn } from './build/check.js';
export { type MLPolicyRules, mlPolicyRules } from './build/mlpolicy/index.js';
export { recordedRuntime } from './runtime/recorded.js';
export { isNamedBy } from './runtime/reference.js';
export { snapshotNameOf } from './runtime/snapshot.js';
export { portsOfRuntime } from './validate/ports.js';
export { replicas } from './validate/replicas.js';
export { deprecatedRuntime } from './validate/warnings/deprecated.js';
export { trainJobHooks } from './hooks.js';
