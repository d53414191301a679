// Names that JobSet would give to Jobs and Pods must be DNS labels of at most 63 characters. Source: JobSet v0.12,
// ValidateCreate. A Pod's name ends with five characters that the API server adds.
import type { JobSet } from '../../hooks/api/kinds.js';
import { jobNameOf, replicasOf } from '../../hooks/jobset/names.js';

const longest = 63;

/** The errors, one line for each name. */
export function faultsOfNames(jobSet: JobSet): readonly string[] {
  return (jobSet.spec.replicatedJobs ?? []).flatMap((job, index) => {
    const name = jobNameOf(jobSet, job, replicasOf(job) - 1);
    const { completionMode, completions } = job.template.spec ?? {};
    const field = `spec.replicatedJobs[${index}].name: Invalid value: "${name}"`;
    const faults: string[] = [];
    if (name.length > longest) {
      faults.push(
        `${field}: JobSet name is too long, job names generated for this JobSet will exceed 63 characters`,
      );
    }
    if (completionMode === 'Indexed' && completions !== undefined) {
      const podName = `${name}-${completions - 1}-abcde`;
      if (podName.length > longest) {
        faults.push(
          `${field}: JobSet name is too long, pod names generated for this JobSet will exceed 63 characters`,
        );
      }
    }
    return faults;
  });
}
