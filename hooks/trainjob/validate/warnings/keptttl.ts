// A time to live that is taken out of spec goes on by its annotation, for nobody can tell a person's change from that of
// a client which does not know the field. A person should know.
import { TTL_SECONDS } from '../../api/labels.js';
import { keptTtlOf } from '../../status/keptttl.js';
import type { Change, Warn } from '../../build/check.js';

export const keptTtl: Warn<Change> = ({ trainJob, old }) => {
  const isTakenOut =
    old?.spec.ttlSecondsAfterFinished !== undefined && trainJob.spec.ttlSecondsAfterFinished === undefined;
  const kept = keptTtlOf(trainJob);
  if (!isTakenOut || kept === undefined) return [];
  return [
    `spec.ttlSecondsAfterFinished: ${kept} stays in force by the annotation ${TTL_SECONDS}; remove that too, if the job is to stay`,
  ];
};
