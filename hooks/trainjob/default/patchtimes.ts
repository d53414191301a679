// When a manager last changed its patch. Kubeflow KEP-2170, as built in Trainer v2.3: a client may set the time of a new
// entry; the time of an existing entry is set here.
import type { Timestamp } from '../../api/hook.js';
import { isSame } from '../../kube/same.js';
import type { RuntimePatch } from '../api/types.js';
import type { Default } from './rule.js';

export const patchTimes: Default = (trainJob, old, now) => {
  const { runtimePatches } = trainJob.spec;
  if (runtimePatches === undefined) return trainJob;
  const stored = new Map((old?.spec.runtimePatches ?? []).map((patch) => [patch.manager, patch]));
  const stamped = runtimePatches.map((patch) => stampedPatch(patch, stored.get(patch.manager), now));
  return { ...trainJob, spec: { ...trainJob.spec, runtimePatches: stamped } };
};

function stampedPatch(patch: RuntimePatch, stored: RuntimePatch | undefined, now: Timestamp): RuntimePatch {
  const { time, ...content } = patch;
  if (stored === undefined) return { ...patch, time: time ?? now };
  const { time: since, ...before } = stored;
  if (!isSame(before, content)) return { ...patch, time: now };
  return since === undefined ? content : { ...patch, time: since };
}
