// The runtime against which a TrainJob is checked: the live one when it is created, its snapshot from then on, so that a
// job whose runtime was deleted can still be suspended, patched and resumed (Kubeflow KEP-2599).
import type { AnyObject } from '../../api/hook.js';
import type { Issue } from '../../api/issue.js';
import { formatIssues } from '../../kube/issues.js';
import type { TrainJobFacts } from '../api/facts.js';
import { runtimeIssues } from '../api/form.js';
import type { TrainingRuntime } from '../api/types.js';
import type { Change } from '../build/check.js';
import { readSnapshot } from '../runtime/readsnapshot.js';
import { type Reference, groupKindOf, referenceOf } from '../runtime/reference.js';
import { contentOf } from '../runtime/snapshot.js';

export type RuntimeOf =
  | { readonly state: 'known'; readonly runtime: TrainingRuntime }
  | { readonly state: 'faulty'; readonly issue: Issue }
  /** It could not be read. */
  | { readonly state: 'unknown'; readonly problem: string };

export function runtimeOf({ trainJob, old }: Change, { runtime, snapshot }: TrainJobFacts): RuntimeOf {
  const reference = referenceOf(trainJob);
  if (reference === undefined) {
    const problem = `unsupported runtime: ${groupKindOf(trainJob)}`;
    return faulty(problem, 'name a ClusterTrainingRuntime or a TrainingRuntime of trainer.kubeflow.org');
  }
  if (old !== undefined && snapshot === undefined) {
    return { state: 'unknown', problem: 'the snapshot of the runtime could not be read' };
  }
  if (old !== undefined && snapshot) {
    const read = readSnapshot(trainJob, snapshot, reference);
    if (read.state === 'snapshot') return { state: 'known', runtime: read.runtime };
    return faulty(read.problem, 'delete that ConfigMap; it is created again from the runtime');
  }
  return liveRuntime(reference, runtime);
}

function liveRuntime(reference: Reference, live: AnyObject | null | undefined): RuntimeOf {
  const { kind, namespace, name } = reference;
  const named = `${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
  if (live === undefined) return { state: 'unknown', problem: `${named} could not be read` };
  if (live === null) return faulty(`${named} is not found`, 'apply it first, or name an existing runtime');
  const issues = runtimeIssues(live);
  if (issues.length > 0) return faulty(`${named} is malformed: ${formatIssues(issues)}`, 'fix the runtime');
  return { state: 'known', runtime: contentOf(live) };
}

function faulty(problem: string, remedy: string): RuntimeOf {
  return { state: 'faulty', issue: { field: 'spec.runtimeRef', problem, remedy } };
}
