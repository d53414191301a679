// Teardown in order: the JobSet and its Pods first, then the PodGroups by which they were scheduled, then the objects from
// which they were built. It waits as long as JobSet's own teardown takes; the condition Terminating lists what it waits for.
import type { At, CompositeAnswer, CompositeRequest } from '../api/hook.js';
import type { Settings } from '../api/settings.js';
import { childrenOf } from '../composite/children.js';
import { teardownOf } from '../composite/teardown.js';
import { withCondition } from '../kube/conditions.js';
import { nameOf } from '../kube/owners.js';
import { terminating } from './api/conditions.js';
import type { TrainJob, TrainJobStatus } from './api/types.js';
import { type Role, observe } from './observed/children.js';
import { opaqueOf } from './runtime/registered.js';
import { isManagedElsewhere } from './status/managedby.js';

const stages: readonly (readonly Role[])[] = [['jobSet'], ['podGroup'], ['snapshot', 'other']];

export function finalize(
  request: CompositeRequest<TrainJob>,
  at: At,
  settings: Settings,
): CompositeAnswer<TrainJobStatus> {
  const { parent: trainJob } = request;
  const observed = observe(request, opaqueOf(trainJob, settings));
  const status = trainJob.status ?? {};
  const teardown = teardownOf(observed.all, stages);
  // A job that another controller runs is cleaned up by that controller; garbage collection deletes our own objects.
  if (teardown.state === 'done' || isManagedElsewhere(trainJob)) {
    const children = childrenOf(observed.all, {}, settings.fieldManager);
    return { status, children, finalized: true, decision: { phase: 'Terminating', reason: 'Finalized' } };
  }
  const { drop, awaited } = teardown;
  const condition = terminating(`waiting for ${awaited.map(nameOf).join(', ')} to be gone`);
  return {
    status: { ...status, conditions: withCondition(status.conditions ?? [], condition, at.now) },
    children: childrenOf(observed.all, { drop }, settings.fieldManager),
    finalized: false,
    decision: { phase: 'Terminating', reason: 'WaitingForChildren' },
  };
}
