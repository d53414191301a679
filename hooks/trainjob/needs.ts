// Which facts a sync needs: what a child is built from, and whether the API server accepts an overdue child.
import type { CompositeRequest, Timestamp } from '../api/hook.js';
import { asOwned } from '../composite/overdue.js';
import type { Need } from '../facts/need.js';
import { endOf } from './api/end.js';
import type { TrainJob } from './api/types.js';
import type { Setup } from './build/setup.js';
import { observe } from './observed/children.js';
import { isMountMissing } from './plan/dependencies.js';
import { opaqueOf } from './runtime/registered.js';
import { judge } from './status/judge.js';
import { isManagedElsewhere } from './status/managedby.js';
import { isSuspended } from './status/suspend.js';
import { planUnfinished } from './sync.js';

export function needs(request: CompositeRequest<TrainJob>, now: Timestamp, setup: Setup): readonly Need[] {
  const { parent: trainJob } = request;
  const observed = observe(request, opaqueOf(trainJob, setup.settings));
  if (isManagedElsewhere(trainJob)) return [];
  const { jobSet } = observed;
  // Before it is resumed, a job waits for its PodGroup, like a new one.
  const isSettled = jobSet !== undefined && (jobSet.spec.suspend !== true || isSuspended(trainJob));
  // Nearly every sync ends here.
  if (isSettled && !isMountMissing(trainJob, observed)) return [];
  if (endOf(judge(trainJob, observed, now).conditions) !== undefined) return [];
  const { needs = [], overdue } = planUnfinished(request, observed, { now, facts: {} }, setup);
  if (overdue === undefined || isSettled) return needs;
  return [...needs, { fact: 'dryRunCreate', verb: 'dryRunCreate', object: asOwned(overdue, trainJob) }];
}
