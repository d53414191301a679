// Annotations that metatrain sets on runtimes.

/** On a runtime that is to go: which TrainJobs it is kept for. */
export const KEPT_FOR = 'metatrain.io/kept-for';
