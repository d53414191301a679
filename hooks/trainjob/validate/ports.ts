// An empty protocol is omitted in the JobSet, as in Kubeflow Trainer v2.3, and then means TCP. The API server accepts a
// runtime that has one port with protocol TCP and again with an empty protocol, but refuses the JobSet with both.
import type { Issue } from '../../api/issue.js';
import type { Container } from '../../api/kinds.js';
import { jobsOf, podOf } from '../../jobset/template.js';
import type { JobSetTemplate, TrainingRuntime } from '../api/types.js';
import type { Check, Subject } from '../build/check.js';

export const ports: Check<Subject> = ({ template }) => portIssues(template);

export const portsOfRuntime: Check<{ readonly runtime: TrainingRuntime }> = ({ runtime }) =>
  portIssues(runtime.spec.template ?? {});

/** The CRD allows ephemeral containers, though they have no use in a template. */
const lists = ['containers', 'initContainers', 'ephemeralContainers'];

function portIssues(template: JobSetTemplate): readonly Issue[] {
  return jobsOf(template).flatMap((job, place) => {
    const pod = podOf(job) as Readonly<Record<string, readonly Container[] | undefined>>;
    const path = `spec.template.spec.replicatedJobs[${place}].template.spec.template.spec`;
    return lists.flatMap((list) => issuesIn(pod[list] ?? [], `${path}.${list}`));
  });
}

function issuesIn(containers: readonly Container[], path: string): readonly Issue[] {
  return containers.flatMap((container, place) => {
    const named = (container.ports ?? []).map(
      ({ containerPort, protocol }) => `${containerPort}/${protocol || 'TCP'}`,
    );
    return named.flatMap((port, at) =>
      named.indexOf(port) === at
        ? []
        : {
            field: `${path}[${place}].ports[${at}]`,
            problem: `container ${container.name} has port ${port} twice, because the default protocol is TCP`,
            remedy: 'remove one of them, or set another protocol',
          },
    );
  });
}
