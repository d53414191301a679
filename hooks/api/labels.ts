// Every label, annotation and finalizer that we read or write.

export const METACONTROLLER_LAST_APPLIED = 'metacontroller.k8s.io/last-applied-configuration';
/** Label that Metacontroller's `generateSelector` puts on every child. */
export const CONTROLLER_UID = 'controller-uid';
export const KUBECTL_LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

/** On a JobSet: hash of those inputs that JobSet never lets change in place. */
export const INPUTS_HASH = 'metatrain.io/inputs-hash';
/** On a JobSet: hash of the runtime snapshot that it was built from. */
export const SNAPSHOT_HASH = 'metatrain.io/snapshot-hash';

/** On a TrainJob, by the mutating webhook: when `spec.suspend` last went from true to false. */
export const RESUMED_AT = 'trainer.kubeflow.org/resumed-at';
/** On a Job template: which step of a TrainJob the replicated job is. */
export const ANCESTOR_STEP = 'trainer.kubeflow.org/trainjob-ancestor-step';
/** The steps that a TrainJob has fields for. */
export type Step = 'trainer' | 'dataset-initializer' | 'model-initializer';
