// The hooks of a TrainJob with their settings, as pure functions of request, time and facts.
import type {
  At,
  CompositeAnswer,
  CompositeRequest,
  CustomizeAnswer,
  CustomizeRequest,
  Timestamp,
} from '../api/hook.js';
import type { Settings } from '../api/settings.js';
import type { Need } from '../facts/need.js';
import type { TrainJobFacts } from './api/facts.js';
import type { TrainJob, TrainJobStatus } from './api/types.js';
import { type MLPolicyRules, mlPolicyRules } from './build/build.js';
import { customize } from './customize.js';
import { finalize } from './finalize.js';
import { needs } from './needs.js';
import { sync } from './sync.js';

/** The three hooks of a TrainJob, and which facts sync needs. */
export interface TrainJobHooks {
  readonly sync: (
    request: CompositeRequest<TrainJob>,
    at: At<TrainJobFacts>,
  ) => CompositeAnswer<TrainJobStatus>;
  readonly finalize: (
    request: CompositeRequest<TrainJob>,
    at: At<TrainJobFacts>,
  ) => CompositeAnswer<TrainJobStatus>;
  readonly customize: (request: CustomizeRequest<TrainJob>) => CustomizeAnswer;
  readonly needs: (request: CompositeRequest<TrainJob>, now: Timestamp) => readonly Need[];
}

/** `rules` has one row per policy; a test may pass others. */
export function trainJobHooks(settings: Settings, rules: MLPolicyRules = mlPolicyRules): TrainJobHooks {
  const setup = { settings, rules };
  return {
    sync: (request, at) => sync(withSpec(request), at, setup),
    finalize: (request, at) => finalize(withSpec(request), at, settings),
    customize: (request) => customize(withSpec(request), settings),
    needs: (request, now) => needs(withSpec(request), now, setup),
  };
}

// The CRD lets a TrainJob have no spec at all. It then names no runtime, and its condition says so.
function withSpec<R extends { readonly parent: TrainJob }>(request: R): R {
  const { parent } = request as { readonly parent: Partial<TrainJob> };
  return parent.spec === undefined
    ? { ...request, parent: { ...parent, spec: { runtimeRef: { name: '' } } } }
    : request;
}
