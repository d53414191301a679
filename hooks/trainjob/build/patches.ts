// Patches of the runtime's template, in the order of spec.runtimePatches; a later one wins. Source: Kubeflow KEP-2170, as
// built in Trainer v2.3: a strategic merge that ignores zero values of a patch.
import type { Issue } from '../../api/issue.js';
import type { ReplicatedJob, TemplateMeta } from '../../api/kinds.js';
import { normalizePatch } from '../../jobset/normalize.js';
import { jobSetSpecSchema, strategicMerge } from '../../kube/strategicmerge.js';
import type { JobSetTemplate, ReplicatedJobPatch, RuntimePatch } from '../api/types.js';

export function patchedTemplate(template: JobSetTemplate, patches: readonly RuntimePatch[]): JobSetTemplate {
  return patches.reduce(withPatch, template);
}

function withPatch(template: JobSetTemplate, { trainingRuntimeSpec }: RuntimePatch): JobSetTemplate {
  const { metadata, spec } = trainingRuntimeSpec?.template ?? {};
  return {
    ...template,
    ...(metadata === undefined ? {} : { metadata: withMetadata(template.metadata, metadata) }),
    ...(spec === undefined
      ? {}
      : { spec: strategicMerge(template.spec ?? {}, normalizePatch(spec, 'spec'), jobSetSpecSchema) }),
  };
}

// Only labels and annotations of the JobSet are patched: it has the name of the TrainJob, and no finalizers.
function withMetadata(metadata: TemplateMeta = {}, { labels, annotations }: TemplateMeta): TemplateMeta {
  return {
    ...metadata,
    labels: { ...metadata.labels, ...labels },
    annotations: { ...metadata.annotations, ...annotations },
  };
}

/**
 * Patches of jobs or containers that the runtime does not have, and patches for another kind of runtime, which would be
 * ignored.
 */
export function patchIssues(template: JobSetTemplate, patches: readonly RuntimePatch[]): readonly Issue[] {
  const jobs = new Map((template.spec?.replicatedJobs ?? []).map((job) => [job.name, job]));
  return patches.flatMap(({ trainingRuntimeSpec, opaqueRuntimeSpec }, place) => {
    const field = `spec.runtimePatches[${place}]`;
    const list = `${field}.trainingRuntimeSpec.template.spec.replicatedJobs`;
    const patched = trainingRuntimeSpec?.template?.spec?.replicatedJobs ?? [];
    return [
      ...patched.flatMap((patch, at) => jobIssues(patch, jobs.get(patch.name), `${list}[${at}]`)),
      ...(opaqueRuntimeSpec === undefined ? [] : [opaque(`${field}.opaqueRuntimeSpec`)]),
    ];
  });
}

function opaque(field: string): Issue {
  return {
    field,
    problem: 'is supported only with an opaque runtime',
    remedy: 'use trainingRuntimeSpec instead',
  };
}

function jobIssues(
  patch: ReplicatedJobPatch,
  job: ReplicatedJob | undefined,
  field: string,
): readonly Issue[] {
  if (job === undefined) {
    return [unknown(`${field}.name`, `the runtime has no replicated job ${patch.name}`, 'a job')];
  }
  const pod = job.template.spec?.template.spec;
  // As in Trainer, an init container may be patched in the list of containers, and the other way round.
  const known = new Set([...(pod?.containers ?? []), ...(pod?.initContainers ?? [])].map(({ name }) => name));
  const { containers = [], initContainers = [] } = patch.template?.spec?.template?.spec ?? {};
  return Object.entries({ containers, initContainers }).flatMap(([list, patched]) =>
    patched.flatMap(({ name }, at) =>
      known.has(name)
        ? []
        : unknown(
            `${field}.template.spec.template.spec.${list}[${at}].name`,
            `job ${job.name} of the runtime has no container ${name}`,
            'a container',
          ),
    ),
  );
}

function unknown(field: string, problem: string, what: string): Issue {
  return { field, problem, remedy: `name ${what} of the runtime, or remove the patch` };
}
