// Requests as Metacontroller sends them for a job in the middle of its life, built by the hooks themselves.
import { aCondition, aRequest, aRuntime, aTrainJob, jobStatus, observed } from '../test/support/objects.js';
import { desiredJobSet, theSnapshot } from '../test/support/story.js';

/** A torch job of two nodes whose JobSet runs. */
export function runningTorchRequest(): object {
  const job = aTrainJob({
    status: {
      conditions: [aCondition('Suspended', 'False', { reason: 'Resumed', message: 'TrainJob is resumed' })],
      jobsStatus: [jobStatus({ active: 1, ready: 1 })],
    },
  });
  const status = { conditions: [], replicatedJobsStatus: [jobStatus({ active: 1, ready: 1 })] };
  const jobSet = observed(desiredJobSet(aTrainJob(), aRuntime()), { status });
  return aRequest(job, { children: [theSnapshot(), jobSet] });
}
