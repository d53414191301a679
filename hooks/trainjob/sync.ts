// One TrainJob, from the observed to the desired state. Kubeflow KEP-2170 (the job), KEP-2599 (the snapshot comes first)
// and KEP-2899 (every job that is neither finished nor suspended has its deadline checked), in the order of the flow.
import type { At, CompositeAnswer, CompositeRequest } from '../api/hook.js';
import type { Condition } from '../api/kinds.js';
import type { Settings } from '../api/settings.js';
import { childrenOf } from '../composite/children.js';
import { overdueProblem } from '../composite/overdue.js';
import { soonest } from '../composite/plan.js';
import { withCondition } from '../kube/conditions.js';
import { runtimeNotSupported } from './api/conditions.js';
import { endOf } from './api/end.js';
import type { TrainJobFacts } from './api/facts.js';
import type { TrainJob, TrainJobStatus } from './api/types.js';
import type { Setup } from './build/setup.js';
import { type Observed, observe } from './observed/children.js';
import { planFinished } from './plan/finished.js';
import { planJobSet, suspendedOrResumed } from './plan/jobset.js';
import { planOpaque, suspendedOrResumedOpaque } from './plan/opaque.js';
import { type Plan } from './plan/plan.js';
import { planSnapshot } from './plan/snapshot.js';
import { opaqueOf } from './runtime/registered.js';
import { resolveRuntime } from './runtime/resolve.js';
import { withCreated } from './status/created.js';
import { type Judged, judge } from './status/judge.js';
import { isManagedElsewhere } from './status/managedby.js';
import { trainerStatusOf } from './status/progress.js';

export function sync(
  request: CompositeRequest<TrainJob>,
  at: At,
  setup: Setup,
): CompositeAnswer<TrainJobStatus> {
  const { parent: trainJob } = request;
  const observed = observe(request, opaqueOf(trainJob, setup.settings));
  if (isManagedElsewhere(trainJob)) return untouched(trainJob, observed, setup.settings);

  const judged = judge(trainJob, observed, at.now);
  const end = endOf(judged.conditions);
  const plan =
    end === undefined
      ? planUnfinished(request, observed, at, setup)
      : planFinished(trainJob, observed, end, at.now, setup.settings);
  return answer(request, observed, judged, plan, at, setup.settings);
}

/** What an unfinished job's children should be: the snapshot first, then what is built from it. */
export function planUnfinished(
  { parent: trainJob, related }: CompositeRequest<TrainJob>,
  observed: Observed,
  at: At,
  setup: Setup,
): Plan {
  const { now } = at;
  const opaque = opaqueOf(trainJob, setup.settings);
  const resolved = resolveRuntime(trainJob, observed.snapshot, observed.jobSet, related, opaque);
  switch (resolved.state) {
    case 'snapshot':
      return opaque === undefined
        ? planJobSet(trainJob, observed, resolved, at, setup)
        : planOpaque(trainJob, observed, resolved, opaque, now);
    case 'unsupported':
      return {
        failed: runtimeNotSupported(resolved.kind),
        // Once this end is recorded, its time to live counts.
        resyncAfterSeconds: 1,
        decision: { phase: 'Failed', reason: 'TrainingRuntimeNotSupported' },
      };
    case 'lost':
    case 'badRuntime':
      return {
        ...planSnapshot(trainJob, resolved, now),
        apply:
          opaque === undefined
            ? suspendedOrResumed(trainJob, observed.jobSet, setup.settings)
            : suspendedOrResumedOpaque(trainJob, observed, opaque, setup.settings),
      };
    case 'live':
    case 'missing':
    case 'badSnapshot':
      return planSnapshot(trainJob, resolved, now);
  }
}

function answer(
  request: CompositeRequest<TrainJob>,
  observed: Observed,
  { conditions, jobsStatus, deadline }: Judged,
  plan: Plan,
  { now, facts }: At,
  { createdCondition, fieldManager }: Settings,
): CompositeAnswer<TrainJobStatus> {
  const { parent: trainJob } = request;
  const fault = plan.fault ?? overdueFault(plan, facts, request);
  const isJobSetThere = observed.jobSet !== undefined;
  const created = withCreated(conditions, { fault, isJobSetThere }, createdCondition, now);
  const ended = plan.failed === undefined ? created : withCondition(created, plan.failed, now);
  const untilDeadline = deadline.state === 'running' ? deadline.resyncAfterSeconds : undefined;
  const resyncAfterSeconds = soonest(plan.resyncAfterSeconds, untilDeadline);
  return {
    status: statusOf(trainJob, ended, jobsStatus, trainerStatusOf(trainJob)),
    children: childrenOf(observed.all, plan, fieldManager),
    ...(resyncAfterSeconds === undefined ? {} : { resyncAfterSeconds }),
    ...(plan.effects === undefined ? {} : { effects: plan.effects }),
    decision: plan.decision,
  };
}

function overdueFault(
  { overdue }: Plan,
  { dryRunCreate }: TrainJobFacts,
  request: CompositeRequest<TrainJob>,
): Plan['fault'] {
  const message = overdueProblem(overdue, dryRunCreate, request);
  return message === undefined ? undefined : { reason: 'JobsCreationFailed', message };
}

// Metacontroller replaces the whole status: fields that this sync does not compute are sent back unchanged.
function statusOf(
  { status = {} }: TrainJob,
  conditions: readonly Condition[],
  jobsStatus: TrainJobStatus['jobsStatus'],
  trainerStatus: TrainJobStatus['trainerStatus'],
): TrainJobStatus {
  const { conditions: _conditions, jobsStatus: _jobsStatus, trainerStatus: _trainerStatus, ...rest } = status;
  return {
    ...rest,
    ...(conditions.length === 0 ? {} : { conditions }),
    ...(jobsStatus === undefined ? {} : { jobsStatus }),
    ...(trainerStatus === undefined ? {} : { trainerStatus }),
  };
}

function untouched(
  trainJob: TrainJob,
  observed: Observed,
  { fieldManager }: Settings,
): CompositeAnswer<TrainJobStatus> {
  return {
    status: trainJob.status ?? {},
    children: childrenOf(observed.all, {}, fieldManager),
    decision: { phase: 'ManagedElsewhere', reason: 'ManagedBy' },
  };
}
