// A TrainJob that asks for data needs a runtime that fetches it: a job, a container in it, and the volume that the
// trainer shares. Kubeflow Trainer v2.3, by name of the job (not by its label).
import type { DatasetInitializer } from '../api/types.js';
import type { Step } from '../api/steps.js';
import type { Issue } from '../../api/issue.js';
import type { Check, Subject } from '../build/check.js';
import { containerNamed, containersOf, jobNamed } from '../../jobset/template.js';

const VOLUME = 'initializer';

export const initializer: Check<Subject> = ({ trainJob, template }) => {
  const { dataset, model } = trainJob.spec.initializer ?? {};
  const lacking = (asked: DatasetInitializer | undefined, step: Step): readonly Issue[] => {
    if (asked === undefined) return [];
    const job = jobNamed(template, step);
    if (job === undefined) return [lacks(step, `no replicated job ${step}`)];
    if (!containersOf(job).some(({ name }) => name === step)) {
      return [lacks(step, `no container ${step} in its job ${step}`)];
    }
    const mounts = containerNamed(job, step)?.volumeMounts ?? [];
    if (mounts.some(({ name }) => name === VOLUME)) return [];
    return [lacks(step, `no mount of a volume ${VOLUME} in container ${step} of its job ${step}`)];
  };
  return [...lacking(dataset, 'dataset-initializer'), ...lacking(model, 'model-initializer')];
};

function lacks(step: Step, what: string): Issue {
  const field = step === 'dataset-initializer' ? 'dataset' : 'model';
  return {
    field: 'spec.runtimeRef',
    problem: `the runtime has ${what}`,
    remedy: `name a runtime that has it, or leave spec.initializer.${field} out`,
  };
}
