// From a TrainJob and its runtime to the objects that run it. Source: Kubeflow KEP-2170, in the order of its phases:
// patches, ML policy, PodGroup policy, progress, the TrainJob's own fields, objects.
import type { Issue } from '../../api/issue.js';
import type { ReplicatedJob } from '../../api/kinds.js';
import { type Settings, defaultSettings } from '../../api/settings.js';
import { normalize } from '../../jobset/normalize.js';
import { podOf, withPodTemplate } from '../../jobset/template.js';
import type { TrainJobFacts } from '../api/facts.js';
import { ANCESTOR_STEP } from '../api/labels.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import type { Build } from './built.js';
import { type Draft, type PodSet, withIssues } from './draft.js';
import { withDataset } from './initializer/dataset.js';
import { withModel } from './initializer/model.js';
import { buildJobSet } from './jobset.js';
import { type MLPolicyRules, enforceMLPolicy, mlPolicyRules } from './mlpolicy/index.js';
import { numNodesOf } from './mlpolicy/numnodes.js';
import { patchIssues, patchedTemplate } from './patches.js';
import { enforcePodGroupPolicy } from './podgroup/index.js';
import { withProgress } from './progress.js';
import { withTrainer } from './trainer.js';

export { type MLPolicyRules, mlPolicyRules } from './mlpolicy/index.js';

/** What a build may need in addition to the TrainJob and its runtime. */
export interface Given {
  readonly settings?: Settings;
  readonly facts?: TrainJobFacts;
}

/** Never throws on objects that are valid by the CRDs. It changes neither, and shares with them what stays the same. */
export function build(
  trainJob: TrainJob,
  runtime: TrainingRuntime,
  rules: MLPolicyRules = mlPolicyRules,
  given: Given = {},
): Build {
  const computing = enforceMLPolicy(draftOf(trainJob, runtime, given), rules);
  const scheduled = enforcePodGroupPolicy(computing.draft);
  const reporting = withProgress(scheduled.draft);
  const draft = withTrainer(withModel(withDataset(reporting.draft)));
  if (draft.issues.length > 0) return { state: 'refused', issues: draft.issues };
  const steps = [computing, scheduled, reporting];
  return {
    state: 'built',
    jobSet: buildJobSet(draft),
    others: steps.flatMap(({ others }) => others),
    pending: steps.flatMap(({ pending }) => pending),
  };
}

function draftOf(
  trainJob: TrainJob,
  runtime: TrainingRuntime,
  { settings = defaultSettings, facts = {} }: Given,
): Draft {
  const { trainer = {}, runtimePatches = [] } = trainJob.spec;
  const { template: unpatched = {}, mlPolicy } = runtime.spec;
  const patchFaults = patchIssues(unpatched, runtimePatches);
  // A patch of an unknown job would add a job without a template, so no patch is applied if there is one.
  const patched = patchFaults.length > 0 ? unpatched : patchedTemplate(unpatched, runtimePatches);
  const template = normalize(patched, 'template');
  const jobs = (template.spec?.replicatedJobs ?? []).map(completed);
  const podSets = jobs.map((job): PodSet => {
    const step = job.template.metadata?.labels?.[ANCESTOR_STEP];
    return { name: job.name, step, count: numNodesOf(job, step, mlPolicy), job };
  });
  const draft: Draft = {
    trainJob,
    settings,
    facts,
    trainer,
    runtime,
    template,
    podSets,
    issues: [],
  };
  return withIssues(draft, ...jobIssues(jobs), ...patchFaults);
}

/** The job with a Pod that has a list of containers, even if it is empty: the policies rely on that. */
function completed(job: ReplicatedJob): ReplicatedJob {
  return withPodTemplate(job, (pod) => ({
    ...pod,
    spec: { ...pod.spec, containers: pod.spec?.containers ?? [] },
  }));
}

/** No Pod can be created for a job without containers, and such a JobSet could not even be suspended. */
function jobIssues(jobs: readonly ReplicatedJob[]): readonly Issue[] {
  const field = 'spec.template.spec.replicatedJobs';
  if (jobs.length === 0) {
    return [{ field, problem: 'the runtime has no replicated job', remedy: 'add one that trains' }];
  }
  return jobs
    .filter((job) => podOf(job).containers?.length === 0)
    .map(({ name }) => ({
      field,
      problem: `job ${name} of the runtime has no containers`,
      remedy: 'add one, or remove the job',
    }));
}
