// Annotations that metatrain sets on runtimes.

/** On a runtime that is being deleted: the TrainJobs that it is kept for. */
export const KEPT_FOR = 'metatrain.io/kept-for';
