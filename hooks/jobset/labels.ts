// Labels that JobSet sets.

/** On Pods: the name of their JobSet. */
export const JOBSET_NAME = 'jobset.sigs.k8s.io/jobset-name';
