// Validates TrainJobs, runtimes and requests against the schemas of the API.
import type { Issue } from '../../api/issue.js';
import { formIssues, requestIssues } from '../../kube/form.js';
import { trainJob, trainJobCustomize, trainJobSync, trainingRuntime } from './generated/validators.js';

/** Faults of a body of trainjobs/sync or trainjobs/finalize. */
export function trainJobRequestIssues(body: unknown): readonly Issue[] {
  return requestIssues(trainJobSync, body, ['children', 'related']);
}

/** Faults of a body of trainjobs/customize. */
export function trainJobCustomizeIssues(body: unknown): readonly Issue[] {
  return formIssues(trainJobCustomize, body);
}

/** Faults of a TrainJob. */
export function trainJobIssues(value: unknown): readonly Issue[] {
  return formIssues(trainJob, value);
}

/** Faults of a TrainingRuntime or ClusterTrainingRuntime. */
export function runtimeIssues(value: unknown): readonly Issue[] {
  return formIssues(trainingRuntime, value);
}
