// Requests as Metacontroller sends them for a running job, built by the hooks themselves.
import type { AnyObject, CompositeRequest, KubeObject } from '../hooks/api/hook.js';
import type { JobSet } from '../hooks/api/kinds.js';
import type { TrainJob } from '../hooks/trainjob/api/types.js';
import { aKey, mpiRuntime } from '../test/support/mpi.js';
import { aCondition, aRequest, aRuntime, aTrainJob, jobStatus, observed } from '../test/support/objects.js';
import { desiredJobSet, syncOf, theSnapshot } from '../test/support/story.js';

const resumed = aCondition('Suspended', 'False', { reason: 'Resumed', message: 'TrainJob is resumed' });

/** A torch job of two nodes whose JobSet runs. */
export function runningTorchRequest(): object {
  const jobsStatus = [jobStatus({ active: 1, ready: 1 })];
  const job = aTrainJob({ status: { conditions: [resumed], jobsStatus } });
  const status = { conditions: [], replicatedJobsStatus: jobsStatus };
  const jobSet = observed(desiredJobSet(aTrainJob(), aRuntime()), { status });
  return aRequest(job, { children: [theSnapshot(), jobSet] });
}

/** An MPI job of so many nodes whose JobSet runs. */
export function runningMPIRequest(numNodes: number): object {
  const jobsStatus = ['node', 'launcher'].map((name) => jobStatus({ name, active: 1, ready: 1 }));
  const { parent, created } = mpiJobOf(numNodes);
  const status = { conditions: [], replicatedJobsStatus: jobsStatus };
  const children = created.map((child) => observed(child, child.kind === 'JobSet' ? { status } : {}));
  return aRequest({ ...parent, status: { conditions: [resumed], jobsStatus } }, { children });
}

/** The same job before its JobSet is created: only its snapshot exists. */
export function newMPIRequest(numNodes: number): CompositeRequest<TrainJob> {
  const { parent, snapshot } = mpiJobOf(numNodes);
  return aRequest(parent, { children: [snapshot] });
}

interface MPIJob {
  readonly parent: TrainJob;
  readonly snapshot: AnyObject;
  readonly created: readonly (KubeObject | JobSet)[];
}

function mpiJobOf(numNodes: number): MPIJob {
  const parent = aTrainJob({ spec: { trainer: { numNodes } } });
  const snapshot = theSnapshot(parent, mpiRuntime() as unknown as AnyObject);
  const settings = { applyMode: 'server-side-apply' } as const;
  const { children } = syncOf(parent, { children: [snapshot], facts: { sshKey: aKey }, settings });
  return { parent, snapshot, created: children };
}
