// Every label, annotation and finalizer that we read or write.

export const METACONTROLLER_LAST_APPLIED = 'metacontroller.k8s.io/last-applied-configuration';
/** Label that Metacontroller's `generateSelector` puts on every child. */
export const CONTROLLER_UID = 'controller-uid';
export const KUBECTL_LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

/** On a JobSet: hash of those inputs that JobSet never lets change in place. */
export const INPUTS_HASH = 'metatrain.io/inputs-hash';
/** On a JobSet: hash of the runtime snapshot that it was built from. */
export const SNAPSHOT_HASH = 'metatrain.io/snapshot-hash';
/** On a TrainJob, by the mutating webhook: its `spec.ttlSecondsAfterFinished`, for when a client drops the field. */
export const TTL_SECONDS = 'metatrain.io/ttl-seconds-after-finished';

/** On a runtime that is to go: which TrainJobs it is kept for. */
export const KEPT_FOR = 'metatrain.io/kept-for';

/** On a TrainJob, by the mutating webhook: when `spec.suspend` last went from true to false. */
export const RESUMED_AT = 'trainer.kubeflow.org/resumed-at';
/** On a TrainJob, by the mutating webhook: `multikueue` when another cluster carries the job out. */
export const MANAGED_BY = 'trainer.kubeflow.org/managed-by';
/** On a TrainJob, by the progress endpoint: what its training code last reported, in the form of `status.trainerStatus`. */
export const PROGRESS = 'trainer.kubeflow.org/progress';
/** On a runtime: what it trains with, for the Kubeflow Python SDK, which lists no runtime without it. */
export const FRAMEWORK = 'trainer.kubeflow.org/framework';
/** On a runtime: `deprecated` when it will be taken out of the catalogue. */
export const SUPPORT = 'trainer.kubeflow.org/support';
/** On a runtime: `disabled` when admission is to leave it alone. */
export const WEBHOOK_VALIDATION = 'trainer.kubeflow.org/webhook-validation';
/** On a TrainJob: the queue in which Kueue lets it wait. */
export const KUEUE_QUEUE = 'kueue.x-k8s.io/queue-name';
/** In `spec.runtimePatches` of a TrainJob: the manager by whose name Kueue writes. */
export const KUEUE_MANAGER = 'kueue.x-k8s.io/manager';
/** On a TrainJob that Kueue has sent to this cluster from another one. */
export const MULTIKUEUE_ORIGIN = 'kueue.x-k8s.io/multikueue-origin';

/** On a Job template: which step of a TrainJob the replicated job is. */
export const ANCESTOR_STEP = 'trainer.kubeflow.org/trainjob-ancestor-step';
/** The steps that a TrainJob has fields for. */
export type Step = 'trainer' | 'dataset-initializer' | 'model-initializer';

/** On Pods, by JobSet: which JobSet they are of. */
export const JOBSET_NAME = 'jobset.sigs.k8s.io/jobset-name';

/** On the Pods of a gang, for coscheduling: the name of their PodGroup. */
export const COSCHEDULING_POD_GROUP = 'scheduling.x-k8s.io/pod-group';
/** The same for Volcano, an annotation. */
export const VOLCANO_GROUP = 'scheduling.k8s.io/group-name';
/** On a JobSet, by its author: the queue that Volcano is to put the job into. */
export const VOLCANO_QUEUE = 'scheduling.volcano.sh/queue-name';
/** On a TrainJob, by the mutating webhook: `opaqueRuntimeSpec` of each manager's patch, for clients that drop the field. */
export const OPAQUE_SPECS = 'metatrain.io/opaque-runtime-specs';
