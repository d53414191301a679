import type { JobSetStatus } from '../../../hooks/api/kinds.js';
import { judgeTrainJob } from '../../../hooks/trainjob/admit/judge.js';
import { type Row, faultsOf } from '../../support/judged.js';
import { aTrainJob, jobStatus } from '../../support/objects.js';

const running = aTrainJob();
const change = { suspend: true, runtimePatches: [{ manager: 'example.com/person' }] };
const jobSet = (...replicatedJobsStatus: NonNullable<JobSetStatus['replicatedJobsStatus']>) => ({
  apiVersion: 'jobset.x-k8s.io/v1alpha2',
  kind: 'JobSet',
  metadata: { name: 'llama', namespace: 'ml' },
  status: { replicatedJobsStatus },
});
const fault = (job: string): string =>
  `spec.runtimePatches: job ${job} of the JobSet still has active Pods; suspend the TrainJob, and try again when they have terminated`;

test.each<Row>([
  { name: 'when there is no JobSet yet', facts: { jobSet: null }, want: [] },
  { name: 'when its Pods have terminated', facts: { jobSet: jobSet(jobStatus({ suspended: 1 })) }, want: [] },
  {
    name: 'not while a job has Pods',
    facts: { jobSet: jobSet(jobStatus({ active: 1 })) },
    want: [fault('node')],
  },
  {
    name: 'and every such job is reported',
    facts: { jobSet: jobSet(jobStatus({ active: 2 }), jobStatus({ name: 'ps', active: 1 })) },
    want: [fault('node'), fault('ps')],
  },
])('patches change $name', ({ facts = {}, want }) => {
  expect(faultsOf({ spec: change, old: running, facts })).toEqual(want);
});

test('patches must not change when the JobSet could not be read', () => {
  const trainJob = aTrainJob({ spec: change });
  expect(judgeTrainJob({ trainJob, old: running }, { snapshot: null, runtime: null })).toEqual({
    state: 'unknown',
    problem: 'the JobSet could not be read',
  });
});
