// Which facts a sync wants that its request does not hold: whether the API server takes a child that is overdue.
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
  // A job whose JobSet is there waits for nothing; this is nearly every sync.
  if (observed.jobSet !== undefined || isManagedElsewhere(trainJob)) return [];
  if (endOf(judge(trainJob, undefined, now).conditions) !== undefined) return [];
  const { overdue } = planUnfinished(request, observed, { now, facts: {} }, setup);
  return overdue === undefined ? [] : [{ fact: 'dryRunCreate', object: asOwned(overdue, trainJob) }];
}
