// Kueue's labels, and its manager of runtime patches.

/** On a TrainJob: its local queue. */
export const KUEUE_QUEUE = 'kueue.x-k8s.io/queue-name';
/** In `spec.runtimePatches` of a TrainJob: the manager of Kueue's patch. */
export const KUEUE_MANAGER = 'kueue.x-k8s.io/manager';
/** On a TrainJob that Kueue has sent to this cluster from another one. */
export const MULTIKUEUE_ORIGIN = 'kueue.x-k8s.io/multikueue-origin';
