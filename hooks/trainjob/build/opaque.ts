// The child of an opaque runtime: its template with the TrainJob's patches applied. Kubeflow KEP-2170: the patches are
// applied in their order, unchecked, as JSON Merge Patch (RFC 7386).
import { apply as applyMergePatch } from 'json-merge-patch';
import type { AnyObject } from '../../api/hook.js';
import type { Issue } from '../../api/issue.js';
import type { OpaqueRuntime } from '../../api/opaque.js';
import { isObject } from '../../kube/json.js';
import { valueAt, withValueAt } from '../../kube/path.js';
import type { TrainJob } from '../api/types.js';
import { isSuspended } from '../status/suspend.js';
import { keptSpecsOf, opaqueSpecOf } from './opaquespecs.js';

export type OpaqueBuild =
  | { readonly state: 'built'; readonly child: AnyObject }
  | { readonly state: 'refused'; readonly issues: readonly Issue[] };

export function buildOpaque(trainJob: TrainJob, runtime: AnyObject, kind: OpaqueRuntime): OpaqueBuild {
  const template = valueAt(runtime, kind.templatePath);
  const issues = [...templateIssues(template, kind), ...opaqueFieldIssues(trainJob)];
  if (issues.length > 0) return { state: 'refused', issues };

  const { metadata = {}, spec = {} } = template as { metadata?: object; spec?: object };
  const kept = keptSpecsOf(trainJob);
  const patches = (trainJob.spec.runtimePatches ?? []).map((patch) => opaqueSpecOf(patch, kept));
  const { name, namespace } = trainJob.metadata;
  const { labels, annotations } = metadata as AnyObject['metadata'];
  const child: AnyObject = {
    ...kind.child,
    metadata: {
      name,
      ...(namespace === undefined ? {} : { namespace }),
      ...(labels === undefined ? {} : { labels }),
      ...(annotations === undefined ? {} : { annotations }),
    },
    spec: patches.reduce<object>(withPatch, spec),
  };
  return { state: 'built', child: withValueAt(child, kind.suspendPath, isSuspended(trainJob)) };
}

// The library mutates its input.
function withPatch(spec: object, patch: object | undefined): object {
  return patch === undefined ? spec : applyMergePatch<object>(structuredClone(spec), patch);
}

function templateIssues(template: unknown, { kind, templatePath }: OpaqueRuntime): readonly Issue[] {
  if (isObject(template)) return [];
  return [{ field: templatePath, problem: `the ${kind} has no template at this path`, remedy: 'add one' }];
}

/** Fields that are supported only for a TrainingRuntime or ClusterTrainingRuntime. */
export function opaqueFieldIssues({ spec }: TrainJob): readonly Issue[] {
  const unsupported = (['trainer', 'initializer'] as const).filter(
    (name) => Object.keys(spec[name] ?? {}).length > 0,
  );
  const typed = (spec.runtimePatches ?? []).flatMap(({ trainingRuntimeSpec }, place) =>
    trainingRuntimeSpec === undefined ? [] : [place],
  );
  return [
    ...unsupported.map((name) => ({
      field: `spec.${name}`,
      problem: 'is not supported with a runtime of this kind',
      remedy: 'use spec.runtimePatches[].opaqueRuntimeSpec instead',
    })),
    ...typed.map((place) => ({
      field: `spec.runtimePatches[${place}].trainingRuntimeSpec`,
      problem: 'is not supported with a runtime of this kind',
      remedy: 'use opaqueRuntimeSpec instead',
    })),
  ];
}
