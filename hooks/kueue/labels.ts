// Kueue's labels, and the name by which it writes.

/** On a TrainJob: the queue in which Kueue lets it wait. */
export const KUEUE_QUEUE = 'kueue.x-k8s.io/queue-name';
/** In `spec.runtimePatches` of a TrainJob: the manager by whose name Kueue writes. */
export const KUEUE_MANAGER = 'kueue.x-k8s.io/manager';
/** On a TrainJob that Kueue has sent to this cluster from another one. */
export const MULTIKUEUE_ORIGIN = 'kueue.x-k8s.io/multikueue-origin';
