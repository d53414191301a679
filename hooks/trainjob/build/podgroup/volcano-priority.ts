// Volcano's PodGroup takes the priority of the Pods, and that has to exist. Kubeflow Trainer v2.3, which looks at no
// job after one that has a priority class of the system.
import type { ObjectName } from '../../../api/hook.js';
import { jobsOf, podOf } from '../../../jobset/template.js';
import type { JobSetTemplate } from '../../api/types.js';
import type { Check, Subject } from '../check.js';

const system = ['system-cluster-critical', 'system-node-critical'];

export const volcanoPriority: Check<Subject> = ({ runtime, template, found }) => {
  if (runtime.spec.podGroupPolicy?.volcano === undefined) return [];
  const asked = priorityClassesOf(template).map(({ name }) => name);
  const missing = (found.existing ?? []).filter(
    (looked) =>
      looked.found === null && looked.for.kind === 'PriorityClass' && asked.includes(looked.for.name),
  );
  return missing.map(({ for: { name } }) => ({
    field: 'spec.templateSpec.priorityClassName',
    problem: `the runtime's Pods have priorityClassName ${name}, and there is no such PriorityClass`,
    remedy: 'create it, or name another one in the runtime',
  }));
};

/** The classes whose existence has to be known. */
export function priorityClassesOf(template: JobSetTemplate): readonly ObjectName[] {
  const names = jobsOf(template).flatMap((job) => podOf(job).priorityClassName || []);
  const end = names.findIndex((name) => system.includes(name));
  const asked = end === -1 ? names : names.slice(0, end);
  return [...new Set(asked)].map((name) => ({
    apiVersion: 'scheduling.k8s.io/v1',
    kind: 'PriorityClass',
    name,
  }));
}
