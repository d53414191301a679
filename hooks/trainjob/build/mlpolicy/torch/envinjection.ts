// The additional containers that get the variables of the torch policy must exist. Kubeflow KEP-3416.
import { containersOf, jobNamed } from '../../../../jobset/template.js';
import type { Check, Subject } from '../../check.js';

export const envInjection: Check<Subject> = ({ runtime, template }) => {
  const targets = runtime.spec.mlPolicy?.torch?.envInjection?.targets ?? [];
  return targets.flatMap(({ jobName, containerNames }) => {
    const job = jobNamed(template, jobName);
    const known = job === undefined ? [] : containersOf(job).map(({ name }) => name);
    const missing = containerNames.filter((name) => !known.includes(name));
    return missing.map((name) => ({
      field: 'spec.runtimeRef',
      problem: `envInjection of the runtime names container ${name} of job ${jobName}, which does not exist`,
      remedy: 'fix spec.mlPolicy.torch.envInjection of the runtime, or use another runtime',
    }));
  });
};
