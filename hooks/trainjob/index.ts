// The door of the TrainJob composite: all that other rooms may import.
import type {
  At,
  CompositeAnswer,
  CompositeRequest,
  CustomizeAnswer,
  CustomizeRequest,
  Need,
  Timestamp,
} from '../api/hook.js';
import type { TrainJob, TrainJobStatus } from './api/types.js';
import type { Settings } from '../api/settings.js';
import { type MLPolicyRules, mlPolicyRules } from './build/build.js';
import { customize } from './customize.js';
import { finalize } from './finalize.js';
import { needs } from './needs.js';
import { sync } from './sync.js';

export { type MLPolicyRules, mlPolicyRules } from './build/build.js';

/** The three hooks of a TrainJob, and which facts sync wants. */
export interface TrainJobHooks {
  readonly sync: (request: CompositeRequest<TrainJob>, at: At) => CompositeAnswer<TrainJobStatus>;
  readonly finalize: (request: CompositeRequest<TrainJob>, at: At) => CompositeAnswer<TrainJobStatus>;
  readonly customize: (request: CustomizeRequest<TrainJob>) => CustomizeAnswer;
  readonly needs: (request: CompositeRequest<TrainJob>, now: Timestamp) => readonly Need[];
}

/** `rules` has one row a policy; a test may hand in other rules. */
export function trainJobHooks(settings: Settings, rules: MLPolicyRules = mlPolicyRules): TrainJobHooks {
  const setup = { settings, rules };
  return {
    sync: (request, at) => sync(withSpec(request), at, setup),
    finalize: (request, at) => finalize(withSpec(request), at, settings),
    customize: (request) => customize(withSpec(request), settings),
    needs: (request, now) => needs(withSpec(request), now, setup),
  };
}

// The CRD lets a TrainJob have no spec at all. It then names no runtime, and is told so.
function withSpec<R extends { readonly parent: TrainJob }>(request: R): R {
  const { parent } = request as { readonly parent: Partial<TrainJob> };
  return parent.spec === undefined
    ? { ...request, parent: { ...parent, spec: { runtimeRef: { name: '' } } } }
    : request;
}

export { withDefaults } from './default/index.js';
export { formatIssues } from '../kube/issues.js';
export { opaqueOf } from './runtime/registered.js';
export { progressAudienceOf } from './build/progress.js';
export { type Missing, missingOf } from '../runtimes/dependents.js';
export { endOf } from './status/judge.js';
export { readTrainerStatus, trainerStatusOf } from './status/progress.js';
export type { Change } from './build/check.js';
export { type Verdict, judgeOpaque, judgeRuntime, judgeTrainJob } from './admit/judge.js';
export { admissionNeeds, admissionNeedsMore, runtimeNeeds } from './admit/needs.js';
export type { RuntimeChange } from '../runtimes/validate/change.js';
