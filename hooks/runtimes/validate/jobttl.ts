// A Job that sweeps itself away would be made again by JobSet, which looks after its Jobs. The TTL belongs to the
// whole (Kubeflow KEP-2899).
import { jobsOf } from '../../jobset/template.js';
import type { RuntimeChange } from './change.js';
import type { Warn } from '../../trainjob/index.js';

export const jobTTL: Warn<RuntimeChange> = ({ runtime }) =>
  jobsOf(runtime.spec.template ?? {}).flatMap(({ template }, place) =>
    template.spec?.ttlSecondsAfterFinished === undefined
      ? []
      : [
          `spec.template.spec.replicatedJobs[${place}].template.spec.ttlSecondsAfterFinished: JobSet makes a Job again that has swept itself away; set spec.template.spec.ttlSecondsAfterFinished`,
        ],
  );
