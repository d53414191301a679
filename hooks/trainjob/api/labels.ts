// Every label and annotation of a TrainJob, its runtime and its children that the hooks read or write.

/** On a JobSet: hash of the inputs that cannot change in place. */
export const INPUTS_HASH = 'metatrain.io/inputs-hash';
/** On a JobSet: hash of the runtime snapshot that it was built from. */
export const SNAPSHOT_HASH = 'metatrain.io/snapshot-hash';
/** On a TrainJob, by the mutating webhook: its `spec.ttlSecondsAfterFinished`, in case a client drops the field. */
export const TTL_SECONDS = 'metatrain.io/ttl-seconds-after-finished';
/** On a TrainJob, by the mutating webhook: when `spec.suspend` last went from true to false. */
export const RESUMED_AT = 'trainer.kubeflow.org/resumed-at';
/** On a TrainJob, by the mutating webhook: `multikueue` when the job runs in another cluster. */
export const MANAGED_BY = 'trainer.kubeflow.org/managed-by';
/** On a TrainJob, by the progress endpoint: the last report of its training code, as `status.trainerStatus`. */
export const PROGRESS = 'trainer.kubeflow.org/progress';
/** On a runtime: its framework. The Kubeflow Python SDK lists no runtime without it. */
export const FRAMEWORK = 'trainer.kubeflow.org/framework';
/** On a runtime: `deprecated` when it will be removed. */
export const SUPPORT = 'trainer.kubeflow.org/support';
/** On a runtime: `disabled` when admission must not check it. */
export const WEBHOOK_VALIDATION = 'trainer.kubeflow.org/webhook-validation';
/** On a Job template: which step of a TrainJob the replicated job is. */
export const ANCESTOR_STEP = 'trainer.kubeflow.org/trainjob-ancestor-step';
/** On the Pods of a gang, for coscheduling: the name of their PodGroup. */
export const COSCHEDULING_POD_GROUP = 'scheduling.x-k8s.io/pod-group';
/** The same for Volcano, as an annotation. */
export const VOLCANO_GROUP = 'scheduling.k8s.io/group-name';
/** On a JobSet, by the author of its runtime: the Volcano queue of the job. */
export const VOLCANO_QUEUE = 'scheduling.volcano.sh/queue-name';
/** On a TrainJob, by the mutating webhook: `opaqueRuntimeSpec` of each manager's patch, in case a client drops the field. */
export const OPAQUE_SPECS = 'metatrain.io/opaque-runtime-specs';
