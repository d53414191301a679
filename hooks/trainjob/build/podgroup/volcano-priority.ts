// The priority class of the Pods, which Volcano's PodGroup gets too, must exist. Kubeflow Trainer v2.3 skips the check of
// all jobs after one with a system priority class.
import type { ObjectName } from '../../../api/hook.js';
import { jobsOf, podOf } from '../../../jobset/template.js';
import type { JobSetTemplate } from '../../api/types.js';
import type { Check, Subject } from '../check.js';

const system = ['system-cluster-critical', 'system-node-critical'];

export const volcanoPriority: Check<Subject> = ({ runtime, template, found }) => {
  if (runtime.spec.podGroupPolicy?.volcano === undefined) return [];
  const classes = priorityClassesOf(template).map(({ name }) => name);
  const missing = (found.existing ?? []).filter(
    (looked) =>
      looked.found === null && looked.for.kind === 'PriorityClass' && classes.includes(looked.for.name),
  );
  return missing.map(({ for: { name } }) => ({
    field: 'spec.templateSpec.priorityClassName',
    problem: `the runtime's Pods have priorityClassName ${name}, but this PriorityClass does not exist`,
    remedy: 'create it, or set another one in the runtime',
  }));
};

/** The classes that admission must look up. */
export function priorityClassesOf(template: JobSetTemplate): readonly ObjectName[] {
  const names = jobsOf(template).flatMap((job) => podOf(job).priorityClassName || []);
  const end = names.findIndex((name) => system.includes(name));
  const used = end === -1 ? names : names.slice(0, end);
  return [...new Set(used)].map((name) => ({
    apiVersion: 'scheduling.k8s.io/v1',
    kind: 'PriorityClass',
    name,
  }));
}
