// A step of a TrainJob is one Job. Kubeflow Trainer v2.3 refuses more in its webhook, and creates one in any case.
import { jobsOf } from '../../jobset/template.js';
import { ANCESTOR_STEP } from '../api/labels.js';
import { isStep } from '../api/steps.js';
import type { TrainingRuntime } from '../api/types.js';
import type { Check } from '../build/check.js';

export const replicas: Check<{ readonly runtime: TrainingRuntime }> = ({ runtime }) =>
  jobsOf(runtime.spec.template ?? {}).flatMap(({ name, template, replicas: count = 1 }, place) => {
    if (!isStep(template.metadata?.labels?.[ANCESTOR_STEP]) || count === 1) return [];
    return {
      field: `spec.template.spec.replicatedJobs[${place}].replicas`,
      problem: `job ${name} is a step of the TrainJob, which is one Job, but has ${count} replicas`,
      remedy:
        'set it to 1; for more nodes set spec.mlPolicy.numNodes, or spec.trainer.numNodes of the TrainJob',
    };
  });
