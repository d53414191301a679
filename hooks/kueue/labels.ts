// Kueue's labels, and its manager of runtime patches.

/** On a job: its local queue. */
export const KUEUE_QUEUE = 'kueue.x-k8s.io/queue-name';
/** In a list of patches by manager: the manager that Kueue uses. */
export const KUEUE_MANAGER = 'kueue.x-k8s.io/manager';
/** On a job that MultiKueue copied to this cluster from another one. */
export const MULTIKUEUE_ORIGIN = 'kueue.x-k8s.io/multikueue-origin';
