// Teardown in order: the JobSet and its Pods first, then what they were scheduled by, then what they were made from.
// Bounded by nothing but JobSet's own teardown; the condition Terminating says what is being waited for.
import { terminating } from './api/conditions.js';
import type { At, CompositeAnswer, CompositeRequest } from '../api/hook.js';
import type { TrainJob, TrainJobStatus } from './api/types.js';
import type { Settings } from '../api/settings.js';
import { withCondition } from '../kube/conditions.js';
import { nameOf } from '../kube/owners.js';
import { type Role, observe } from './observed/children.js';
import { childrenOf } from '../composite/children.js';
import { opaqueOf } from './runtime/registered.js';
import { isManagedElsewhere } from './status/managedby.js';

const order: readonly (readonly Role[])[] = [['jobSet'], ['podGroup'], ['snapshot', 'other']];

export function finalize(
  request: CompositeRequest<TrainJob>,
  at: At,
  settings: Settings,
): CompositeAnswer<TrainJobStatus> {
  const { parent: trainJob } = request;
  const observed = observe(request, opaqueOf(trainJob, settings));
  const status = trainJob.status ?? {};
  const stage = order.findIndex((roles) => observed.all.some(({ role }) => roles.includes(role)));
  // What another controller runs is that controller's to clean up; garbage collection takes what is ours.
  if (stage === -1 || isManagedElsewhere(trainJob)) {
    const children = childrenOf(observed.all, {}, settings.fieldManager);
    return { status, children, finalized: true, decision: { phase: 'Terminating', reason: 'Finalized' } };
  }
  const drop = order.slice(0, stage + 1).flat();
  const awaited = observed.all.filter(({ role }) => drop.includes(role)).map(({ object }) => nameOf(object));
  const words = terminating(`waiting for ${awaited.join(', ')} to be gone`);
  return {
    status: { ...status, conditions: withCondition(status.conditions ?? [], words, at.now) },
    children: childrenOf(observed.all, { drop }, settings.fieldManager),
    finalized: false,
    decision: { phase: 'Terminating', reason: 'WaitingForChildren' },
  };
}
