// A TrainJob with an initializer needs a runtime that has the job for it, the container in it, and the volume that is
// shared with the trainer. Kubeflow Trainer v2.3, by the name of the job (not by its label).
import type { Issue } from '../../api/issue.js';
import { containerNamed, containersOf, jobNamed } from '../../jobset/template.js';
import type { Step } from '../api/steps.js';
import type { DatasetInitializer } from '../api/types.js';
import type { Check, Subject } from '../build/check.js';

const VOLUME = 'initializer';

export const initializer: Check<Subject> = ({ trainJob, template }) => {
  const { dataset, model } = trainJob.spec.initializer ?? {};
  const missingFor = (asked: DatasetInitializer | undefined, step: Step): readonly Issue[] => {
    if (asked === undefined) return [];
    const job = jobNamed(template, step);
    if (job === undefined) return [missing(step, `no replicated job ${step}`)];
    if (!containersOf(job).some(({ name }) => name === step)) {
      return [missing(step, `no container ${step} in its job ${step}`)];
    }
    const mounts = containerNamed(job, step)?.volumeMounts ?? [];
    if (mounts.some(({ name }) => name === VOLUME)) return [];
    return [missing(step, `no mount of a volume ${VOLUME} in container ${step} of its job ${step}`)];
  };
  return [...missingFor(dataset, 'dataset-initializer'), ...missingFor(model, 'model-initializer')];
};

function missing(step: Step, what: string): Issue {
  const field = step === 'dataset-initializer' ? 'dataset' : 'model';
  return {
    field: 'spec.runtimeRef',
    problem: `the runtime has ${what}`,
    remedy: `use a runtime that has it, or remove spec.initializer.${field}`,
  };
}
