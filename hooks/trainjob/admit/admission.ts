// How TrainJobs are admitted.
import type { AnyObject } from '../../api/hook.js';
import type { Issue } from '../../api/issue.js';
import { type Change, admissionRow } from '../../contract/admission.js';
import type { TrainJobFacts } from '../api/facts.js';
import { trainJobIssues } from '../api/form.js';
import type { TrainJob } from '../api/types.js';
import type { Change as TrainJobChange } from '../build/check.js';
import { withDefaults } from '../default/index.js';
import { opaqueOf } from '../runtime/registered.js';
import { judgeOpaque, judgeTrainJob } from './judge.js';
import { admissionNeeds, admissionNeedsMore } from './needs.js';

export const admission = admissionRow<TrainJob, TrainJobFacts>({
  webhook: 'trainjobs',
  kinds: ['TrainJob'],
  form,
  withDefaults,
  // A job on a registered runtime is judged without that runtime (Kubeflow KEP-2170).
  needs: (change, settings) =>
    opaqueOf(change.object, settings) === undefined ? admissionNeeds(named(change)) : [],
  needsMore: (change, facts, settings) =>
    opaqueOf(change.object, settings) === undefined
      ? admissionNeedsMore(named(change), facts, settings.progress)
      : [],
  judge: (change, facts, settings) =>
    opaqueOf(change.object, settings) === undefined
      ? judgeTrainJob(named(change), facts)
      : judgeOpaque(named(change)),
});

function named({ object, old }: Change<TrainJob>): TrainJobChange {
  return { trainJob: object, old };
}

/** The CRD lets a TrainJob have no spec, and no hook can do anything with that. */
function form(object: AnyObject): readonly Issue[] {
  const issues = trainJobIssues(object);
  if (issues.length > 0 || object['spec'] !== undefined) return issues;
  const remedy = 'name the runtime that the job is made from';
  return [{ field: 'spec.runtimeRef', problem: 'is missing', remedy }];
}
