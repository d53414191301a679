// Which object `spec.runtimeRef` names, with the defaults of the API. Kubeflow KEP-2170: a ClusterTrainingRuntime, or a
// TrainingRuntime in the namespace of the TrainJob.
import type { KubeObject } from '../../api/hook.js';
import type { OpaqueRuntime } from '../../api/opaque.js';
import type { RuntimeRef, TrainJob } from '../api/types.js';

const TRAINER_GROUP = 'trainer.kubeflow.org';
const API_VERSION = `${TRAINER_GROUP}/v1alpha1`;

/** The kinds of runtimes that metatrain builds jobs from. */
const runtimeKinds: Readonly<Record<string, { readonly plural: string; readonly namespaced: boolean }>> = {
  ClusterTrainingRuntime: { plural: 'clustertrainingruntimes', namespaced: false },
  TrainingRuntime: { plural: 'trainingruntimes', namespaced: true },
};

export interface Reference {
  readonly apiVersion: string;
  readonly kind: string;
  readonly plural: string;
  readonly name: string;
  /** Absent for a cluster-scoped runtime. */
  readonly namespace?: string;
}

/** What `runtimeRef` names; undefined for a kind that is neither one of these nor `opaque`. */
export function referenceOf(trainJob: TrainJob, opaque?: OpaqueRuntime): Reference | undefined {
  const { name, apiGroup, kind } = defaulted(trainJob.spec.runtimeRef);
  const native =
    apiGroup === TRAINER_GROUP && Object.hasOwn(runtimeKinds, kind) ? runtimeKinds[kind] : undefined;
  const known = opaque ?? native;
  if (known === undefined) return undefined;
  const { namespace } = trainJob.metadata;
  const where = known.namespaced && namespace !== undefined ? { namespace } : {};
  return { apiVersion: opaque?.apiVersion ?? API_VERSION, kind, plural: known.plural, name, ...where };
}

/** Whether the TrainJob names this runtime. */
export function isNamedBy(trainJob: TrainJob, { kind, metadata }: KubeObject): boolean {
  const reference = referenceOf(trainJob);
  return (
    reference?.kind === kind && reference.name === metadata.name && reference.namespace === metadata.namespace
  );
}

/** `Kind.group` of a reference, for messages about unsupported kinds. */
export function groupKindOf(trainJob: TrainJob): string {
  const { kind, apiGroup } = defaulted(trainJob.spec.runtimeRef);
  return `${kind}.${apiGroup}`;
}

function defaulted({ name, apiGroup, kind }: RuntimeRef): Required<RuntimeRef> {
  return { name, apiGroup: apiGroup ?? TRAINER_GROUP, kind: kind ?? 'ClusterTrainingRuntime' };
}
