// The TrainJob's fields are applied to a container by its name, so it must exist. Kubeflow Trainer v2.3.
import { containerNamed, jobsOf } from '../../jobset/template.js';
import { ANCESTOR_STEP, type Check, containerOfStep, isStep } from '../../trainjob/index.js';
import type { RuntimeChange } from './change.js';

export const containers: Check<RuntimeChange> = ({ runtime }) =>
  jobsOf(runtime.spec.template ?? {}).flatMap((job, place) => {
    const step = job.template.metadata?.labels?.[ANCESTOR_STEP];
    if (!isStep(step) || containerNamed(job, containerOfStep[step]) !== undefined) return [];
    return {
      field: `spec.template.spec.replicatedJobs[${place}].template.spec.template.spec.containers`,
      problem: `job ${job.name} is labeled ${step} but has no container ${containerOfStep[step]}`,
      remedy: `name the container that gets the fields of the TrainJob ${containerOfStep[step]}`,
    };
  });
