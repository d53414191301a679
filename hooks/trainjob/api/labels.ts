// Every label and annotation of a TrainJob, its runtime and its children that we read or write.

/** On a JobSet: hash of those inputs that JobSet never lets change in place. */
export const INPUTS_HASH = 'metatrain.io/inputs-hash';
/** On a JobSet: hash of the runtime snapshot that it was built from. */
export const SNAPSHOT_HASH = 'metatrain.io/snapshot-hash';
/** On a TrainJob, by the mutating webhook: its `spec.ttlSecondsAfterFinished`, for when a client drops the field. */
export const TTL_SECONDS = 'metatrain.io/ttl-seconds-after-finished';
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
/** On a Job template: which step of a TrainJob the replicated job is. */
export const ANCESTOR_STEP = 'trainer.kubeflow.org/trainjob-ancestor-step';
/** On the Pods of a gang, for coscheduling: the name of their PodGroup. */
export const COSCHEDULING_POD_GROUP = 'scheduling.x-k8s.io/pod-group';
/** The same for Volcano, an annotation. */
export const VOLCANO_GROUP = 'scheduling.k8s.io/group-name';
/** On a JobSet, by its author: the queue that Volcano is to put the job into. */
export const VOLCANO_QUEUE = 'scheduling.volcano.sh/queue-name';
/** On a TrainJob, by the mutating webhook: `opaqueRuntimeSpec` of each manager's patch, for clients that drop the field. */
export const OPAQUE_SPECS = 'metatrain.io/opaque-runtime-specs';
