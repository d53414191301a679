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
import type { TrainJob, TrainJobStatus } from '../api/kinds.js';
import type { Settings } from '../api/settings.js';
import { type MLPolicyRules, mlPolicyRules } from './build.js';
import { customize } from './customize.js';
import { finalize } from './finalize.js';
import { needs } from './needs.js';
import { sync } from './sync.js';

export { type MLPolicyRules, mlPolicyRules } from './build.js';

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
    sync: (request, at) => sync(request, at, setup),
    finalize: (request, at) => finalize(request, at, settings),
    customize,
    needs: (request, now) => needs(request, now, setup),
  };
}
