// Environment variables of the steps are set in fields of the TrainJob, not in a patch. Kubeflow KEP-2170; those of init
// containers may be patched, as in Trainer v2.3.
import type { Change, Check } from '../build/check.js';

const own: Readonly<Record<string, string>> = {
  node: 'spec.trainer.env',
  'dataset-initializer': 'spec.initializer.dataset.env',
  'model-initializer': 'spec.initializer.model.env',
};

export const patchEnv: Check<Change> = ({ trainJob }) =>
  (trainJob.spec.runtimePatches ?? []).flatMap(({ trainingRuntimeSpec }, place) => {
    const jobs = trainingRuntimeSpec?.template?.spec?.replicatedJobs ?? [];
    return jobs.flatMap(({ template }, job) =>
      (template?.spec?.template?.spec?.containers ?? []).flatMap(({ name, env = [] }, container) => {
        const instead = Object.hasOwn(own, name) ? own[name] : undefined;
        if (instead === undefined || env.length === 0) return [];
        const at = `spec.runtimePatches[${place}].trainingRuntimeSpec.template.spec.replicatedJobs[${job}]`;
        return {
          field: `${at}.template.spec.template.spec.containers[${container}].env`,
          problem: `a patch must not set environment variables of container ${name}`,
          remedy: `set them in ${instead}`,
        };
      }),
    );
  });
