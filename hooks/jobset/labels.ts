// Labels that JobSet sets.

/** On Pods, by JobSet: which JobSet they are of. */
export const JOBSET_NAME = 'jobset.sigs.k8s.io/jobset-name';
