// Kueue's labels, and the name by which it writes.

/** On a job: the queue in which it waits for quota. */
export const KUEUE_QUEUE = 'kueue.x-k8s.io/queue-name';
/** In a list of patches by manager: the entry that Kueue writes. */
export const KUEUE_MANAGER = 'kueue.x-k8s.io/manager';
/** On a job that MultiKueue copied to this cluster from another one. */
export const MULTIKUEUE_ORIGIN = 'kueue.x-k8s.io/multikueue-origin';
