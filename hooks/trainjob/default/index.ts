// All defaults of a TrainJob in addition to those of its CRD. A second pass at the same time changes nothing.
import { managedByLabel } from './managedbylabel.js';
import { opaqueSpecs } from './opaquespecs.js';
import { patchTimes } from './patchtimes.js';
import { resumedAt } from './resumedat.js';
import type { Default } from './rule.js';
import { ttl } from './ttl.js';

const defaults: readonly Default[] = [patchTimes, resumedAt, managedByLabel, ttl, opaqueSpecs];

export const withDefaults: Default = (trainJob, old, now) =>
  defaults.reduce((job, rule) => rule(job, old, now), trainJob);
