// A TTL that is removed from the spec still applies through its annotation, because the removal may be that of a client
// which does not know the field. A user who removes it gets a warning.
import { TTL_SECONDS } from '../../api/labels.js';
import type { Change, Warn } from '../../build/check.js';
import { keptTtlOf } from '../../status/keptttl.js';

export const keptTtl: Warn<Change> = ({ trainJob, old }) => {
  const isRemoved =
    old?.spec.ttlSecondsAfterFinished !== undefined && trainJob.spec.ttlSecondsAfterFinished === undefined;
  const kept = keptTtlOf(trainJob);
  if (!isRemoved || kept === undefined) return [];
  return [
    `spec.ttlSecondsAfterFinished: ${kept} still applies because of the annotation ${TTL_SECONDS}; to keep the job, remove the annotation too`,
  ];
};
