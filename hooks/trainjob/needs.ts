// Which facts a sync wants that its request does not hold: what a child is made from, and whether the API server takes
// one that is overdue.
import type { CompositeRequest, Need, Timestamp } from '../api/hook.js';
import type { TrainJob } from '../api/kinds.js';
import { observe } from './children.js';
import { asOwned } from './overdue.js';
import { endOf, judge } from './status/judge.js';
import { isManagedElsewhere } from './status/managedby.js';
import { type Setup, planUnfinished } from './sync.js';

export function needs(request: CompositeRequest<TrainJob>, now: Timestamp, setup: Setup): readonly Need[] {
  const { parent: trainJob } = request;
  const observed = observe(request);
  if (isManagedElsewhere(trainJob)) return [];
  if (endOf(judge(trainJob, observed, now).conditions) !== undefined) return [];
  const { needs = [], overdue } = planUnfinished(request, observed, { now, facts: {} }, setup);
  // A job whose JobSet is there waits for nothing more.
  if (overdue === undefined || observed.jobSet !== undefined) return needs;
  return [...needs, { fact: 'dryRunCreate', object: asOwned(overdue, trainJob) }];
}
