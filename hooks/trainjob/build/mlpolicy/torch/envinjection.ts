// The containers that a torch runtime gives its variables to beside the trainer's. Kubeflow KEP-3416.
import type { Check, Subject } from '../../check.js';
import { containersOf, jobNamed } from '../../../../jobset/template.js';

export const envInjection: Check<Subject> = ({ runtime, template }) => {
  const targets = runtime.spec.mlPolicy?.torch?.envInjection?.targets ?? [];
  return targets.flatMap(({ jobName, containerNames }) => {
    const job = jobNamed(template, jobName);
    const known = job === undefined ? [] : containersOf(job).map(({ name }) => name);
    const missing = containerNames.filter((name) => !known.includes(name));
    return missing.map((name) => ({
      field: 'spec.runtimeRef',
      problem: `the runtime's envInjection names container ${name} of job ${jobName}, which it does not have`,
      remedy: 'mend spec.mlPolicy.torch.envInjection of the runtime, or name another runtime',
    }));
  });
};
