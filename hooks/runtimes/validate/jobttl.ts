// JobSet creates a Job again that its own TTL has deleted. The TTL has to be set for the whole JobSet (Kubeflow KEP-2899).
import { jobsOf } from '../../jobset/template.js';
import type { Warn } from '../../trainjob/index.js';
import type { RuntimeChange } from './change.js';

export const jobTTL: Warn<RuntimeChange> = ({ runtime }) =>
  jobsOf(runtime.spec.template ?? {}).flatMap(({ template }, place) =>
    template.spec?.ttlSecondsAfterFinished === undefined
      ? []
      : [
          `spec.template.spec.replicatedJobs[${place}].template.spec.ttlSecondsAfterFinished: JobSet creates a Job again that its TTL has deleted; set spec.template.spec.ttlSecondsAfterFinished instead`,
        ],
  );
